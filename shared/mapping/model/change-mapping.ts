/** Changes to a mapping, each answering with a new one, and what stands against a mapping as a whole. */
import type { Catalogue, Leaf } from '../../catalogue/catalogue.ts'
import { issue } from '../../issue-words.ts'
import { inColumn, quoted, type Value } from '../../messages/values.ts'
import type { Issue } from '../../result.ts'
import { columnLetters } from '../../sheet/sheet.ts'
import { namesOfColumns } from '../../words/column-names.ts'
import { fieldPathOf, parseTarget } from './field-path.ts'
import { type FilledField, filledFields } from './fillings.ts'
import type {
  AddressChoice,
  ColumnMapping,
  ConstantMapping,
  Filling,
  KeyChoice,
  Mapping,
  ReadAs,
  Reading,
  ReadingDefaults,
  SheetMapping,
  Split,
} from './mapping.ts'
import { inTarget } from './target-label.ts'
import { isFactOpen } from './undecided-columns.ts'

/** One column of one sheet; `column` counts from 1. */
export type ColumnPlace = { readonly sheet: string; readonly column: number }

export function changeColumn(
  mapping: Mapping,
  { sheet, column }: ColumnPlace,
  change: (column: ColumnMapping) => ColumnMapping,
): Mapping {
  return changeSheet(mapping, sheet, (one) => ({
    ...one,
    columns: one.columns.map((each) => (each.column === column ? change(each) : each)),
  }))
}

/** Also what a sheet says as a whole: what each of its rows is, what blanks mean, which facts fill a field. */
export function changeSheet(mapping: Mapping, sheet: string, change: (sheet: SheetMapping) => SheetMapping): Mapping {
  return { ...mapping, sheets: mapping.sheets.map((one) => (one.sheet === sheet ? change(one) : one)) }
}

/** One field that a column fills: of the `part` while it is split, and of that one more (`also`), both by index from 0. */
export type FilledPlace = ColumnPlace & { readonly part?: number; readonly also?: number }

/** @param change  is given what the value fills first, too */
function changeFilling(
  mapping: Mapping,
  { part, also, ...place }: FilledPlace,
  change: (one: Filling, first: Filling) => Filling,
): Mapping {
  const changed = (first: Filling): Filling => {
    if (also === undefined) return change(first, first)
    const { also: before = [], ...rest } = first
    const after = before.flatMap((one, at) => {
      const { target, reading } = at === also ? change(one, first) : one
      return target === null ? [] : [{ target, ...(reading && { reading }) }]
    })
    return { ...rest, ...(after.length > 0 && { also: after }) }
  }
  return changeColumn(mapping, place, (column) => {
    // What is said of the column beside what it fills stays.
    if (part === undefined) return changed(column) as ColumnMapping
    if (column.split === undefined) return column
    const parts = column.split.parts.map((one, at) => (at === part ? changed(one) : one))
    return { ...column, isChosen: true, split: { ...column.split, parts } }
  })
}

/**
 * Gives a value another field; given to a column it is whole: no longer split or joined. What was said about reading goes with the old
 * field, unless the kind is the same. `null` leaves out what is meant, with all that it fills.
 */
export function changeTarget(
  catalogue: Catalogue,
  mapping: Mapping,
  place: FilledPlace,
  target: string | null,
): Mapping {
  return changeFilling(mapping, place, (one) => withTarget(catalogue, one, target))
}

/** Lets a value fill one more field. It is read as for the first, but where the two have different lists. */
export const alsoFill = (catalogue: Catalogue, mapping: Mapping, place: FilledPlace, target: string): Mapping =>
  changeFilling(mapping, place, (one) => {
    const [first, more] = [leafOf(catalogue, one.target), leafOf(catalogue, target)]
    const own = !hasSameList(first, more) && { reading: readingFor(one.reading ?? {}, first, more) }
    return { ...one, also: [...(one.also ?? []), { target, ...own }] }
  })

/**
 * Says that a person wants a column as it is now.
 * @param asked  what was shown of it, and is answered by that, and nothing else: it is read as it was, where nothing else was said meanwhile
 */
