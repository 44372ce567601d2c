/**
 * Leaves the box that a cell was typed in open until what its text came to is told, so that both are drawn in one frame instead of two.
 * Nobody waits for that: it closes before the next key or press of a button is acted on, and soon in any case.
 */
import { flushSync } from 'react-dom'

/** As long as an edit may take. What is not told by then is shown as it was typed, before anybody wonders. */
const longestMs = 50

export class LateClosing {
  #close: (() => void) | null = null
  #stopWaiting = (): void => {}

  /**
   * @param close  closes the box; called once, unless the waiting is given up
   * @param followTold  calls back when something is told, and returns the function that ends that
   */
  wait(close: () => void, followTold: (onTold: () => void) => () => void): void {
    this.now()
    this.#close = close
    const timer = setTimeout(this.now, longestMs)
    const stopFollowing = followTold(this.now)
    window.addEventListener('keydown', this.#onKey, { capture: true })
    window.addEventListener('mousedown', this.now, { capture: true })
    this.#stopWaiting = () => {
      clearTimeout(timer)
      stopFollowing()
      window.removeEventListener('keydown', this.#onKey, { capture: true })
      window.removeEventListener('mousedown', this.now, { capture: true })
    }
  }

  /** Closes the box at once, where it is still to be closed. */
  readonly now = (): void => {
    const close = this.#close
    this.giveUp()
    if (close !== null) flushSync(close)
  }

  /** Closes it no more: its grid is gone. */
  readonly giveUp = (): void => {
    this.#close = null
    this.#stopWaiting()
    this.#stopWaiting = () => {}
  }

  /** On its way to the box, the key finds it gone: it goes to the cell that has the focus now, and so does the letter that it types. */
  readonly #onKey = (event: KeyboardEvent): void => {
    this.now()
    if (!(event.target instanceof Node) || event.target.isConnected) return
    event.stopImmediatePropagation()
    const isLeft = document.activeElement?.dispatchEvent(new KeyboardEvent(event.type, event)) ?? true
    if (!isLeft) event.preventDefault()
  }
}
