import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { cell, choose, showCheck } from '../check-screen.ts'

/** Column E holds the status of a meter, whose values are known. */
const values = async () =>
  within(await screen.findByRole('listbox', { hidden: true })).getAllByRole('option', { hidden: true })

describe('A cell whose values are known', () => {
  it('lists them with Alt+Down, and Enter takes the one that is chosen and goes on', async () => {
    const { user, sheet } = showCheck()
    await choose(user, 2, 'E')
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect((await values()).map(({ textContent }) => textContent)).toEqual(['on'])
    await user.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(sheet.textAt(2, 5)).toBe('on'))
    await waitFor(async () => expect(document.activeElement).toBe(await cell(3, 'E')))
    expect(sheet.stepCount()).toBe(1)
  })

  it('lists those that fit what is typed, and takes any other text as it is', async () => {
    const { user, sheet } = showCheck()
    await choose(user, 2, 'E')
    await user.keyboard('o')
    expect((await values()).map(({ textContent }) => textContent)).toEqual(['on'])
    await user.keyboard('ff')
    expect(screen.queryAllByRole('option', { hidden: true }).filter((one) => one.closest('[role=listbox]'))).toEqual([])
    await user.keyboard('{Enter}')
    await waitFor(() => expect(sheet.textAt(2, 5)).toBe('off'))
    await waitFor(() => expect(screen.queryByRole('listbox', { hidden: true })).toBeNull())
  })

  it('takes a value that is clicked, and stays in the cell', async () => {
    const { user, sheet } = showCheck()
    await choose(user, 2, 'E')
    await user.keyboard('{F2}')
    const [first] = await values()
    if (first === undefined) throw new Error('There is no value.')
    await user.click(first)
    await waitFor(() => expect(sheet.textAt(2, 5)).toBe('on'))
    await waitFor(async () => expect(document.activeElement).toBe(await cell(2, 'E')))
  })

  it('is left as it was by Escape', async () => {
    const { user, sheet } = showCheck()
    await choose(user, 4, 'E')
    await user.keyboard('{F2}{ArrowDown}{Escape}')
    expect(screen.queryByRole('listbox', { hidden: true })).toBeNull()
    expect([sheet.textAt(4, 5), sheet.stepCount()]).toEqual(['on', 0])
  })
})
