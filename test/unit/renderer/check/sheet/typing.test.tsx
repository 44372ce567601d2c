import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Desk, Reply } from '../../../../../shared/ipc.ts'
import { issue } from '../../../../../shared/issue-words.ts'
import { say, sayMessage } from '../../../../../shared/messages/say.ts'
import { ok, type Result, refuse } from '../../../../../shared/result.ts'
import { sheetDesk, sheetName } from '../../../../support/desks/sheet-desk.ts'
import { beginningWith, including, soundsLike } from '../../../../support/words/sounds-like.ts'
import {
  accountsTab,
  button,
  cell,
  cellsChanged,
  choose,
  said,
  sampleRefusal,
  showCheck,
  showWaitingCheck,
  text,
} from '../check-screen.ts'

const changedOne = say('done_cells_changed', { count: 1, column: 'First name' })

describe('Typing in a cell of Check', () => {
  it('changes a cell that is typed over, and says what came of it', async () => {
    const { user, sheet } = showCheck()
    await choose(user, 3, 'D')
    await user.keyboard('+44 20 7946 0000{Enter}')
    expect(sheet.textAt(3, 4)).toBe('+44 20 7946 0000')
    expect(
      await said(
        beginningWith(
          `${say('cells_changed', { count: 1 })} ${say('accounts_partly_ready', { ready: 11, all: 12, kind: 'accounts', others: say('count_with_problems', { count: 1 }) })}`,
        ),
      ),
    ).toBeTruthy()
    const changed = await cell(3, 'D')
    await waitFor(() => expect(changed.textContent).toBe(`+44 20 7946 0000. ${say('cell_changed_by_you')}`))
    expect(document.activeElement).toBe(await cell(4, 'D'))
  })

  it('offers to change the other rows of the account that said the same', async () => {
    const { user, sheet } = showCheck({
      editCells: async (ask) => {
        const edited = await sheet.answers.editCells(ask)
        const { text } = ask.edits[0] ?? { text: '' }
        const alike = [5, 6].map((row) => ({ sheet: sheetName, row, column: 1, text }))
        return edited.ok && ask.edits.length === 1 ? ok({ ...edited.value, alike }) : edited
      },
    })
    await choose(user, 4, 'A')
    await user.keyboard('Eva{Enter}')
    expect(
      await said(new RegExp(`${say('cells_changed', { count: 1 })}.* ${say('rows_say_the_same', { count: 2 })}$`)),
    ).toBeTruthy()
    await user.click(await button(say('change_them_too', { count: 2 })))
    await waitFor(() => expect([4, 5, 6].map((row) => sheet.textAt(row, 1))).toEqual(['Eva', 'Eva', 'Eva']))
    expect(await said(cellsChanged(2))).toBeTruthy()
    expect(screen.queryByRole('button', { name: say('change_them_too', { count: 2 }) })).toBeNull()
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

  it('ends with a turn of the sheet in another window, and says of every change what it was made on', async () => {
    const { user, sheet, sample } = showCheck()
    await choose(user, 4, 'A')
    await user.keyboard('bel')
    const read = await sheet.answers.readDesk({})
    const project = read.ok ? read.value.project : null
    if (project === null) throw new Error('No project.')
    const sheets = project.sheets.map((one) => ({ ...one, isTurned: true }))
    const revision = project.revision + 1
    act(() => sample.tell('projectChanged', { ...project, sheets, revision }))
    await waitFor(() => expect(screen.queryByDisplayValue('bel')).toBeNull())
    expect(sheet.stepCount()).toBe(0)

    await choose(user, 5, 'A')
    await user.keyboard('Eva{Enter}')
    await waitFor(() => expect(sample.asksOf('editCells')).toHaveLength(1))
    expect(sample.asksOf('editCells')[0]?.revision).toBe(revision)
  })

  it('keeps a line break that is typed with Alt and Enter', async () => {
    const { user, sheet } = showCheck()
    await choose(user, 4, 'A')
    await user.keyboard('one{Alt>}{Enter}{/Alt}two{Tab}')
    expect(sheet.textAt(4, 1)).toBe('one\ntwo')
    expect(document.activeElement).toBe(await cell(4, 'B'))
  })

  it('keeps what is being typed while its row is read again', async () => {
    const { sheet, user, keepEdits } = showWaitingCheck()
    await choose(user, 4, 'A')
    await user.keyboard('Anna{Tab}Li')
    keepEdits()
    await said(cellsChanged(1))
    expect(document.activeElement).toHaveProperty('value', 'Li')
    await user.keyboard('{Enter}')
    expect([sheet.textAt(4, 1), sheet.textAt(4, 2)]).toEqual(['Anna', 'Li'])
  })

  it('takes every key for the cell it was meant for while nothing is told yet', async () => {
    const { sheet, user, keepEdits } = showWaitingCheck()
    await choose(user, 4, 'A')
    await user.keyboard('Anna{Enter}Bob{Tab}{ArrowUp}Li{Enter}')
    keepEdits()
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
    expect((await screen.findByRole('alert')).textContent).toContain(sayMessage(sampleRefusal.message))
    await waitFor(async () => expect(await text(4, 'A')).toBe('Ana'))
  })

  it('leaves what was typed in its cell when it is done before rows are told', async () => {
    // Rows of many accounts are not told one by one, but read again, which takes longer.
    const untold = sheetDesk({ rowCount: 12, hasTotal: true })
    const { user } = showCheck({ editCells: (ask) => untold.answers.editCells(ask) })
    await choose(user, 4, 'A')
    await user.keyboard('Anna{Enter}')
    await said(cellsChanged(1))
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
    expect(await screen.findAllByText(soundsLike('application_stopped'))).not.toEqual([])
    expect(await text(4, 'A')).toBe('Ana')
  })

  describe('that is refused, where rows can’t be read', () => {
    const isClosed = () =>
      waitFor(() => expect(screen.queryByRole('textbox', { name: soundsLike('cell_typed_in') })).toBeNull())

    /** A desk that reads rows until the first edit, and answers edits as told. */
    function showGone(editCells: Desk['editCells']) {
      let isGone = false
      const shown = showCheck({
        editCells: (ask) => {
          isGone = true
          return editCells(ask)
        },
        readSheetPage: async (ask) => (isGone ? refuse(sampleRefusal) : shown.sheet.answers.readSheetPage(ask)),
      })
      return shown
    }

    it('is not in its cell when the box closes after the refusal', async () => {
      const { user } = showGone(async () => refuse(sampleRefusal))
      await choose(user, 4, 'A')
      await user.keyboard('Anna{Enter}')
      expect(await screen.findAllByText(sayMessage(sampleRefusal.message))).not.toEqual([])
      await isClosed()
      expect(await text(4, 'A')).toBe('Ana')
      expect(document.activeElement).toBe(await cell(5, 'A'))
    })

    it('goes out of its cell when the refusal comes late, and what else was typed in its row stays', async () => {
      const refused = Promise.withResolvers<Result<Reply<'editCells'>>>()
      const never = new Promise<never>(() => undefined)
      const { user } = showGone(({ edits: [first] }) => (first?.column === 1 ? refused.promise : never))
      await choose(user, 4, 'A')
      await user.keyboard('Anna{Tab}Li{Enter}')
      await isClosed()
      const shown = async () => [await text(4, 'A'), await text(4, 'B')]
      expect(await shown()).toEqual(['Anna', 'Li'])
      refused.resolve(refuse(sampleRefusal))
      expect(await screen.findAllByText(sayMessage(sampleRefusal.message))).not.toEqual([])
      await waitFor(async () => expect(await shown()).toEqual(['Ana', 'Li']))
    })
  })

  it('undoes and redoes with the keyboard, wherever the focus is', async () => {
    const { user, sheet } = showCheck()
    await choose(user, 4, 'A')
    await user.keyboard('Anna{Enter}')
    await said(cellsChanged(1))
    await user.click(await accountsTab())
    await user.keyboard('{Control>}z{/Control}')
    expect(await said(including(say('undone', { step: changedOne })))).toBeTruthy()
    expect(sheet.textAt(4, 1)).toBe('Ana')
    await user.keyboard('{Control>}y{/Control}')
    expect(await said(including(say('done_again', { step: changedOne })))).toBeTruthy()
    expect(sheet.textAt(4, 1)).toBe('Anna')
  })

  it('leaves undo to a box that is typed in', async () => {
    const { user, sheet } = showCheck()
    await choose(user, 4, 'A')
    await user.keyboard('Anna{Enter}')
    await said(cellsChanged(1))
    await user.click(await accountsTab())
    await user.click(await screen.findByRole('textbox', { name: say('find_account') }))
    await user.keyboard('x{Control>}z{/Control}')
    expect(sheet.textAt(4, 1)).toBe('Anna')
  })

  it('shows where a change was that is taken back', async () => {
    const { user } = showCheck()
    await choose(user, 4, 'A')
    await user.keyboard('x{Enter}')
    await said(cellsChanged(1))
    await choose(user, 12, 'B')
    await user.keyboard('{Control>}z{/Control}')
    await waitFor(async () => expect(document.activeElement).toBe(await cell(4, 'A')))
    expect(await said(beginningWith(say('undone', { step: changedOne })))).toBeTruthy()
  })
})