export function settleColumn(
  mapping: Mapping,
  place: ColumnPlace,
  asked: readonly (Pick<Issue, 'readAs'> & { readonly answer?: string })[] = [],
): Mapping {
  const readAs: ReadAs = Object.assign({}, ...asked.map((one) => one.readAs))
  const answers = asked.flatMap(({ answer }) => answer ?? [])
  return changeColumn(mapping, place, (column) => ({
    ...column,
    ...(Object.keys(readAs).length > 0 && { reading: { ...readAs, ...column.reading } }),
    ...(answers.length > 0 && { answered: [...new Set([...(column.answered ?? []), ...answers])] }),
    isSettled: true,
  }))
}

/**
 * Keeps columns in a note of their account, as lines with their names: "Priority services: hearing impaired". What is kept of a sheet
 * goes together, in the order of its columns: one note for each row, and one alone for rows of an account that say the same. A value of
 * `withoutNote` makes no line. Where rows are about things with numbers, such as meters, the lines that all rows of an account have are one
 * note, and those of a row that differ begin with its number, or all where another sheet has more such things of the account. Where each row
 * is a note, told with its own day or author, the lines go below its text. What was kept in a note of its own stays there: it may have been
 * sent so.
 */
export function keepInNotes(
  mapping: Mapping,
  catalogue: Catalogue,
  places: readonly (ColumnPlace & { readonly withoutNote?: readonly string[] })[],
): Mapping {
  const field = noteField(catalogue)
  if (field === null) return mapping
  return places.reduce((kept, place) => {
    const columns = kept.sheets.find(({ sheet }) => sheet === place.sheet)?.columns ?? []
    const header = columns.find(({ column }) => column === place.column)?.header.trim() ?? ''
    const label = header === '' ? `Column ${columnLetters(place.column)}` : header
    const together = columns.findLast((one) => one.column !== place.column && isKeptWithOthers(one, field))
    const text = together === undefined ? noteOfRow(columns, field) : undefined
    const target = together?.target ?? text?.target ?? field.replace('[]', `[${freeNote(kept, field)}]`)
    const translations = place.withoutNote?.map((from) => ({ from, to: '' })) ?? []
    const reading = { label, ...(translations.length > 0 && { translations }) }
    const parts = columns.flatMap((one) => (one.target === target ? (one.join?.place ?? 0) : []))
    const behind = text === undefined ? 0 : Math.max(...parts) + 1
    const saysWhatAbout = together === undefined ? text === undefined : together.join?.saysWhatAbout === true
    const join = {
      place: together?.join?.place ?? behind,
      separator: '\n',
      ...(saysWhatAbout && { saysWhatAbout: true as const }),
    }
    const opened = text === undefined ? kept : withJoin(kept, { ...place, column: text.column })
    const filled = changeReading(changeTarget(catalogue, opened, place, target), place, reading)
    return changeColumn(filled, place, (column) => ({ ...column, join, isSettled: true }))
  }, mapping)
}

/**
 * Where a row is a note, which has more than its text, the column of that text. What is read in a way of its own, or fills another field
 * too, is left as it is: that would hold for the lines below it.
 */
function noteOfRow(columns: readonly ColumnMapping[], field: string): ColumnMapping | undefined {
  const isText = ({ target }: ColumnMapping): boolean => target !== null && fieldPathOf(target) === field
  return columns.find((one) => {
    const note = one.target?.slice(0, one.target.lastIndexOf('.') + 1) ?? ''
    const isMore = (other: ColumnMapping) => other.target?.startsWith(note) === true && !isText(other)
    return isText(one) && one.reading === undefined && one.also === undefined && columns.some(isMore)
  })
}

const withJoin = (mapping: Mapping, place: ColumnPlace): Mapping =>
  changeColumn(mapping, place, ({ join = { place: 0, separator: '\n' }, ...column }) => ({ ...column, join }))

const isKeptWithOthers = ({ target, reading, join }: ColumnMapping, field: string): boolean =>
  target !== null && fieldPathOf(target) === field && reading?.label !== undefined && join !== undefined

/** The field that takes any remark on an account; `null` where there is none. */
export const noteField = ({ leaves }: Catalogue): string | null =>
  leaves.find(({ role }) => role === 'remark')?.path ?? null

