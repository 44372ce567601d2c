import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LateClosing } from '../../../../renderer/grid/cells/late-closing.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

/** A box with the focus, which gives it to the next cell when it closes. */
function openBox() {
  const box = document.createElement('textarea')
  const next = document.createElement('button')
  document.body.append(box, next)
  box.focus()
  const heard: string[] = []
  const hear = (name: string, element: HTMLElement) =>
    element.addEventListener('keydown', ({ key, ctrlKey }) => heard.push(`${name} ${ctrlKey ? 'Ctrl+' : ''}${key}`))
  hear('box', box)
  hear('next', next)
  const followers = new Set<() => void>()
  const closing = new LateClosing()
  let closedCount = 0
  closing.wait(
    () => {
      closedCount += 1
      box.remove()
      next.focus()
    },
    (onTold) => {
      followers.add(onTold)
      return () => followers.delete(onTold)
    },
  )
  const press = (key: string, more: KeyboardEventInit = {}) =>
    (document.activeElement ?? document.body).dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }),
    )
  const tell = () => {
    for (const onTold of [...followers]) onTold()
  }
  return { box, next, closing, press, tell, heard, closedCount: () => closedCount, followers }
}

test('the box stays open until something is told, and closes once', () => {
  const { box, closing, tell, closedCount, followers } = openBox()
  expect(box.isConnected).toBe(true)
  tell()
  tell()
  closing.now()
  vi.runAllTimers()
  expect([box.isConnected, closedCount(), followers.size]).toEqual([false, 1, 0])
})

test('it closes by itself where nothing is told', () => {
  const { closedCount } = openBox()
  vi.runAllTimers()
  expect(closedCount()).toBe(1)
})

test('a key that is pressed meanwhile goes to the cell that is next, with all that was held, and only there', () => {
  const { press, heard } = openBox()
  press('z', { ctrlKey: true })
  press('a')
  expect(heard).toEqual(['next Ctrl+z', 'next a'])
})

test('a letter is typed unless the next cell does something else with its key', () => {
  const typed = openBox()
  expect(typed.press('a')).toBe(true)
  document.body.replaceChildren()
  const used = openBox()
  used.next.addEventListener('keydown', (event) => event.preventDefault())
  expect(used.press('ArrowDown')).toBe(false)
})

test('it closes before a press of a button is acted on', () => {
  const { next, closedCount } = openBox()
  const closedBefore: number[] = []
  next.addEventListener('mousedown', () => closedBefore.push(closedCount()))
  next.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
  expect(closedBefore).toEqual([1])
})

test('it closes no more once it is given up', () => {
  const { closing, press, tell, closedCount } = openBox()
  closing.giveUp()
  tell()
  press('a')
  vi.runAllTimers()
  expect(closedCount()).toBe(0)
})
