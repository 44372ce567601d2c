import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { DateEditor } from '../../../../renderer/grid/cells/date-editor.tsx'
import type { EditStart } from '../../../../renderer/grid/keys/grid-keys.ts'
import { say } from '../../../../shared/messages/say.ts'

// The test's page lays nothing out.
Element.prototype.scrollIntoView ??= () => undefined
afterEach(cleanup)

const showBox = (start: EditStart) => {
  const texts: string[] = []
  render(
    <DateEditor
      kind="day"
      isoOf={(text) => (text === '6 June 1955' ? '1955-06-06' : '')}
      textOf={(iso) => iso.split('-').toReversed().join('/')}
      label="Born, row 9"
      text="6 June 1955"
      startOf={() => start}
      onText={(text) => texts.push(text)}
      onOpen={() => {}}
      onLeave={() => {}}
      onDone={() => {}}
    />,
  )
  return texts
}
const box = () => screen.getByLabelText<HTMLInputElement>('Born, row 9')

it('takes any text, and a day out of the calendar, which begins with the day that the cell says and is written as the column writes days', () => {
  const texts = showBox('opening')
  fireEvent.change(box(), { target: { value: 'about 1955' } })
  fireEvent.click(screen.getByRole('button', { name: say('choose_in_calendar') }))
  expect([box().type, box().value, document.activeElement]).toEqual(['date', '1955-06-06', box()])
  fireEvent.change(box(), { target: { value: '1955-06-07' } })
  expect(texts).toEqual(['about 1955', '07/06/1955'])
})

it('opens the calendar at once where that was asked for', () => {
  showBox('choosing')
  expect(box().type).toBe('date')
})

it('opens the calendar from within the text with Alt+Down', () => {
  showBox('typing')
  fireEvent.keyDown(box(), { key: 'ArrowDown', altKey: true })
  expect(box().type).toBe('date')
})