/** Behind those that columns fill, whose rows count from 0 as well. */
function freeNote({ sheets }: Mapping, field: string): number {
  const level = field.slice(0, field.indexOf('[]'))
  const numbers = sheets.flatMap((sheet) =>
    filledFields(sheet).flatMap(({ target }) => {
      const [step] = parseTarget(target) ?? []
      if (step?.name !== level || step.selector === undefined) return []
      return [step.selector.by === 'index' ? step.selector.index : 0]
    }),
  )
  return Math.max(-1, ...numbers) + 1
}

/** Leaves a column out and all behind it, for good: a second table beside the first. */
export const leaveOutFrom = (mapping: Mapping, { sheet, column: from }: ColumnPlace): Mapping =>
  changeSheet(mapping, sheet, (one) => ({
    ...one,
    columns: one.columns.map((each) =>
      each.column < from ? each : { column: each.column, header: each.header, target: null, isSettled: true },
    ),
  }))

function withTarget(
  catalogue: Catalogue,
  { reading, join: _, split: __, also, ...rest }: Filling & Pick<ColumnMapping, 'split'>,
  target: string | null,
): Filling {
  const [before, now] = [leafOf(catalogue, rest.target), leafOf(catalogue, target)]
  const kept = reading !== undefined && before?.kind === now?.kind && { reading: readingFor(reading, before, now) }
  return { ...rest, target, ...kept, ...(target !== null && also && { also }) }
}

const leafOf = (catalogue: Catalogue, target: string | null): Leaf | undefined =>
  target === null ? undefined : catalogue.leaf(fieldPathOf(target))

const hasSameList = (one: Leaf | undefined, other: Leaf | undefined): boolean =>
  one?.documentedValues.join('\n') === other?.documentedValues.join('\n')

/** What was told by its name in a note is not called by it in another field, and what values mean in one list says nothing of another. */
function readingFor(reading: Reading, before: Leaf | undefined, now: Leaf | undefined): Reading {
  if (before === now) return reading
  const { label: _, ...unnamed } = reading
  if (hasSameList(before, now)) return unnamed
  const { translations: __, whenBlank: ___, ...left } = unnamed
  return left
}

/**
 * A person gives a column its field, or leaves it out. What its values may not mean in the new field they have not seen: only what is
 * left out is settled by that, and that the field is no guess.
 */
export function chooseTarget(
  catalogue: Catalogue,
  mapping: Mapping,
  place: ColumnPlace,
  target: string | null,
): Mapping {
  return changeColumn(
    changeTarget(catalogue, mapping, place, target),
    place,
    ({ isSettled: _, isChosen: __, isGuessed: ___, ...column }) =>
      target === null ? { ...column, isSettled: true } : { ...column, isChosen: true },
  )
}

/** Cuts a column into parts with fields of their own; `null` makes it whole again, without a field. What stands for whole cells stays. */
export function splitColumn(mapping: Mapping, place: ColumnPlace, split: Split | null): Mapping {
  return changeColumn(mapping, place, ({ column, header, reading: { translations } = {} }) => ({
    column,
    header,
    target: null,
    ...(translations && { reading: { translations } }),
    ...(split === null ? {} : { split, isChosen: true }),
  }))
}

/** As many parts as are wanted; those that are there keep what was said of them. */
export const withPartCount = ({ cut, parts }: Split, count: number): Split => ({
  cut,
  parts: Array.from({ length: count }, (_, index) => parts[index] ?? { target: null }),
})

/**
 * Joins columns of a sheet into one value of a field, in the order given, with `separator` between them. Columns that were parts
 * of that field and are not named are left out; of a single column it becomes the whole value.
 */
export function joinColumns(
  mapping: Mapping,
  sheet: string,
  target: string,
  columns: readonly number[],
  separator: string,
): Mapping {
  return changeSheet(mapping, sheet, (one) => ({
    ...one,
    columns: one.columns.map((column) => {
      const place = columns.indexOf(column.column)
      const { join, split: _, also, ...rest } = column
      const isOfIt = column.target === target
      if (place < 0) return join !== undefined && isOfIt ? { ...rest, target: null } : column
      return {
        ...rest,
        target,
        ...(isOfIt && also && { also }),
        ...(columns.length > 1 ? { join: { place, separator } } : {}),
      }
    }),
  }))
}

