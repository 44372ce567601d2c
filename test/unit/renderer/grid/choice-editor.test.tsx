import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { CellEntry } from '../../../../renderer/grid/cells/cell-entry.ts'
import { ChoiceEditor } from '../../../../renderer/grid/cells/choice-editor.tsx'
import { renderPart } from '../../../support/windows/render-desk.tsx'

const choices = [{ text: 'en', meaning: 'English' }, { text: 'cy', meaning: 'Welsh' }, { text: 'ga' }]

/** What was told by the box, the last one last. */
function showBox(text: string, told: Partial<Extract<CellEntry, { kind: 'choices' }>> = {}) {
  const texts: string[] = []
  renderPart(
    <ChoiceEditor
      choices={() => choices}
      isTaken={(said) => choices.some((one) => one.text === said)}
      isClosed
      isList={false}
      label="Language, row 9"
      text={text}
      startOf={() => 'opening'}
      onText={(said) => texts.push(said)}
      onOpen={() => {}}
      onLeave={() => {}}
      onDone={() => {}}
      {...told}
    />,
  )
  return texts
}
const box = () => screen.getByLabelText<HTMLInputElement>('Language, row 9')
const type = (text: string) => fireEvent.change(box(), { target: { value: text } })
const enter = () => fireEvent.keyDown(box(), { key: 'Enter' })
const offered = () => screen.getAllByRole('option', { hidden: true }).map(({ textContent }) => textContent)

it('lists values with their meanings, and finds them by either', () => {
  showBox('')
  expect(offered()).toEqual(['English en', 'Welsh cy', 'ga'])
  type('wel')
  expect(offered()).toEqual(['Welsh cy'])
})

it('takes the only value that what is typed fits, where no others are taken', () => {
  const texts = showBox('')
  type('welsh')
  enter()
  expect(texts).toEqual(['welsh', 'cy'])
})

it('leaves what is typed where it is as good, fits several, or others are taken too', () => {
  const asGood = showBox('', { isTaken: (text) => text === 'wel' })
  type('wel')
  enter()
  cleanup()
  const several = showBox('')
  type('e')
  enter()
  cleanup()
  const others = showBox('', { isClosed: false })
  type('welsh')
  enter()
  expect([asGood, several, others]).toEqual([['wel'], ['e'], ['welsh']])
})

it('puts a value behind others in a cell of several', () => {
  const texts = showBox('en', { isList: true })
  fireEvent.keyDown(box(), { key: 'ArrowDown' })
  fireEvent.keyDown(box(), { key: 'ArrowDown' })
  enter()
  expect(texts).toEqual(['en; cy'])
})

it('takes a value for the last of several that is typed', () => {
  const texts = showBox('en', { isList: true })
  type('ga; wel')
  enter()
  expect(texts).toEqual(['ga; wel', 'ga; cy'])
})
