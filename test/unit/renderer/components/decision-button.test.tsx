import { MantineProvider } from '@mantine/core'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DecisionButton } from '../../../../renderer/components/buttons/decision-button.tsx'
import { PressesProvider, usualDoubleClickMs } from '../../../../renderer/components/buttons/presses.tsx'
import { Form } from '../../../../renderer/components/dialogs/form.tsx'
import '../../../support/windows/render-desk.tsx'

// A person's time, which passes when the test says so: it is on every event, too.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'Date'] }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const shown = (part: React.ReactNode) =>
  render(
    <MantineProvider env="test">
      <PressesProvider doubleClickMs={usualDoubleClickMs}>{part}</PressesProvider>
    </MantineProvider>,
  )
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
/** Long enough for what is there to be painted, and seen. */
const look = () => pass(2 * usualDoubleClickMs)
const button = (name: string) => screen.getByRole('button', { name })

const pointerDown = (on: Element, clientX = 10) =>
  act(() => void on.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, clientX, clientY: 10 })))
const pointerUp = (on: Element) => act(() => void on.dispatchEvent(new MouseEvent('pointerup', { bubbles: true })))
function click(on: Element, clientX?: number): void {
  pointerDown(on, clientX)
  pointerUp(on)
  fireEvent.click(on)
}
function key(on: Element, repeat = false): void {
  fireEvent.keyDown(on, { key: 'Enter', repeat })
  fireEvent.click(on)
}

/** The accounts 1, 2, 3, …: the button of each stands where that of the one before was. */
function Accounts({
  onSend,
  isSameElement,
}: {
  readonly onSend: (number: number) => void
  readonly isSameElement: boolean
}) {
  const [number, setNumber] = useState(1)
  const send = () => {
    onSend(number)
    setNumber(number + 1)
  }
  return (
    <DecisionButton key={isSameElement ? 'one' : number} about={String(number)} onClick={send}>
      {`Send ${number}`}
    </DecisionButton>
  )
}

describe('a button that decides', () => {
  it('does nothing until what it decides about has been on the screen for as long as a double click takes', () => {
    const onClick = vi.fn()
    shown(
      <DecisionButton about="1" onClick={onClick}>
        Send
      </DecisionButton>,
    )
    click(button('Send'))
    pass(usualDoubleClickMs - 1)
    expect(button('Send').getAttribute('aria-disabled')).toBe('true')
    expect(button('Send')).toHaveProperty('disabled', false)
    click(button('Send'), 100)
    expect(onClick).not.toHaveBeenCalled()
    look()
    expect(button('Send').getAttribute('aria-disabled')).toBeNull()
    click(button('Send'), 200)
    expect(onClick).toHaveBeenCalledTimes(1)
  })

  it('takes no press that began before that, however late it ends', () => {
    const onClick = vi.fn()
    shown(
      <DecisionButton about="1" onClick={onClick}>
        Send
      </DecisionButton>,
    )
    pointerDown(button('Send'))
    look()
    pointerUp(button('Send'))
    fireEvent.click(button('Send'))
    expect(onClick).not.toHaveBeenCalled()
  })

  it.each([true, false])(
    'decides about one thing with quick clicks on one spot (the same element: %s)',
    (isSameElement) => {
      const onSend = vi.fn()
      shown(<Accounts onSend={onSend} isSameElement={isSameElement} />)
      look()
      for (let times = 0; times < 3; times += 1) click(screen.getByRole('button'))
      expect(onSend.mock.calls).toEqual([[1]])
      look()
      click(button('Send 2'), 100)
      expect(onSend.mock.calls).toEqual([[1], [2]])
    },
  )

  it.each([true, false])('decides about one thing while Enter is held (the same element: %s)', (isSameElement) => {
    const onSend = vi.fn()
    shown(<Accounts onSend={onSend} isSameElement={isSameElement} />)
    look()
    key(screen.getByRole('button'))
    for (let times = 0; times < 3; times += 1) key(screen.getByRole('button'), true)
    look()
    key(screen.getByRole('button'), true)
    expect(onSend.mock.calls).toEqual([[1]])
  })

  it('is not decided by a press on what stood in its place, however long it has been seen, and is by one beside it', () => {
    const [onFirst, onSecond] = [vi.fn(), vi.fn()]
    shown(
      <>
        <DecisionButton about="1" onClick={onFirst}>
          First
        </DecisionButton>
        <DecisionButton about="2" onClick={onSecond}>
          Second
        </DecisionButton>
      </>,
    )
    look()
    click(button('First'))
    click(button('Second'))
    expect([onFirst, onSecond].map(({ mock }) => mock.calls.length)).toEqual([1, 0])
    click(button('Second'), 100)
    expect([onFirst, onSecond].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  })

  it('sends its form by Enter in a field only once it has been seen', () => {
    const onSubmit = vi.fn()
    shown(
      <Form onSubmit={onSubmit}>
        <input aria-label="Reason" />
        <DecisionButton about="1" type="submit">
          Send
        </DecisionButton>
      </Form>,
    )
    // As a browser does it: the key is pressed in the field, and the form's button is clicked.
    const enter = () => {
      fireEvent.keyDown(screen.getByLabelText('Reason'), { key: 'Enter' })
      fireEvent.click(button('Send'))
      fireEvent.keyUp(screen.getByLabelText('Reason'), { key: 'Enter' })
      pass(0)
    }
    enter()
    expect(onSubmit).not.toHaveBeenCalled()
    look()
    fireEvent.keyDown(screen.getByLabelText('Reason'), { key: 'x' })
    enter()
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })

  it('is pressed by software that assists, without a key or a pointer, once it has been seen', () => {
    const onClick = vi.fn()
    shown(
      <DecisionButton about="1" onClick={onClick}>
        Send
      </DecisionButton>,
    )
    button('Send').click()
    expect(onClick).not.toHaveBeenCalled()
    look()
    button('Send').click()
    expect(onClick).toHaveBeenCalledTimes(1)
  })
})