/**
 * Joins all columns of a sheet that fill the same field whole, in their order, with a blank between: in a note as lines, and where others
 * are kept in it, each with its name as they are.
 */
export function joinAlike(mapping: Mapping, catalogue: Catalogue, sheet: string, target: string): Mapping {
  const columns = mapping.sheets.find((one) => one.sheet === sheet)?.columns ?? []
  const alike = columns.filter((one) => one.split === undefined && one.target === target)
  const field = noteField(catalogue)
  if (field === null || fieldPathOf(target) !== field) return joinColumns(mapping, sheet, target, numbersOf(alike), ' ')
  const own = alike.filter((one) => !isKeptWithOthers(one, field))
  return own.length < alike.length
    ? keepInNotes(
        mapping,
        catalogue,
        own.map(({ column }) => ({ sheet, column })),
      )
    : joinColumns(mapping, sheet, target, numbersOf(alike), '\n')
}

const numbersOf = (columns: readonly ColumnMapping[]): readonly number[] => columns.map(({ column }) => column)

/** Says by which fields the elements of a level are told apart; `null` leaves it to the contract. */
export function chooseKey(mapping: Mapping, level: string, fields: KeyChoice['fields'] | null): Mapping {
  const others = (mapping.keys ?? []).filter((one) => one.level !== level)
  const { keys: _, ...rest } = mapping
  const keys = fields === null ? others : [...others, { level, fields }]
  return keys.length === 0 ? rest : { ...rest, keys }
}

/** Says what is sent for an address that is blank; `null` takes it back. */
export function chooseAddress(
  mapping: Mapping,
  address: string,
  whereBlank: AddressChoice['whereBlank'] | null,
): Mapping {
  const others = (mapping.addresses ?? []).filter((one) => one.address !== address)
  const { addresses: _, ...rest } = mapping
  const addresses = whereBlank === null ? others : [...others, { address, whereBlank }]
  return addresses.length === 0 ? rest : { ...rest, addresses }
}

/** Says how a value is read for a field; what is `undefined` is found out from the column's values again. */
export function changeReading(mapping: Mapping, place: FilledPlace, change: Partial<Reading>): Mapping {
  // What was right for one country need not be for another.
  const isOfOther = 'phoneCountry' in change && { isUnusualRight: undefined }
  const asked = isOfOther === false ? mapping : changeColumn(mapping, place, ({ answered: _, ...column }) => column)
  return changeFilling(asked, place, ({ reading, ...one }, first) => {
    const changed = withoutUndefined({ ...(reading ?? first.reading), ...isOfOther, ...change })
    // Without a reading of its own, one more field would be read as the first.
    return place.also === undefined && Object.keys(changed).length === 0 ? one : { ...one, reading: changed }
  })
}

export function changeDefaults(mapping: Mapping, change: Partial<ReadingDefaults>): Mapping {
  return { ...mapping, defaults: withoutUndefined({ ...mapping.defaults, ...change }) }
}

/** Adds a constant, in place of one that its target has already. */
export function setConstant(mapping: Mapping, constant: ConstantMapping): Mapping {
  return { ...mapping, constants: [...withoutConstant(mapping, constant.target).constants, constant] }
}

export function withoutConstant(mapping: Mapping, target: string): Mapping {
  return { ...mapping, constants: mapping.constants.filter((one) => one.target !== target) }
}

/**
 * What stands against a mapping before any row is read: two columns of a sheet on one field that are not joined, a field or a key
 * that does not exist, no column with the account number. `where.cell` names the column by its header's cell.
 */
