import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { PageRow, ProblemGroup, ProjectListEntry, Reply } from '../../../shared/ipc.ts'
import { issue, serviceSays } from '../../../shared/issue-words.ts'
import type { SheetMapping } from '../../../shared/mapping/model/mapping.ts'
import { message, type PlainKey, say, sayMessage } from '../../../shared/messages/say.ts'
import { inColumn, quoted, sentence } from '../../../shared/messages/values.ts'
import { ok, type Result, refuse } from '../../../shared/result.ts'
import { zerosApart } from '../../support/rows/apart-sheets.ts'
import { practiceConnection as connection } from '../../support/sample/sample-connections.ts'
import { type SampleOptions, sampleDesk } from '../../support/sample/sample-desk.ts'
import { valueIn } from '../../support/value-in.ts'
import { renderDesk } from '../../support/windows/render-desk.tsx'
import { beginningWith, including, soundsLike } from '../../support/words/sounds-like.ts'

const listed: readonly ProjectListEntry[] = [
  {
    id: 'one',
    name: 'november.xlsx',
    fileName: 'november.xlsx',
    kind: 'accounts',
    accountCount: 1_204,
    counts: null,
    step: 'load',
    createdAt: '2026-11-18T09:12:00Z',
    openedAt: '2026-11-20T16:40:00Z',
  },
]
const doubtfulGroup = (code: string, level: 'error' | 'warning', columns: ProblemGroup['columns']): ProblemGroup => ({
  code,
  level,
  title: serviceSays('Of the whole file'),
  advice: serviceSays(''),
  leadsToMap: false,
  count: columns.reduce((sum, { count }) => sum + count, 0),
  first: [{ code, level, message: serviceSays('One of them.'), account: null }],
  columns,
  unfilledCount: 0,
  fixCount: 0,
})
const spreadsheet = (name = 'customers.xlsx') => new File(['cells'], name)
const button = (name: RegExp | string) => screen.findByRole('button', { name })
/** Where two sheets have the number of an account. */
const accountNoOf = (sheet: string) =>
  message('column_in_sheet', { column: inColumn({ column: 1, header: 'Account no' }), sheet: quoted(sheet) })
const picker = () => screen.findByLabelText<HTMLInputElement>(say('spreadsheet_file'))

const pageRow = (row: number): PageRow => ({
  row,
  role: 'data',
  accountKey: null,
  cells: [{ text: `value ${row}`, kind: 'text' }],
})

/** A sheet of so many rows, of which only those that are asked for are made. */
const longSheet = (rowCount: number | (() => number)): SampleOptions => ({
  connection,
  openAt: 'load',
  answers: {
    readSheetPage: async ({ offset, limit }) => {
      const total = typeof rowCount === 'number' ? rowCount : rowCount()
      const length = Math.max(0, Math.min(limit, total - offset))
      return ok({ total, rows: Array.from({ length }, (_, at) => pageRow(offset + at + 1)) })
    },
  },
})

/** jsdom scrolls nothing by itself, and tells nobody of it. */
function scrolls(box: HTMLElement): void {
  let top = 0
  Object.defineProperty(box, 'scrollTop', {
    get: () => top,
    set: (wanted: number) => {
      top = wanted
      box.dispatchEvent(new Event('scroll'))
    },
  })
}

const metersApart = zerosApart('Meters', 5)

/** Apart for as long as the column is read as it is. */
function apartUntilJoined(): NonNullable<SampleOptions['answers']> {
  const sample = sampleDesk({ connection, openAt: 'load', accountCount: 5 })
  let isJoined = false
  return {
    ...sample.desk,
    changeMapping: async (ask) => {
      isJoined = true
      return sample.desk.changeMapping(ask)
    },
    undo: async (ask) => {
      isJoined = false
      return sample.desk.undo(ask)
    },
    readSheetsApart: async () => ok(isJoined ? [] : [metersApart]),
  }
}

