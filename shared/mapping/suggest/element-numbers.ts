/** Which element of a repeating level a column describes: "Customer 2 email", "Co-holder first", "Meter serial no. 1". */

import { isPeople } from '../../catalogue/catalogue.ts'
import { formatTarget, type PathStep, parseTarget } from '../model/field-path.ts'
import type { Field } from './fields.ts'
import type { ElementMark } from './headings/header-readings.ts'

/** By level path (ending in `[]`), counted from 1. A level that is not here was not numbered in the header. */
export type ElementNumbers = ReadonlyMap<string, number>

/** A field of one element: what no two columns of a sheet may share. */
export type ConcreteField = { readonly field: Field; readonly numbers: ElementNumbers }

/** One element of one level, as a key. */
export const elementKey = (levelPath: string, number: number): string => `${levelPath}${number}`

/** A field of one element, as a key. Not numbered is the first. */
export const concreteKey = ({ field, numbers }: ConcreteField): string =>
  [field.target, ...field.levels.map(({ path }) => numbers.get(path) ?? 1)].join(' ')

/**
 * Takes the marks of a header to the levels of a field.
 * @param named  keys of the elements that the sheet has a naming column for with a bare number: with "First name 2" on the sheet, "Email 2"
 *   is of the second customer, and with "Serial no. 2" "Digits 2" is of the second meter; without, it is the second e-mail of the
 *   first, or the second register
 * @param overflow  the field that takes what is beyond the first of a person ("Phone 2"), where there is one
 * @returns `undefined` where the marks make no sense for the field
 */
export function numberElements(
  field: Field,
  marks: readonly ElementMark[],
  named: ReadonlySet<string>,
  overflow: Field | undefined,
): ConcreteField | undefined {
  let concrete: ConcreteField | undefined = { field, numbers: new Map() }
  for (const mark of marks) {
    if (concrete === undefined) return undefined
    concrete = numberElement(concrete, mark, named, overflow)
  }
  return concrete
}

function numberElement(
  concrete: ConcreteField,
  { number, noun }: ElementMark,
  named: ReadonlySet<string>,
  overflow: Field | undefined,
): ConcreteField | undefined {
  const { field, numbers } = concrete
  const countable = field.levels.filter(({ isKeyed }) => !isKeyed)
  const counted =
    noun === null
      ? (countable.findLast(({ path }) => named.has(elementKey(path, number))) ?? countable.at(-1))
      : countable.findLast(({ nouns }) => nouns.has(noun))
  if (counted !== undefined) {
    // One person can have a second e-mail or phone, so a number counts people only where the header says so ("Contact 2 email") or the sheet
    // names them ("First name 2").
    if (noun !== null || !isPeople(counted.level) || named.has(elementKey(counted.path, number))) {
      return { field, numbers: new Map([...numbers, [counted.path, number]]) }
    }
  }
  if (number === 1) return concrete
  const overflowLevel = overflow?.levels.at(-1)
  if (noun !== null || overflow === undefined || overflowLevel === undefined) return undefined
  return { field: overflow, numbers: new Map([...numbers, [overflowLevel.path, number - 1]]) }
}

/**
 * Reads a header that is a path of the interface itself: `customers[1].email`, `customers.1.email`, `billing_address.locality`.
 * @returns `undefined` for a header in words, or a path that no field has
 */
export function readWrittenPath(header: string, fields: readonly Field[]): ConcreteField | undefined {
  const path = header.trim().replaceAll(/\.(\d+)(?=\.|$)/g, '[$1]')
  const steps = path.includes('.') ? parseTarget(path) : undefined
  if (steps === undefined) return undefined
  const isAsIn = (field: Field) => {
    const own = parseTarget(field.target) ?? []
    const isKey = (step: PathStep | undefined) => (step?.selector?.by === 'key' ? step.selector.key : undefined)
    return (
      own.length === steps.length &&
      own.every((step, index) => step.name === steps[index]?.name && isKey(step) === isKey(steps[index]))
    )
  }
  const field = fields.find(isAsIn)
  if (field === undefined) return undefined
  const selectors = steps.slice(0, -1).map(({ selector }) => selector)
  const levelSteps = (parseTarget(field.target) ?? []).flatMap(({ selector }, index) =>
    selector === undefined ? [] : [index],
  )
  const numbers = levelSteps.flatMap((step, depth): [string, number][] => {
    const selector = selectors[step]
    const level = field.levels[depth]
    return selector?.by === 'index' && level !== undefined ? [[level.path, selector.index + 1]] : []
  })
  return { field, numbers: new Map(numbers) }
}

/** A chosen target of a column. */
export type Chosen = ConcreteField & { readonly column: number }

/**
 * Writes the targets of a sheet. A level is `[]` where the sheet has columns for one element of it, and numbered from zero where it
 * has columns for several; a column that names no number is then of the first.
 * @returns targets by column
 */
export function writeTargets(chosen: readonly Chosen[]): ReadonlyMap<number, string> {
  const numbersOf = new Map<string, Set<number>>()
  for (const { field, numbers } of chosen) {
    for (const { path } of field.levels) {
      numbersOf.set(path, (numbersOf.get(path) ?? new Set()).add(numbers.get(path) ?? 1))
    }
  }
  const written = chosen.map(({ column, field, numbers }): [number, string] => {
    const isNumbered = field.levels.map(({ path }) => (numbersOf.get(path)?.size ?? 0) > 1)
    let depth = 0
    const steps = (parseTarget(field.target) ?? []).map((step) => {
      if (step.selector === undefined) return step
      const level = field.levels[depth]
      const index = isNumbered[depth] === true && step.selector.by === 'row'
      depth += 1
      return index && level !== undefined
        ? { ...step, selector: { by: 'index' as const, index: (numbers.get(level.path) ?? 1) - 1 } }
        : step
    })
    return [column, formatTarget(steps)]
  })
  return new Map(written)
}