export function checkMapping(catalogue: Catalogue, mapping: Mapping): Issue[] {
  // Sheet by sheet: a workbook may have thousands, and this is done with every change.
  const bySheet = mapping.sheets.flatMap((sheet) => (sheet.isIncluded ? [{ sheet, fields: filledFields(sheet) }] : []))
  const filled = bySheet.flatMap(({ sheet, fields }) => fields.map((field) => ({ sheet, field, fields })))
  const unknown = filled.flatMap(({ sheet, field }) =>
    catalogue.leaf(fieldPathOf(field.target)) === undefined
      ? [
          issue(
            'mapping_field_unknown',
            { column: sourceName(sheet, field), target: field.target },
            headerPlace(sheet, field),
          ),
        ]
      : [],
  )
  const doubled = filled.flatMap(({ sheet, field, fields }) => {
    const other = fields.find((one) => one !== field && one.target === field.target)
    if (other === undefined) return []
    const [column, otherColumn] = [sourceName(sheet, field), sourceName(sheet, other)]
    const facts = { column, otherColumn, field: inTarget(catalogue, field.target) }
    return [issue('mapping_field_twice', facts, headerPlace(sheet, field))]
  })
  const unknownKeys = (mapping.keys ?? []).flatMap(({ level, fields }) =>
    fields.flatMap((field) =>
      catalogue.leaf(fieldPathOf(`${level}.${field}`)) === undefined
        ? [issue('mapping_key_unknown', { level, field })]
        : [],
    ),
  )
  const unknownConstants = mapping.constants.flatMap(({ target }) =>
    catalogue.leaf(fieldPathOf(target)) === undefined ? [issue('mapping_constant_unknown', { target })] : [],
  )
  const hasAccountNumber = filled.some(({ field }) => field.target === catalogue.accountKey)
  const noNumber = hasAccountNumber ? [] : [issue('mapping_account_number_missing', {})]
  return [
    ...noNumber,
    ...unknown,
    ...unknownConstants,
    ...doubled,
    ...unknownKeys,
    ...leftOutSheets(catalogue, mapping),
    ...namesThatFill(catalogue, mapping),
  ]
}

/**
 * Sheets that a suggestion could not place, although they seem to say something of accounts, and those of accounts that have ended by the
 * name of the sheet: nobody may miss their rows.
 */
function leftOutSheets(catalogue: Catalogue, { sheets }: Mapping): Issue[] {
  return sheets.flatMap((sheet) => {
    if (sheet.isIncluded || !sheet.isLeftOutUnasked) return []
    const fields = filledFields(sheet).map(({ target }) => inTarget(catalogue, target))
    return [issue('sheet_left_out', { sheet: sheet.sheet, fields, areEnded: namesAccounts(sheet, catalogue) })]
  })
}

/** One that does, and was left out unasked, is of accounts that have ended. */
export const namesAccounts = (sheet: SheetMapping, { accountKey }: Pick<Catalogue, 'accountKey'>): boolean =>
  filledFields(sheet).some(({ target }) => target === accountKey)

/** What a sheet's name fills by suggestion: it is sent for every row, and nobody was asked. */
function namesThatFill(catalogue: Catalogue, { sheets }: Mapping): Issue[] {
  return sheets.flatMap(({ sheet, isIncluded, facts = [] }) =>
    facts.flatMap((fact) => {
      const { target, reading } = fact
      if (!isIncluded || target === null || !isFactOpen(fact)) return []
      const value = reading?.translations?.[0]?.to ?? sheet
      return [issue('sheet_name_fills', { sheet, field: inTarget(catalogue, target), value }, { target })]
    }),
  )
}

/** The first column of a field, told from others of the same heading; of a fact, what it is. */
function sourceName({ columns }: SheetMapping, { parts: [{ source }] }: FilledField): Value {
  if (source.from === 'fact') return { key: source.fact === 'rowNumber' ? 'row_number' : 'sheet_name', facts: {} }
  if (source.header === '') return inColumn(source)
  const names = namesOfColumns(columns.map(({ header }) => header))
  return names[columns.findIndex(({ column }) => column === source.column)] ?? quoted(source.header)
}

const headerPlace = ({ sheet, headerRow }: SheetMapping, { parts: [{ source }] }: FilledField) =>
  source.from === 'fact' ? {} : { cell: { sheet, row: Math.max(1, headerRow), column: source.column } }

function withoutUndefined<R extends Reading>(reading: Partial<R>): R {
  return Object.fromEntries(Object.entries(reading).filter(([, value]) => value !== undefined)) as R
}
