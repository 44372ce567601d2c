import '../../../support/sized-elements.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { Reply } from '../../../../shared/ipc.ts'
import { issue } from '../../../../shared/issue-words.ts'
import { type Issue, ok, type Result, refuse } from '../../../../shared/result.ts'
import { renderDesk } from '../../../support/render-desk.tsx'
import { dryRunUnderWay, practiceConnection, type SampleOptions } from '../../../support/sample-desk.ts'
import { sheetDesk, sheetName } from '../../../support/sheet-desk.ts'

const sampleRefusal: Issue = {
  level: 'error',
  code: 'storage_full',
  message: 'The disk is full. Make room and try again.',
}

/** Rows 3 and 10 have a bad phone number (column D), rows 2 and 13 an odd meter status (E); the account number is column C. */
function showCheck(options: Partial<SampleOptions['answers'] & object> = {}, rowCount = 12) {
  const sheet = sheetDesk({ rowCount, hasTotal: true })
  const shown = renderDesk({ connection: practiceConnection, sheet, answers: options })
  return { ...shown, sheet }
}

const grid = () => screen.findByRole('grid', { name: `Rows of the sheet ${sheetName}` })
/** By the row's number and the column's letter. */
async function cell(row: number, letter: string): Promise<HTMLElement> {
  const shown = await grid()
  const at = ['C', 'A', 'B', 'D', 'E'].indexOf(letter) + 1
  return waitFor(() => {
    const found = within(shown)
      .getAllByRole('row')
      .map((one) => within(one).queryAllByRole('gridcell'))
      .find(([number]) => number?.textContent === String(row))?.[at]
    if (found === undefined) throw new Error(`There is no cell ${letter}${row}.`)
    return found
  })
}
const text = async (row: number, letter: string) => (await cell(row, letter)).firstChild?.textContent ?? ''
async function choose(user: UserEvent, row: number, letter: string): Promise<void> {
  const wanted = await cell(row, letter)
  await user.click(wanted)
  await waitFor(() => expect(document.activeElement).toBe(wanted))
}
const chooseRows = async (user: UserEvent, words: string) =>
  user.selectOptions(await screen.findByRole('combobox', { name: 'Rows' }), words)
const said = (words: RegExp | string) => screen.findByText(words)
const button = (name: RegExp | string) => screen.findByRole('button', { name })
/** What a spreadsheet program puts on the clipboard, or gets from it. */
const clipboard = (content = '') => {
  const data = new Map([['text/plain', content]])
  return {
    getData: (type: string) => data.get(type) ?? '',
    setData: (type: string, value: string) => void data.set(type, value),
  }
}

