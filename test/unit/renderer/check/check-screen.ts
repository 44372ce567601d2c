/** The Check step over a small sheet, and what a person does with its cells. */

import { say } from '../../../../shared/messages/say.ts'
import { accountsTabOf } from '../../../support/words/counted.ts'
import { including } from '../../../support/words/sounds-like.ts'
import '../../../support/windows/sized-elements.ts'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { issue } from '../../../../shared/issue-words.ts'
import { type SheetDeskOptions, sheetDesk, sheetName } from '../../../support/desks/sheet-desk.ts'
import { practiceConnection } from '../../../support/sample/sample-connections.ts'
import type { SampleOptions } from '../../../support/sample/sample-desk.ts'
import { renderDesk } from '../../../support/windows/render-desk.tsx'

export const sampleRefusal = issue('disk_full_here', {})

/** Rows 3 and 10 have a bad phone number (column D), rows 2 and 13 an odd meter status (E); the account number is column C. */
export function showCheck(
  options: Partial<SampleOptions['answers'] & object> = {},
  rowCount = 12,
  more: Partial<SheetDeskOptions> = {},
) {
  const sheet = sheetDesk({ rowCount, hasTotal: true, ...more })
  const shown = renderDesk({ connection: practiceConnection, sheet, answers: options })
  return { ...shown, sheet }
}

/** The same, with a desk that keeps no edit before it is let. */
export function showWaitingCheck() {
  const editing = Promise.withResolvers<void>()
  const shown = showCheck({
    editCells: async (ask) => {
      await editing.promise
      return shown.sheet.answers.editCells(ask)
    },
  })
  return { ...shown, keepEdits: editing.resolve }
}

export const grid = () => screen.findByRole('grid', { name: say('rows_in_grid', { sheet: sheetName }) })

/** By the row's number and the column's letter. */
export async function cell(row: number, letter: string): Promise<HTMLElement> {
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

export const text = async (row: number, letter: string) => (await cell(row, letter)).firstChild?.textContent ?? ''

export async function choose(user: UserEvent, row: number, letter: string): Promise<void> {
  const wanted = await cell(row, letter)
  await user.click(wanted)
  await waitFor(() => expect(document.activeElement).toBe(wanted))
}

export const chooseRows = async (user: UserEvent, words: string) =>
  user.selectOptions(await screen.findByRole('combobox', { name: say('rows_shown') }), words)

export const said = (words: RegExp | string) => screen.findByText(words)
export const button = (name: RegExp | string) => screen.findByRole('button', { name })

/** What is said where cells were changed, perhaps with more. */
export const cellsChanged = (count: number): RegExp => including(say('cells_changed', { count }))

/** Of all accounts of the sample. */
export const accountsTab = () => screen.findByRole('tab', { name: accountsTabOf(12) })