const sideways = { sheet: 'Customers', column: 1, header: '', count: 1, hasRepeats: false }
const onItsSide = {
  connection,
  openAt: 'load',
  accountCount: 5,
  answers: {
    listProblems: async () =>
      ok([
        doubtfulGroup('sheet_sideways', 'warning', [sideways]),
        doubtfulGroup('leading_zeros_lost', 'warning', [{ ...sideways, column: 9, header: 'ZIP' }]),
      ]),
  },
} as const satisfies SampleOptions

/** A sheet on its side that can be turned. @param areHeldBack  pages of the turned one come only when they are let */
function renderTurning({ areHeldBack = false } = {}) {
  let isTurned = false
  const pagesMayCome = Promise.withResolvers<void>()
  if (!areHeldBack) pagesMayCome.resolve()
  const rendered = renderDesk({
    ...onItsSide,
    answers: {
      ...onItsSide.answers,
      changeSheets: async ({ sheets: asked }) => {
        const read = await rendered.sample.desk.readDesk({})
        if (!read.ok || read.value.project === null) throw new Error('No project.')
        isTurned = asked[0]?.isTurned ?? false
        const [first, ...others] = read.value.project.sheets
        return ok({ ...read.value.project, sheets: [{ ...first!, isTurned }, ...others] })
      },
      readSheetPage: async () => {
        if (isTurned) await pagesMayCome.promise
        return ok({ total: 5, rows: [1, 2, 3, 4, 5].map(pageRow), isTurned })
      },
    },
  })
  return { ...rendered, letPagesCome: pagesMayCome.resolve }
}