describe('Check', () => {
  it('says how many accounts are ready, and what becomes of the others', async () => {
    showCheck()
    const standing = await screen.findByRole('region', { name: 'How the check stands' })
    expect(standing.textContent).toBe('12 accounts10 ready2 with problems2 warnings')
    expect(await said('10 of 12 accounts are ready to create. The other 2 can be mended later.')).toBeTruthy()
  })

  it('shows a problem in its cell, in words too', async () => {
    showCheck()
    const bad = await cell(3, 'D')
    expect(bad.getAttribute('aria-invalid')).toBe('true')
    expect(bad.textContent).toBe(
      'ask reception. Problem: “ask reception” is not a phone number. Type it with its country.',
    )
    expect((await cell(4, 'D')).getAttribute('aria-invalid')).toBeNull()
  })

  it('holds the account number in sight as the first column, under its own letter', async () => {
    showCheck()
    const heads = within(await grid()).getAllByRole('columnheader')
    expect(heads.slice(0, 3).map(({ textContent }) => textContent)).toEqual([
      'Row',
      'C AccountAccount number',
      'A First nameFirst name',
    ])
    expect(await text(4, 'C')).toBe('00000004')
  })

  it('goes to a problem that is chosen in the list, and says what is known of the cell', async () => {
    const { user } = showCheck()
    await user.click(await button(/Accounts D10/))
    await waitFor(async () => expect(document.activeElement).toBe(await cell(10, 'D')))
    const about = screen.getByRole('region', { name: 'About this cell' })
    await waitFor(() => expect(about.textContent).toContain('D10 Phone fills “Mobile phone”ask reception'))
    expect(about.textContent).toContain('is not a phone number')
  })

  it('changes a cell that is typed over, and says what came of it', async () => {
    const { user, sheet } = showCheck()
    await choose(user, 3, 'D')
    await user.keyboard('+44 20 7946 0000{Enter}')
    expect(sheet.textAt(3, 4)).toBe('+44 20 7946 0000')
    expect(await said('Changed one cell. 11 of 12 accounts are ready.')).toBeTruthy()
    const changed = await cell(3, 'D')
    await waitFor(() => expect(changed.textContent).toBe('+44 20 7946 0000. Changed by you'))
    expect(document.activeElement).toBe(await cell(4, 'D'))
  })

  it('goes on with a cell’s text after F2, and leaves it as it was after Escape', async () => {
    const { user, sheet } = showCheck()
    await choose(user, 4, 'A')
    await user.keyboard('{F2}')
    expect(document.activeElement).toHaveProperty('value', 'Ana')
    await user.keyboard('bel{Enter}')
    expect(sheet.textAt(4, 1)).toBe('Anabel')
    await user.keyboard('{F2}x{Escape}')
    expect([sheet.textAt(5, 1), sheet.stepCount()]).toEqual(['Carl', 1])
    expect(document.activeElement).toBe(await cell(5, 'A'))
  })

  it('keeps a line break that is typed with Alt and Enter', async () => {
    const { user, sheet } = showCheck()
    await choose(user, 4, 'A')
    await user.keyboard('one{Alt>}{Enter}{/Alt}two{Tab}')
    expect(sheet.textAt(4, 1)).toBe('one\ntwo')
    expect(document.activeElement).toBe(await cell(4, 'B'))
  })

  it('keeps what is being typed while its row is read again', async () => {
    const editing = Promise.withResolvers<void>()
    const { sheet, user } = showCheck({
      editCells: async (ask) => {
        await editing.promise
        return sheet.answers.editCells(ask)
      },
    })
    await choose(user, 4, 'A')
    await user.keyboard('Anna{Tab}Li')
    editing.resolve()
    await said(/Changed one cell/)
    expect(document.activeElement).toHaveProperty('value', 'Li')
    await user.keyboard('{Enter}')
    expect([sheet.textAt(4, 1), sheet.textAt(4, 2)]).toEqual(['Anna', 'Li'])
  })

  it('takes every key for the cell it was meant for while nothing is told yet', async () => {
    const editing = Promise.withResolvers<void>()
    const { sheet, user } = showCheck({
      editCells: async (ask) => {
        await editing.promise
        return sheet.answers.editCells(ask)
      },
    })
    await choose(user, 4, 'A')
    await user.keyboard('Anna{Enter}Bob{Tab}{ArrowUp}Li{Enter}')
    editing.resolve()
    await waitFor(() =>
      expect([sheet.textAt(4, 1), sheet.textAt(5, 1), sheet.textAt(4, 2)]).toEqual(['Anna', 'Bob', 'Li']),
    )
    expect(sheet.stepCount()).toBe(3)
  })

  it('shows what was typed at once, and the old text again when it could not be kept', async () => {
    const refused = Promise.withResolvers<Result<Reply<'editCells'>>>()
    const { user } = showCheck({ editCells: () => refused.promise })
    await choose(user, 4, 'A')
    await user.keyboard('Anna{Enter}')
    await waitFor(async () => expect(await text(4, 'A')).toBe('Anna'))
    refused.resolve(refuse(sampleRefusal))
    expect((await screen.findByRole('alert')).textContent).toContain('The disk is full.')
    await waitFor(async () => expect(await text(4, 'A')).toBe('Ana'))
  })

  it('leaves what was typed in its cell when it is done before rows are told', async () => {
    // Rows of many accounts are not told one by one, but read again, which takes longer.
    const untold = sheetDesk({ rowCount: 12, hasTotal: true })
    const { user } = showCheck({ editCells: (ask) => untold.answers.editCells(ask) })
    await choose(user, 4, 'A')
    await user.keyboard('Anna{Enter}')
    await said(/Changed one cell/)
    await waitFor(async () => expect(await text(4, 'A')).toBe('Anna'))
  })

  it('shows the old text again also when the application is gone and nothing can be read', async () => {
    let isGone = false
    const { user, sheet } = showCheck({
      editCells: async () => {
        isGone = true
        return refuse(issue('application_stopped', {}))
      },
      readSheetPage: async (ask) =>
        isGone ? refuse(issue('application_stopped', {})) : sheet.answers.readSheetPage(ask),
    })
    await choose(user, 4, 'A')
    await user.keyboard('Anna{Enter}')
    expect(await screen.findAllByText(/so this was not done/)).not.toEqual([])
    expect(await text(4, 'A')).toBe('Ana')
  })

  it('does not go on saying how many are ready when others are by then', async () => {
    const { user, sample } = showCheck()
    await choose(user, 4, 'A')
    await user.keyboard('Anna{Enter}')
    expect(await said(/Changed one cell\. 10 of 12/)).toBeTruthy()
    const read = await sample.desk.readDesk({})
    if (!read.ok || read.value.project === null) throw new Error('There is no project.')
    sample.tell('summaryChanged', { ...read.value.project.summary, readyCount: 9, setAsideCount: 1 })
    expect(
      await said('9 of 12 accounts are ready to create. 1 is set aside. The other 2 can be mended later.'),
    ).toBeTruthy()
  })

  it('undoes and redoes with the keyboard, wherever the focus is', async () => {
    const { user, sheet } = showCheck()
    await choose(user, 4, 'A')
    await user.keyboard('Anna{Enter}')
    await said(/Changed one cell/)
    await user.click(screen.getByRole('tab', { name: /Accounts 12/ }))
    await user.keyboard('{Control>}z{/Control}')
    expect(await said(/Undone\./)).toBeTruthy()
    expect(sheet.textAt(4, 1)).toBe('Ana')
    await user.keyboard('{Control>}y{/Control}')
    expect(await said(/Done again\./)).toBeTruthy()
    expect(sheet.textAt(4, 1)).toBe('Anna')
  })

  it('leaves undo to a box that is typed in', async () => {
    const { user, sheet } = showCheck()
    await choose(user, 4, 'A')
    await user.keyboard('Anna{Enter}')
    await said(/Changed one cell/)
    await user.click(screen.getByRole('tab', { name: /Accounts 12/ }))
    await user.click(await screen.findByRole('textbox', { name: 'Find an account by name or number' }))
    await user.keyboard('x{Control>}z{/Control}')
    expect(sheet.textAt(4, 1)).toBe('Anna')
  })

  it('goes from error to error with F8, then from warning to warning, and says when it starts again', async () => {
    const { user } = showCheck()
    await choose(user, 2, 'C')
    const goesTo = async (place: string) => {
      await user.keyboard('{F8}')
      const expected = await cell(Number(place.slice(1)), place.slice(0, 1))
      await waitFor(() => expect(document.activeElement).toBe(expected))
    }
    await goesTo('D3')
    await goesTo('D10')
    await goesTo('E2')
    expect(await said('That was the last error. Now come the warnings.')).toBeTruthy()
    await goesTo('E13')
    await goesTo('D3')
    expect(await said('That was the last warning. Back at the first error.')).toBeTruthy()
  })

  it('goes to a new error with F8 before it goes on with the warnings', async () => {
    const { user } = showCheck()
    await choose(user, 10, 'D')
    await user.keyboard('{F8}')
    await waitFor(async () => expect(document.activeElement).toBe(await cell(2, 'E')))
    await choose(user, 7, 'D')
    await user.keyboard('no phone{Enter}')
    await waitFor(async () => expect((await cell(7, 'D')).textContent).toMatch(/Problem/))
    await said(/Changed one cell/)
    await user.keyboard('{F8}')
    await waitFor(async () => expect(document.activeElement).toBe(await cell(10, 'D')))
  })

  it('shows only rows with problems, where a mended row goes away and the focus stays in the sheet', async () => {
    const { user } = showCheck()
    await chooseRows(user, 'With problems')
    const numbers = async () =>
      within(await grid())
        .getAllByRole('row')
        .slice(1)
        .map((row) => within(row).getAllByRole('gridcell')[0]?.textContent)
    await waitFor(async () => expect(await numbers()).toEqual(['2', '3', '10', '13']))
    await choose(user, 13, 'E')
    await user.keyboard('on{Enter}')
    await waitFor(async () => expect(await numbers()).toEqual(['2', '3', '10']))
    await waitFor(async () => expect(document.activeElement).toBe(await cell(10, 'E')))
  })

  it('goes on in the row below when a mended row goes away', async () => {
    const { user } = showCheck()
    await chooseRows(user, 'With problems')
    await waitFor(async () => expect(within(await grid()).getAllByRole('row')).toHaveLength(5))
    await choose(user, 2, 'E')
    await user.keyboard('on{Enter}')
    await waitFor(async () => expect(within(await grid()).getAllByRole('row')).toHaveLength(4))
    expect(document.activeElement).toBe(await cell(3, 'E'))
  })

  it('moves no row under a cell that is being typed in', async () => {
    const editing = Promise.withResolvers<void>()
    const { sheet, user } = showCheck({
      editCells: async (ask) => {
        await editing.promise
        return sheet.answers.editCells(ask)
      },
    })
    await chooseRows(user, 'With problems')
    await waitFor(async () => expect(within(await grid()).getAllByRole('row')).toHaveLength(5))
    await choose(user, 2, 'E')
    await user.keyboard('on{Enter}of')
    editing.resolve()
    await said(/Changed one cell/)
    expect(within(await grid()).getAllByRole('row')).toHaveLength(5)
    await user.keyboard('f{Enter}')
    await waitFor(async () => expect(within(await grid()).getAllByRole('row')).toHaveLength(4))
    expect([sheet.textAt(2, 5), sheet.textAt(3, 5)]).toEqual(['on', 'off'])
  })

  it('says that none is left when the last row of a filter is mended, and leads back to all rows', async () => {
    const { user } = showCheck()
    await chooseRows(user, 'With problems')
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Kind of problem' }), 'phone_unreadable')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Column' }), 'D Phone')
    for (const row of [3, 10]) {
      await choose(user, row, 'D')
      await user.keyboard('+442079460000{Enter}')
    }
    expect(await screen.findByText('Done: no row with such a problem is left here')).toBeTruthy()
    expect(screen.getByRole('combobox', { name: 'Kind of problem' })).toBeTruthy()
    const all = await button('Show all rows')
    await waitFor(() => expect(document.activeElement).toBe(all))
    await user.keyboard('{Enter}')
    await waitFor(async () => expect(document.activeElement).toBe(await cell(10, 'D')))
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Rows' }).value).toBe('dataRows')
  })

  it('takes a filter away when a problem is outside it', async () => {
    const { user } = showCheck()
    await user.click(await screen.findByRole('tab', { name: /Accounts 12/ }))
    await user.click(await button(/00000005/))
    expect(await button('Only 00000005: show all accounts again')).toBeTruthy()
    await user.click(screen.getByRole('tab', { name: /Problems/ }))
    await user.click(await button(/Accounts D10/))
    await waitFor(async () => expect(document.activeElement).toBe(await cell(10, 'D')))
    expect(screen.queryByRole('button', { name: /Only 00000005/ })).toBeNull()
  })

  it('says that an account without problems has no next one', async () => {
    const { user } = showCheck()
    await user.click(await screen.findByRole('tab', { name: /Accounts 12/ }))
    await user.click(await button(/00000005/))
    await user.keyboard('{F8}')
    expect(await said('This account has no problem.')).toBeTruthy()
  })

  it('says a suggestion in its cell', async () => {
    showCheck()
    expect((await cell(2, 'E')).textContent).toMatch(/ Suggested: on$/)
  })

  it('uses a suggestion', async () => {
    const { user, sheet } = showCheck()
    await choose(user, 2, 'E')
    await user.click(await button('Use “on”'))
    expect(sheet.textAt(2, 5)).toBe('on')
    expect(await said(/Changed one cell/)).toBeTruthy()
    expect(document.activeElement).toBe(await cell(2, 'E'))
  })

  it('empties the cell with a button beside its text, and gives the focus back to the sheet', async () => {
    const { user, sheet } = showCheck()
    await choose(user, 4, 'A')
    expect((await button('Clear this cell')).getAttribute('aria-keyshortcuts')).toBe('Delete')
    await user.click(await button('Clear this cell'))
    expect(sheet.textAt(4, 1)).toBe('')
    expect(await said(/Changed one cell/)).toBeTruthy()
    expect(document.activeElement).toBe(await cell(4, 'A'))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Clear this cell' })).toBeNull())
  })

  it('offers no emptying in a row that is left out', async () => {
    const { user } = showCheck()
    await chooseRows(user, 'Whole sheet')
    await choose(user, 1, 'A')
    await screen.findByText(/in a row that is left out/)
    expect(screen.queryByRole('button', { name: 'Clear this cell' })).toBeNull()
  })

  it('uses a suggestion with one key', async () => {
    const { user, sheet } = showCheck()
    await choose(user, 2, 'E')
    await user.keyboard('{Control>}.{/Control}')
    expect(sheet.textAt(2, 5)).toBe('on')
    expect(await said(/Changed one cell/)).toBeTruthy()
    await choose(user, 4, 'A')
    await user.keyboard('{Control>}.{/Control}')
    expect(await said('Nothing is suggested for this cell.')).toBeTruthy()
  })

  it('shows rows with one kind of problem, in one column, and edited rows', async () => {
    const { user } = showCheck()
    const rowCount = async () => within(await grid()).getAllByRole('row').length - 1
    await chooseRows(user, 'With problems')
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Kind of problem' }), 'phone_unreadable')
    await waitFor(async () => expect(await rowCount()).toBe(2))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Column' }), 'E Meter status')
    expect(await said('No row has such a problem')).toBeTruthy()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind of problem' }), 'Any problem')
    await waitFor(async () => expect(await rowCount()).toBe(2))
    await choose(user, 2, 'E')
    await user.keyboard('odd{Enter}')
    await chooseRows(user, 'Edited by you')
    await waitFor(async () => expect(await rowCount()).toBe(1))
    await cell(2, 'E')
  })

  it('goes to the error before, and from the first one to the last warning', async () => {
    const { user } = showCheck()
    await choose(user, 10, 'D')
    await user.keyboard('{Shift>}{F8}{/Shift}')
    await waitFor(async () => expect(document.activeElement).toBe(await cell(3, 'D')))
    await user.keyboard('{Shift>}{F8}{/Shift}')
    await waitFor(async () => expect(document.activeElement).toBe(await cell(13, 'E')))
    expect(await said('That was the first error. Now at the last warning.')).toBeTruthy()
  })

  it('fills down a range from its first row, and one row from the row above', async () => {
    const { user, sheet } = showCheck()
    await choose(user, 4, 'A')
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}')
    expect(await said(/Changed 2 cells/)).toBeTruthy()
    expect([4, 5, 6, 7].map((row) => sheet.textAt(row, 1))).toEqual(['Ana', 'Ana', 'Ana', 'Emil'])
    await choose(user, 7, 'A')
    await user.keyboard('{Control>}d{/Control}')
    expect(sheet.textAt(7, 1)).toBe('Ana')
  })

  it('shows where a change was that is taken back', async () => {
    const { user } = showCheck()
    await choose(user, 4, 'A')
    await user.keyboard('x{Enter}')
    await said(/Changed one cell/)
    await choose(user, 12, 'B')
    await user.keyboard('{Control>}z{/Control}')
    await waitFor(async () => expect(document.activeElement).toBe(await cell(4, 'A')))
    expect(await said(/^Undone\./)).toBeTruthy()
  })

  it('finds a text, says where it is among how many, and goes on', async () => {
    const { user } = showCheck()
    await choose(user, 2, 'A')
    await user.keyboard('{Control>}f{/Control}')
    await user.keyboard('okafor{Enter}')
    expect(await said('1 of 4')).toBeTruthy()
    await waitFor(async () => expect((await cell(2, 'B')).getAttribute('aria-selected')).toBe('true'))
    await user.keyboard('{Enter}')
    expect(await said('2 of 4')).toBeTruthy()
    await user.keyboard('{Shift>}{Enter}{/Shift}')
    expect(await said('1 of 4')).toBeTruthy()
    await user.click(screen.getByRole('checkbox', { name: 'Match case' }))
    await user.click(screen.getByRole('button', { name: 'Find next' }))
    expect(await said('No cell says “okafor”')).toBeTruthy()
    await user.keyboard('{Escape}')
    await waitFor(async () => expect(document.activeElement).toBe(await cell(2, 'B')))
  })

  it('shows what replacing would change, and replaces in one step', async () => {
    const { user, sheet } = showCheck()
    await choose(user, 2, 'B')
    await user.keyboard('{Control>}h{/Control}')
    await user.type(await screen.findByRole('textbox', { name: 'Find' }), 'okafor')
    await user.type(screen.getByRole('textbox', { name: 'Replace with' }), 'Obi{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Replace “okafor” with “Obi”' })
    expect(await within(dialog).findByText('4 cells change, in one step that can be undone.')).toBeTruthy()
    expect(within(dialog).getAllByRole('row')).toHaveLength(5)
    await user.click(within(dialog).getByRole('button', { name: 'Replace in 4 cells' }))
    expect(await said(/Replaced in 4 cells/)).toBeTruthy()
    expect([sheet.textAt(2, 2), sheet.stepCount()]).toEqual(['Obi', 1])
  })

  it('closes what would be replaced with Escape, and leaves the search open', async () => {
    const { user } = showCheck()
    await choose(user, 2, 'B')
    await user.keyboard('{Control>}h{/Control}')
    await user.type(await screen.findByRole('textbox', { name: 'Find' }), 'okafor')
    await user.type(screen.getByRole('textbox', { name: 'Replace with' }), 'Obi{Enter}')
    await screen.findByText('4 cells change, in one step that can be undone.')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('textbox', { name: 'Find' })).toBeTruthy()
  })

  it('lists its keys', async () => {
    const { user } = showCheck()
    await choose(user, 2, 'A')
    await user.keyboard('{F1}')
    const dialog = await screen.findByRole('dialog', { name: 'Keys' })
    expect(within(dialog).getByText('Takes the value that is suggested')).toBeTruthy()
  })

  it('copies one cell, and a range as a spreadsheet program takes it', async () => {
    const { user } = showCheck()
    await choose(user, 3, 'D')
    const one = clipboard()
    fireEvent.copy(await cell(3, 'D'), { clipboardData: one })
    expect(one.getData('text/plain')).toBe('ask reception')
    await choose(user, 4, 'C')
    await user.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}')
    const range = clipboard()
    fireEvent.copy(await cell(4, 'C'), { clipboardData: range })
    expect(range.getData('text/plain')).toBe('00000004\tAna\n00000005\tCarl')
  })

  it('pastes a block as one step, and says what did not fit', async () => {
    const { user, sheet } = showCheck()
    await choose(user, 13, 'D')
    fireEvent.paste(await cell(13, 'D'), { clipboardData: clipboard('+1 1\toff\r\n+1 2\toff\r\n') })
    expect(
      await said('Changed 2 cells. 10 of 12 accounts are ready. The sheet ends here: 1 row did not fit.'),
    ).toBeTruthy()
    expect([sheet.textAt(13, 4), sheet.textAt(13, 5), sheet.stepCount()]).toEqual(['+1 1', 'off', 1])
  })

  it('takes nothing away that it could not copy', async () => {
    const { user, sheet } = showCheck({}, 500)
    await choose(user, 2, 'A')
    await user.keyboard('{Control>}a{/Control}')
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
      new DOMException('It is not allowed.', 'NotAllowedError'),
    )
    fireEvent.cut(await cell(2, 'A'), { clipboardData: clipboard() })
    expect(await said('These cells could not be copied. Choose fewer rows and copy again.')).toBeTruthy()
    expect(sheet.stepCount()).toBe(0)
  })

  it('leaves copy and paste to the box a cell is typed in', async () => {
    const { user, sheet } = showCheck()
    await choose(user, 4, 'A')
    await user.keyboard('{F2}')
    const box = await screen.findByRole('textbox', { name: 'First name, row 4' })
    const copied = clipboard('before')
    fireEvent.copy(box, { clipboardData: copied })
    fireEvent.paste(box, { clipboardData: clipboard('a\tb') })
    expect([copied.getData('text/plain'), sheet.stepCount()]).toEqual(['before', 0])
  })

  it('clears a range with Delete', async () => {
    const { user, sheet } = showCheck()
    await choose(user, 4, 'A')
    await user.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}{Delete}')
    expect(await said(/Changed 4 cells/)).toBeTruthy()
    const texts = [sheet.textAt(4, 1), sheet.textAt(4, 2), sheet.textAt(5, 1), sheet.textAt(5, 2), sheet.textAt(6, 1)]
    expect(texts).toEqual(['', '', '', '', 'Dina'])
  })

  it('cuts a whole row that is chosen by its number', async () => {
    const { user, sheet } = showCheck()
    const number = within(await grid()).getByRole('gridcell', { name: '5' })
    await user.click(number)
    const cut = clipboard()
    fireEvent.cut(number, { clipboardData: cut })
    expect(cut.getData('text/plain')).toBe('00000005\tCarl\tOkafor\t+1 512 555 0005\ton')
    expect(await said(/Changed 5 cells/)).toBeTruthy()
    expect(sheet.textAt(5, 3)).toBe('')
  })

  it('clears rows that are not on the screen too', async () => {
    const { user, sheet } = showCheck({}, 2500)
    await choose(user, 2, 'A')
    await user.keyboard('{Shift>}{Control>}{ArrowDown}{/Control}{/Shift}{Delete}')
    expect(await said(/Changed 2,500 cells/)).toBeTruthy()
    expect([sheet.textAt(2, 1), sheet.textAt(2501, 1), sheet.stepCount()]).toEqual(['', '', 1])
  })

  it('refuses a range that is too large, and says so', async () => {
    const { user, sheet } = showCheck({}, 30_000)
    await choose(user, 2, 'A')
    await user.keyboard('{Control>}a{/Control}{Delete}')
    expect(await said('At most 100,000 cells are changed at once. Choose fewer.')).toBeTruthy()
    expect(sheet.stepCount()).toBe(0)
  })

  it('shows headers and totals with the whole sheet, and leaves them as they are', async () => {
    const { user, sheet } = showCheck()
    await chooseRows(user, 'Whole sheet')
    await choose(user, 1, 'A')
    await user.keyboard('x{Enter}{Delete}')
    expect((await screen.findByRole('region', { name: 'About this cell' })).textContent).toContain(
      'row that is left out',
    )
    expect(sheet.stepCount()).toBe(0)
  })

  it('says why the rows can’t be read, and reads them again', async () => {
    let isBroken = true
    const { user, sheet } = showCheck({
      readSheetPage: async (ask) => (isBroken ? refuse(sampleRefusal) : sheet.answers.readSheetPage(ask)),
    })
    expect((await screen.findByRole('alert')).textContent).toContain('The disk is full.')
    isBroken = false
    await user.click(await button('Try again'))
    expect(await text(4, 'A')).toBe('Ana')
  })

  it('leads with F6 from one part of the screen to the next', async () => {
    const { user } = showCheck()
    await choose(user, 4, 'A')
    await user.keyboard('{F6}')
    expect(document.activeElement?.textContent).toBe('Back to Map')
    await user.keyboard('{Shift>}{F6}{/Shift}')
    expect(document.activeElement).toBe(await cell(4, 'A'))
    await user.keyboard('{Shift>}{F6}{/Shift}')
    expect(document.activeElement?.textContent).toBe('Problems 4')
  })

  it('tries all ready accounts, says how far it is, and stops on request', async () => {
    const running = Promise.withResolvers<Result<Reply<'startDryRun'>>>()
    const { user, sample } = showCheck({
      startDryRun: () => running.promise,
      stopDryRun: async () => {
        running.resolve(
          ok({ done: 3, passed: 1, refused: 1, wasStopped: true, leftOut: { withErrors: 2, setAside: 1 } }),
        )
        return ok({})
      },
    })
    await user.click(await button('Dry run of 10 ready accounts'))
    sample.tell('dryRunProgress', { ...dryRunUnderWay, done: 2, total: 10, perMinute: 90.4, remainingMs: 8000 })
    expect(
      await said('2 of 10 accounts looked at, 90 a minute, about 8 seconds left. Nothing is created.'),
    ).toBeTruthy()
    expect((await screen.findByRole('progressbar', { name: 'Accounts looked at' })).getAttribute('aria-valuenow')).toBe(
      '20',
    )
    await user.click(await button('Stop the dry run'))
    expect(
      await said(
        'Stopped. The service would take 1 of the 3 accounts it looked at. What it says about the other one is under Problems and in the cells. 1 account got no answer: try it again. Left out: 2 with problems and 1 set aside.',
      ),
    ).toBeTruthy()
    expect(await button('Dry run of 10 ready accounts')).toBeTruthy()
  })

  it('shows a dry run that was started before, lets it be stopped, and knows when it is over', async () => {
    const { user, sample } = showCheck()
    const stop = () => screen.queryByRole('button', { name: 'Stop the dry run' })
    await button('Dry run of 10 ready accounts')
    sample.tell('dryRunProgress', { ...dryRunUnderWay, done: 2, total: 10 })
    await waitFor(() => expect(stop()).not.toBeNull())
    sample.tell('dryRunProgress', { ...dryRunUnderWay, isOver: true })
    await waitFor(() => expect(stop()).toBeNull())
    sample.tell('dryRunProgress', { ...dryRunUnderWay, done: 3, total: 10 })
    await user.click(await button('Stop the dry run'))
    await waitFor(() => expect(stop()).toBeNull())
    expect(sample.asksOf('stopDryRun')).toEqual([{}])
  })

  it('holds a dry run, also one that was paused before this step was opened, and goes on with it', async () => {
    const { user, sample } = showCheck({
      readDryRun: async () => ok({ ...dryRunUnderWay, done: 4, total: 10, isPaused: true }),
    })
    expect(await said('Paused: 4 of 10 accounts looked at. Nothing is created.')).toBeTruthy()
    await user.click(await button('Go on'))
    expect(sample.asksOf('resumeDryRun')).toEqual([{}])
    sample.tell('dryRunProgress', { ...dryRunUnderWay, done: 5, total: 10 })
    await user.click(await button('Pause'))
    expect(sample.asksOf('pauseDryRun')).toEqual([{}])
  })

  it('tries nothing without a connection, and says so', async () => {
    const sheet = sheetDesk({ rowCount: 12 })
    renderDesk({ sheet })
    expect(await said('Needs a connection, see Connect')).toBeTruthy()
    expect((await button('Dry run of 10 ready accounts')).hasAttribute('disabled')).toBe(true)
  })

  it('tries an account as soon as its problems are mended', async () => {
    const { user } = showCheck()
    await user.click(await screen.findByRole('tab', { name: /Accounts 12/ }))
    await user.click(await button(/00000003/))
    const tryIt = await button('Dry run of 00000003')
    expect(tryIt).toHaveProperty('disabled', true)
    await choose(user, 3, 'D')
    await user.keyboard('+1 2{Enter}')
    await waitFor(() => expect(tryIt).toHaveProperty('disabled', false))
  })

  it('tries the account whose rows are shown', async () => {
    const { user, sample } = showCheck()
    await user.click(await screen.findByRole('tab', { name: /Accounts 12/ }))
    await user.click(await button(/00000005/))
    await user.click(await button('Dry run of 00000005'))
    await waitFor(() => expect(sample.asksOf('startDryRun')).toEqual([{ keys: ['row 5'] }]))
  })

  it('reads cells and problems again when the service said something', async () => {
    const { sample } = showCheck()
    await cell(3, 'D')
    const before = [sample.asksOf('readSheetPage').length, sample.asksOf('listProblems').length]
    sample.tell('accountsChanged', { keys: ['row 3'] })
    sample.tell('accountsChanged', { keys: ['row 4'] })
    await waitFor(() =>
      expect([sample.asksOf('readSheetPage').length, sample.asksOf('listProblems').length]).toEqual(
        before.map((count) => count + 1),
      ),
    )
  })

  it('finds accounts by a part of their number', async () => {
    const { user } = showCheck()
    await user.click(await screen.findByRole('tab', { name: /Accounts 12/ }))
    await user.type(await screen.findByRole('textbox', { name: 'Find an account by name or number' }), '0012')
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^000000/ })).toHaveLength(1))
    expect(await button(/00000012/)).toBeTruthy()
  })
})
