/**
 * Screens are tested with React as it is shipped: the build for development takes twice the time, most of it to note where each element
 * was written. The shipped one has no `act`, by which the testing library has done at once what an event brings about: this is one. What
 * React does later by itself is waited for, here as in a browser.
 */
import { createRequire } from 'node:module'
import { afterEach } from 'vitest'

type Act = (callback: () => unknown) => PromiseLike<unknown>

const require = createRequire(import.meta.url)
// Which build it is, each part decides when it is loaded; all others are told by this that nobody looks, and nothing need move.
const { NODE_ENV } = process.env
process.env.NODE_ENV = 'production'
const react = require('react') as { act?: Act }
const { flushSync } = require('react-dom') as typeof import('react-dom')
for (const part of ['react/jsx-runtime', 'react-dom/client', 'react-dom/test-utils']) require(part)
process.env.NODE_ENV = NODE_ENV

/** React waits with the same one; tests that hold the clock have others. */
const { setImmediate: soon } = globalThis

async function actLater(result: unknown): Promise<unknown> {
  const value = await result
  // What came of it is drawn, and then what that drawing asks for.
  for (let drawn = 0; drawn < 2; drawn += 1) {
    flushSync(() => undefined)
    await new Promise<void>((resolve) => soon(resolve))
  }
  return value
}

react.act ??= (callback) => {
  let result: unknown
  flushSync(() => {
    result = callback()
  })
  flushSync(() => undefined)
  // biome-ignore lint/suspicious/noThenProperty: nobody need wait for it, as for React's own.
  return { then: (resolve, reject) => actLater(result).then(resolve, reject) }
}

// It asks for `act` when it is loaded.
const { cleanup } = await import('@testing-library/react')

// Files of one worker share their window: nothing is left in it.
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  sessionStorage.clear()
  localStorage.clear()
  document.title = ''
  document.documentElement.removeAttribute('lang')
})