describe('Load', () => {
  it('hands over the name and the bytes of a picked file, and shows its sheets', async () => {
    const { user, sample } = renderDesk({ connection, accountCount: 5 })
    await user.upload(await picker(), spreadsheet())
    expect(await screen.findByRole('checkbox', { name: 'Customers' })).toBeTruthy()
    const asked = sample
      .asksOf('loadSpreadsheet')
      .map(({ fileName, bytes }) => [fileName, new TextDecoder().decode(bytes)])
    expect(asked).toEqual([['customers.xlsx', 'cells']])
  })

  it('takes a file for what the person says it is about, and has it found out where they say nothing', async () => {
    const { user, sample } = renderDesk({ connection, accountCount: 5 })
    await user.upload(await picker(), spreadsheet())
    await user.click(await button(say('load_another_spreadsheet')))
    await user.click(await screen.findByRole('radio', { name: say('additions_to_accounts') }))
    await user.upload(await picker(), spreadsheet())
    await waitFor(() =>
      expect(sample.asksOf('loadSpreadsheet').map(({ kind }) => kind)).toEqual([undefined, 'additions']),
    )
    // What was said of one file is not said of the next.
    await user.click(await button(say('load_another_spreadsheet')))
    await user.upload(await picker(), spreadsheet())
    await waitFor(() =>
      expect(sample.asksOf('loadSpreadsheet').map(({ kind }) => kind)).toEqual([undefined, 'additions', undefined]),
    )
  })

  it('takes a file that is dropped on the sheets of another one', async () => {
    const { user, sample } = renderDesk({ connection, accountCount: 5 })
    await user.upload(await picker(), spreadsheet())
    await screen.findByRole('checkbox', { name: 'Customers' })
    const drop = async (name: string) =>
      fireEvent.drop(await screen.findByText(say('drop_your_spreadsheet_here')), {
        dataTransfer: { items: [{ kind: 'file', getAsFile: () => spreadsheet(name) }], types: ['Files'] },
      })
    await drop('picture.png')
    expect(await screen.findByText(including('picture.png'))).toBeTruthy()
    await drop('november.xlsx')
    await waitFor(() =>
      expect(sample.asksOf('loadSpreadsheet').map(({ fileName }) => fileName)).toEqual([
        'customers.xlsx',
        'november.xlsx',
      ]),
    )
  })

  it('says how far a file is read, and stops on request', async () => {
    const loading = Promise.withResolvers<Result<Reply<'loadSpreadsheet'>>>()
    const { user, sample } = renderDesk({
      connection,
      answers: {
        loadSpreadsheet: () => loading.promise,
        cancelLoading: async () => {
          loading.resolve(refuse(issue('loading_cancelled', {})))
          return ok({})
        },
      },
    })
    await user.upload(await picker(), spreadsheet())
    expect(await screen.findByText(say('reading_the_file'))).toBeTruthy()
    sample.tell('loadingProgress', { stage: 'understanding', fraction: 0.4 })
    const bar = await screen.findByRole('progressbar')
    await waitFor(() => expect(bar.getAttribute('aria-valuenow')).toBe('40'))
    await user.click(await button(say('stop_loading')))
    expect(await screen.findByText(say('loading_stopped'))).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('says why a file can’t be used, and lets another be chosen', async () => {
    const why = issue('file_password_protected', { fileName: 'customers.xlsx' })
    const { user } = renderDesk({ connection, answers: { loadSpreadsheet: async () => refuse(why) } })
    await user.upload(await picker(), spreadsheet())
    expect((await screen.findByRole('alert')).textContent).toContain(sayMessage(why.message))
    expect(await button(say('choose_spreadsheet'))).toBeTruthy()
  })

  it('refuses another kind of file by its name, before it is read', async () => {
    const { user, sample } = renderDesk({ connection })
    const anyFile = (await picker()) as HTMLInputElement
    anyFile.removeAttribute('accept')
    await user.upload(anyFile, spreadsheet('letter.pdf'))
    expect((await screen.findByRole('alert')).textContent).toMatch(
      soundsLike('not_a_spreadsheet_name', { fileName: 'letter.pdf' }),
    )
    expect(sample.asksOf('loadSpreadsheet')).toEqual([])
  })

  it('goes on with a spreadsheet that was loaded earlier', async () => {
    const { user, sample } = renderDesk({ connection, listed, accountCount: 5 })
    await user.click(await button(say('go_on_with_project', { project: 'november.xlsx' })))
    expect(await screen.findByText(say('sheets_to_use'))).toBeTruthy()
    expect(sample.asksOf('openProject')).toEqual([{ id: 'one' }])
  })

  it('shows how far a spreadsheet is that is opened again, and stops opening it', async () => {
    const opening = Promise.withResolvers<Result<Reply<'openProject'>>>()
    const { user, sample } = renderDesk({
      connection,
      listed,
      answers: {
        openProject: () => opening.promise,
        cancelLoading: async () => {
          opening.resolve(refuse(issue('loading_cancelled', {})))
          return ok({})
        },
      },
    })
    await user.click(await button(say('go_on_with_project', { project: 'november.xlsx' })))
    const region = await screen.findByRole('region', { name: say('opening_project', { project: 'november.xlsx' }) })
    expect(within(region).getByRole('status').textContent).toBe(say('reading_the_file'))
    sample.tell('loadingProgress', { stage: 'understanding', fraction: 0.4 })
    const bar = await within(region).findByRole('progressbar')
    await waitFor(() => expect(bar.getAttribute('aria-valuenow')).toBe('40'))
    await user.click(await button(say('stop_opening')))
    expect(await screen.findByText(say('loading_stopped'))).toBeTruthy()
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: say('opening_project', { project: 'november.xlsx' }) })).toBeNull(),
    )
  })

  it('deletes a spreadsheet only after asking', async () => {
    const { user, sample } = renderDesk({ connection, listed })
    await user.click(await button(say('delete_project', { project: 'november.xlsx' })))
    expect(await screen.findByText(say('delete_project_removes'))).toBeTruthy()
    await user.click(await button(say('delete_it')))
    await waitFor(() => expect(screen.queryByText('november.xlsx')).toBeNull())
    expect(sample.asksOf('deleteProject')).toEqual([{ id: 'one' }])
  })

  it('says which rows of a sheet are left out', async () => {
    renderDesk({ connection, openAt: 'load', accountCount: 5 })
    expect(await screen.findByText(say('rows_title', { count: 1, rows: 'Row 1' }))).toBeTruthy()
    expect(screen.getByText(say('rows_header', { count: 1, rows: 'Row 3' }))).toBeTruthy()
    expect(screen.getByText(say('rows_total', { count: 1, rows: 'Row 9' }))).toBeTruthy()
  })

  it('leaves a sheet out, and says so when none is left', async () => {
    const { user } = renderDesk({ connection, openAt: 'load', accountCount: 5 })
    await user.click(await screen.findByRole('checkbox', { name: 'Customers' }))
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Customers' }).checked).toBe(false),
    )
    await user.click(screen.getByRole('checkbox', { name: 'Meters' }))
    expect(await screen.findByText(say('choose_one_sheet'))).toBeTruthy()
    expect((await button(say('go_on_to_step', { step: say('step_map') }))).hasAttribute('disabled')).toBe(true)
  })

  it.each<[string, Partial<SheetMapping>, PlainKey]>([
    ['none of whose columns fills a field', { columns: [] }, 'sheet_fills_nothing'],
    [
      'whose accounts are not known',
      { isLeftOutUnasked: true, columns: [{ column: 1, header: 'Note', target: 'notes[].body' }] },
      'sheet_of_unknown_accounts',
    ],
    ['whose accounts have ended', { isLeftOutUnasked: true }, 'sheet_of_ended_accounts'],
  ])('says why a sheet is left out %s', async (_, change, why) => {
    const read = valueIn(await sampleDesk({ connection, openAt: 'load' }).desk.readDesk({}))
    if (read.project === null) throw new Error('Nothing is open.')
    const { mapping } = read.project
    const sheets = mapping.sheets.map((one) =>
      one.sheet === 'Meters' ? { ...one, isIncluded: false, ...change } : one,
    )
    const project = { ...read.project, mapping: { ...mapping, sheets } }
    renderDesk({ connection, openAt: 'load', answers: { readDesk: async () => ok({ ...read, project }) } })
    const line = (await screen.findByRole('checkbox', { name: 'Meters' })).closest('li')
    expect(line?.textContent).toContain(say(why))
  })

  it('takes another row for the headings', async () => {
    const { user, sample } = renderDesk({ connection, openAt: 'load', accountCount: 5 })
    const table = await screen.findByRole('table')
    expect(
      within(table).getByRole<HTMLInputElement>('radio', { name: say('row_holds_headings', { row: 3 }) }).checked,
    ).toBe(true)
    await user.click(within(table).getByRole('radio', { name: say('row_holds_headings', { row: 4 }) }))
    await waitFor(() =>
      expect(sample.asksOf('changeSheets')).toMatchObject([
        {
          sheets: [
            { sheet: 'Customers', isIncluded: true, headerRow: 4 },
            { sheet: 'Meters', isIncluded: true, headerRow: 1 },
            { sheet: 'Lookup', isIncluded: false, headerRow: 0 },
          ],
        },
      ]),
    )
  })

  it('takes a row out that is no data, and takes it in again', async () => {
    const { user, sample } = renderDesk({ connection, openAt: 'load', accountCount: 5 })
    const row = () => screen.getByRole<HTMLInputElement>('checkbox', { name: say('use_row', { row: 5 }) })
    await screen.findByRole('table')
    await user.click(row())
    expect(await screen.findByText(say('row_is_left_out'))).toBeTruthy()
    expect(screen.getByText(soundsLike('rows_left_out', { rows: 'Row 5' }))).toBeTruthy()
    await user.click(row())
    await waitFor(() => expect(row().checked).toBe(true))
    expect(sample.asksOf('changeSheets').map(({ sheets }) => sheets[0]?.rowsOut)).toEqual([[5], undefined])
  })

  it('shows the rows that are no data by themselves, and takes a total in', async () => {
    const { user } = renderDesk({ connection, openAt: 'load', accountCount: 5 })
    await user.click(await screen.findByText(say('rows_no_data')))
    await user.click(await screen.findByRole('checkbox', { name: say('use_row', { row: 9 }) }))
    await user.click(screen.getByText(say('whole_sheet')))
    expect(await screen.findByText(say('row_is_data_taken_in'))).toBeTruthy()
  })

  it('draws the rows in sight of a long sheet, and reads no others', async () => {
    const { sample } = renderDesk(longSheet(40_000))
    expect(await screen.findByRole('row', { name: /value 8$/ })).toBeTruthy()
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('40001')
    expect(screen.getAllByRole('row').length).toBeLessThan(60)
    expect(Math.max(...sample.asksOf('readSheetPage').map(({ offset }) => offset))).toBeLessThan(1000)
  })

  it('goes on to the last row by keys, and on with Tab after two stops', async () => {
    const { user, sample } = renderDesk(longSheet(40_000))
    const use = (row: number) => screen.findByRole('checkbox', { name: say('use_row', { row }) })
    await user.click(await screen.findByRole('radio', { name: say('row_holds_headings', { row: 4 }) }))
    const changes = sample.asksOf('changeSheets').length
    ;(await use(5)).focus()
    await user.keyboard('{ArrowDown}')
    await waitFor(async () => expect(document.activeElement).toBe(await use(6)))
    scrolls(screen.getByRole('region', { name: say('rows_of_sheet', { sheet: 'Customers' }) }))
    await user.keyboard('{End}')
    await waitFor(async () => expect(document.activeElement).toBe(await use(40_000)))
    await user.tab()
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(soundsLike('row_holds_headings'))
    await user.keyboard('{ArrowUp}')
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: say('sheet_has_no_headings') }))
    expect(sample.asksOf('changeSheets').length).toBe(changes)
  })

  it('shows the last rows there are when there are fewer', async () => {
    let total = 400
    const { sample } = renderDesk(longSheet(() => total))
    await screen.findByRole('row', { name: /value 12$/ })
    total = 5
    const read = await sample.desk.readDesk({})
    if (!read.ok || read.value.project === null) throw new Error('No project.')
    sample.tell('projectChanged', { ...read.value.project, mapping: { ...read.value.project.mapping } })
    await waitFor(() => expect(screen.queryByRole('row', { name: /value 12$/ })).toBeNull())
    expect(screen.getByRole('row', { name: /value 5$/ })).toBeTruthy()
  })

  it('offers to turn a sheet that lies on its side, and says why one can’t be turned', async () => {
    const why = issue('sheet_too_long_to_turn', { sheet: 'Customers', rowCount: 20_000, most: 16_384 })
    const { user, sample } = renderDesk({
      ...onItsSide,
      answers: {
        ...onItsSide.answers,
        changeSheets: async () => refuse(why),
      },
    })
    await user.click(await button(say('turn_sheet')))
    expect((await screen.findByRole('alert')).textContent).toContain(sayMessage(why.message))
    expect(sample.asksOf('changeSheets')[0]?.sheets.map(({ isTurned }) => isTurned)).toEqual([
      true,
      undefined,
      undefined,
    ])
    await user.click(screen.getByRole('button', { name: say('look_into_sheet', { sheet: 'Meters' }) }))
    await screen.findByText(say('sheet_holds', { sheet: 'Meters' }))
    expect(screen.queryByRole('button', { name: say('turn_sheet') })).toBeNull()
  })

  it('keeps the focus at what it says of turning, there and back, and names rows as the file has them', async () => {
    const { user } = renderTurning()
    const saidOfTurning = () => (document.activeElement?.role === 'status' ? document.activeElement.textContent : '')
    await user.click(await button(say('turn_sheet')))
    await waitFor(() => expect(saidOfTurning()).toMatch(beginningWith(say('sheet_is_turned'))))
    expect(
      await screen.findByRole('radio', { name: say('turned_row_holds_headings', { row: 3, column: 'C' }) }),
    ).toBeTruthy()
    expect(await screen.findByText(say('in_rows_of_file', { count: 1, rows: '9 (“ZIP”)' }))).toBeTruthy()
    await user.tab()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(saidOfTurning()).toMatch(beginningWith(say('sheet_seems_on_side'))))
    await user.click(screen.getByRole('checkbox', { name: say('sheet_lies_on_side') }))
    await waitFor(() => expect(saidOfTurning()).toMatch(beginningWith(say('sheet_is_turned'))))
  })

  it('shows no row of a sheet that was turned before it is read anew', async () => {
    const { user, letPagesCome } = renderTurning({ areHeldBack: true })
    await screen.findByRole('table')
    await user.click(await button(say('turn_sheet')))
    await screen.findByText(beginningWith(say('sheet_is_turned')))
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.getByText(say('busy_doing', { doing: say('reading_sheet') }))).toBeTruthy()
    letPagesCome()
    expect(
      await screen.findByRole('radio', { name: say('turned_row_holds_headings', { row: 3, column: 'C' }) }),
    ).toBeTruthy()
  })

  it('says what the file hides, uses it, and leaves it out when asked to', async () => {
    const { user, sample } = renderDesk({ connection, openAt: 'load', accountCount: 5, hidesSome: true })
    expect(await screen.findByText(say('rows_and_columns_hidden', { rows: 2, columns: 1 }))).toBeTruthy()
    const rows = screen.getByRole<HTMLInputElement>('checkbox', { name: say('use_hidden_rows', { count: 2 }) })
    const column = screen.getByRole('checkbox', {
      name: say('use_hidden_columns', { count: 1, columns: 'M (“Sales person”)' }),
    })
    expect(rows.checked).toBe(true)
    expect((await screen.findAllByText(say('row_is_data_hidden'))).length).toBe(2)
    await user.click(rows)
    await waitFor(() => expect(screen.getAllByText(say('row_is_hidden')).length).toBe(2))
    await user.click(column)
    await waitFor(() =>
      expect(sample.asksOf('changeSheets').at(-1)?.sheets[0]).toEqual({
        sheet: 'Customers',
        isIncluded: true,
        headerRow: 3,
        hiddenRows: 'out',
        hiddenColumns: 'out',
      }),
    )
  })

  it('says of each kind of doubt how many there are and where', async () => {
    renderDesk({
      connection,
      openAt: 'load',
      accountCount: 5,
      answers: {
        listProblems: async () =>
          ok([
            doubtfulGroup('leading_zeros_lost', 'warning', [
              { sheet: 'Customers', column: 9, header: 'ZIP', count: 2, hasRepeats: false },
              { sheet: 'Meters', column: 1, header: 'Account no', count: 7, hasRepeats: false },
            ]),
            doubtfulGroup('phone_unreadable', 'error', [
              { sheet: 'Customers', column: 5, header: 'Mobile', count: 1, hasRepeats: false },
            ]),
          ]),
      },
    })
    const card = await screen.findByRole('region', { name: say('doubts_in_sheet', { sheet: 'Customers' }) })
    await waitFor(() =>
      expect(
        within(card)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ).toEqual(['Warning: 2 numbers may have lost leading zeros in column I (“ZIP”)']),
    )
  })

  it('joins sheets that differ by zeros with one press, says what that makes, and takes it back', async () => {
    const { user, sample } = renderDesk({ connection, openAt: 'load', accountCount: 5, answers: apartUntilJoined() })
    const note = await screen.findByRole('region', {
      name: say('sheets_are_apart', { sheets: '“Meters” and “Customers”' }),
    })
    expect(note.textContent).toBe(
      [
        say('numbers_apart', {
          ...{ isAll: true, count: 5, joined: 5, differences: say('apart_by_zeros') },
          ...{ here: accountNoOf('Meters'), there: accountNoOf('Customers') },
        }),
        '120034500120034512003520012003521200359001200359',
        say('joining_makes_accounts', { before: 10, after: 5 }),
        ' ',
        say('column_then_read', {
          column: sentence(accountNoOf('Meters')),
          how: say('read_with_zeros', { digits: 9 }),
        }),
        say('join_sheets'),
      ].join(''),
    )
    await user.click(await button(say('join_named_sheets', { sheets: '“Meters” and “Customers”' })))
    expect(
      await screen.findByText(say('sheets_joined_accounts', { sheets: '“Meters” and “Customers”', count: 5 })),
    ).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('region', { name: soundsLike('sheets_are_apart') })).toBeNull())
    const meters = () =>
      sample
        .asksOf('changeMapping')
        .at(-1)
        ?.mapping.sheets.find(({ sheet }) => sheet === 'Meters')
    expect(meters()?.columns[0]?.reading?.padZeros).toBe(9)
    await user.click(await button(soundsLike('undo_step')))
    expect(await screen.findByText(soundsLike('undone'))).toBeTruthy()
    expect(await screen.findByRole('region', { name: soundsLike('sheets_are_apart') })).toBeTruthy()
  })

  it('joins all that differ in the same way with one answer', async () => {
    const found = [zerosApart('Meters', 5), zerosApart('Lookup', 5, 5)]
    const answers = { readSheetsApart: async () => ok(found) }
    const { user, sample } = renderDesk({ connection, openAt: 'load', accountCount: 5, answers })
    const note = await screen.findByRole('region', {
      name: say('sheets_are_apart', { sheets: '“Meters”, “Lookup” and “Customers”' }),
    })
    expect(note.textContent).toContain(say('joining_makes_accounts', { before: 10, after: 5 }))
    await user.click(
      within(note).getByRole('button', {
        name: say('join_named_sheets', { sheets: '“Meters”, “Lookup” and “Customers”' }),
      }),
    )
    await waitFor(() => expect(sample.asksOf('changeMapping')).toHaveLength(1))
    const { sheets } = sample.asksOf('changeMapping')[0]?.mapping ?? { sheets: [] }
    expect(sheets.flatMap(({ sheet, columns }) => (columns[0]?.reading?.padZeros === 9 ? [sheet] : []))).toEqual([
      'Meters',
      'Lookup',
    ])
  })

  const sentBefore = { account: '1200345' }
  it.each([
    ['some get rows', { reachedCount: 2, refusal: null }, say('reading_reaches_sent', { count: 2 }), 1],
    [
      'it would be refused, and is not offered',
      { reachedCount: 0, refusal: issue('sent_account_would_move', sentBefore) },
      say('reading_moves_sent', sentBefore),
      0,
    ],
  ] as const)(
    'says before sheets are joined what that does to accounts that were sent: %s',
    async (_what, foreseen, words, offers) => {
      const answers = { readSheetsApart: async () => ok([metersApart]), foreseeSent: async () => ok(foreseen) }
      const { sample } = renderDesk({ connection, openAt: 'load', accountCount: 5, answers })
      expect(await screen.findByText(words)).toBeTruthy()
      const joining = screen.queryAllByRole('button', { name: soundsLike('join_named_sheets') })
      expect(joining).toHaveLength(offers)
      const columns = [{ sheet: 'Meters', column: 1, readAs: { padZeros: 9 } }]
      expect(sample.asksOf('foreseeSent')[0]).toEqual({ columns })
    },
  )

  it('says that sheets meet nowhere, and leads to the column that should hold the number', async () => {
    const answers = { readSheetsApart: async () => ok([{ ...metersApart, join: null }]) }
    const { user } = renderDesk({ connection, openAt: 'load', accountCount: 5, answers })
    const note = await screen.findByRole('region', {
      name: say('sheets_meet_nowhere', { sheets: '“Meters” and “Customers”' }),
    })
    expect(note.textContent).toMatch(
      beginningWith(
        say('numbers_meet_nowhere', {
          count: 5,
          here: accountNoOf('Meters'),
          there: accountNoOf('Customers'),
        }),
      ),
    )
    await user.click(await button('Choose it in Map'))
    expect(await screen.findByText(say('goal_decide'))).toBeTruthy()
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toMatch(
        beginningWith(say('field_for_column', { column: 'Account' })),
      ),
    )
  })

  it('takes back by keys what was done to the sheets', async () => {
    const { user } = renderDesk({ connection, openAt: 'load', accountCount: 5 })
    await user.click(await screen.findByRole('checkbox', { name: 'Meters' }))
    const isIn = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Meters' }).checked
    await waitFor(() => expect(isIn()).toBe(false))
    await user.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(isIn()).toBe(true))
  })

  it('says that macros are never run', async () => {
    renderDesk({ connection, openAt: 'load', format: 'xlsm', accountCount: 5 })
    expect(await screen.findByText(soundsLike('workbook_has_macros'))).toBeTruthy()
  })

  it('reads a text file again with another delimiter', async () => {
    const { user, sample } = renderDesk({ connection, openAt: 'load', format: 'csv', accountCount: 5 })
    await user.selectOptions(await screen.findByLabelText(say('columns_parted_by')), say('delimiter_comma'))
    expect(sample.asksOf('changeTextReading')).toMatchObject([{ delimiter: ',' }])
    await waitFor(() => expect(sample.asksOf('readSheetPage').length).toBeGreaterThan(1))
  })

  it('says what was found out about a text file, and goes back to it', async () => {
    const { user, sample } = renderDesk({ connection, openAt: 'load', format: 'csv', accountCount: 5 })
    await user.selectOptions(await screen.findByLabelText(say('values_put_between')), say('quotes_none'))
    expect(
      await screen.findByText(
        soundsLike('text_reading_chosen', {
          encoding: say('encoding_western_windows'),
          delimiter: say('delimiter_semicolon'),
        }),
      ),
    ).toBeTruthy()
    await user.click(await button(say('back_to_what_was_found')))
    await waitFor(() =>
      expect(sample.asksOf('changeTextReading')).toMatchObject([
        { quote: '' },
        { encoding: 'windows-1252', delimiter: ';', quote: '"' },
      ]),
    )
  })

  it('says where a quotation mark of a text file is never closed, and offers to read it as a letter', async () => {
    const strayQuotes = { count: 2, firstRow: 3 }
    const { user, sample } = renderDesk({ connection, openAt: 'load', format: 'csv', accountCount: 5, strayQuotes })
    expect(await screen.findByText(including(say('text_quote_never_closed', { count: 2, firstRow: 3 })))).toBeTruthy()
    await user.selectOptions(screen.getByLabelText(say('values_put_between')), say('quotes_none'))
    expect(sample.asksOf('changeTextReading')).toMatchObject([{ quote: '' }])
    await waitFor(() => expect(screen.queryByText(soundsLike('text_quote_never_closed'))).toBeNull())
  })

  it('says which rows of a text file go on beyond the last column that is read', async () => {
    const cutRows = { count: 1, firstRow: 3, lastColumn: 16_384 }
    renderDesk({ connection, openAt: 'load', format: 'csv', accountCount: 5, cutRows })
    expect(
      await screen.findByText(beginningWith(say('text_rows_cut', { count: 1, firstRow: 3, lastColumn: 'XFD' }))),
    ).toBeTruthy()
  })

  it('asks before it forgets changed cells by reading a text file anew', async () => {
    const { user, sample } = renderDesk({ connection, openAt: 'load', format: 'csv', accountCount: 5, isEdited: true })
    await user.selectOptions(await screen.findByLabelText(say('columns_parted_by')), say('delimiter_comma'))
    expect(await screen.findByText(say('read_file_again_means'))).toBeTruthy()
    await user.click(await button(say('leave_as_it_is')))
    expect(sample.asksOf('changeTextReading')).toEqual([])
  })

  it('says where the template was saved', async () => {
    const { user } = renderDesk({ connection })
    await user.click(await button(say('save_template')))
    expect(await screen.findByText(say('saved_to', { path: '/home/ana/template.xlsx' }))).toBeTruthy()
  })
})
