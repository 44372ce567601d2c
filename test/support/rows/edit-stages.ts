/** Takes the time of an edit in a real window, from the key that ends the typing to the frame that shows its new state, stage by stage. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'

/** Moments in milliseconds since 1970. */
export type WindowTimes = {
  readonly key: number
  /** The question leaves the window. */
  readonly asked: number
  /** How the row looks now is there. */
  readonly told: number
  /** The cell has its new state, and the frame with it is painted. */
  readonly shown: number
  readonly painted: number
  /** The answer is there: the edit is on the disk. */
  readonly answered: number
}

declare global {
  interface Window {
    editTimes: Promise<WindowTimes>
  }
}

/**
 * Waits, in the page, for the next Enter and what comes of it.
 * @param selector  matches once the cell has its new state
 */
export async function watchEdit(page: Page, selector: string): Promise<void> {
  await page.evaluate((wanted) => {
    window.editTimes = new Promise((resolve) => {
      const since1970 = (at: number) => performance.timeOrigin + at
      const times = { key: 0, asked: 0, told: 0, shown: 0, painted: 0, answered: 0 }
      const finish = () => {
        if (times.painted > 0 && times.answered > 0) resolve(times)
      }
      let asked: string | null = null
      const headOf = (frame: ArrayBufferView | ArrayBuffer) => {
        const bytes = frame instanceof ArrayBuffer ? new Uint8Array(frame) : new Uint8Array(frame.buffer)
        return new TextDecoder('latin1').decode(bytes.subarray(0, 120))
      }
      const { send } = WebSocket.prototype
      WebSocket.prototype.send = function (data) {
        const [, id, channel] = /"id":(\d+),"channel":"(\w+)"/.exec(headOf(data as ArrayBufferView)) ?? []
        if (channel === 'editCells' && asked === null) {
          asked = id ?? null
          times.asked = since1970(performance.now())
          const hear = ({ data: frame, timeStamp }: MessageEvent<ArrayBuffer>) => {
            const head = headOf(frame)
            if (head.includes('"name":"rowsChanged"')) times.told = since1970(timeStamp)
            if (/"kind":"reply","id":(\d+)/.exec(head)?.[1] !== asked) return
            times.answered = since1970(timeStamp)
            this.removeEventListener('message', hear)
            finish()
          }
          this.addEventListener('message', hear)
        }
        return send.call(this, data)
      }
      const changes = new MutationObserver(() => {
        if (times.key === 0 || document.querySelector(wanted) === null) return
        changes.disconnect()
        WebSocket.prototype.send = send
        times.shown = since1970(performance.now())
        requestAnimationFrame(() => {
          // The next task comes after the frame: it has been painted by then.
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => {
            port1.close()
            times.painted = since1970(performance.now())
            finish()
          }
          port2.postMessage(null)
        })
      })
      changes.observe(document.body, { subtree: true, childList: true, attributeFilter: ['aria-invalid'] })
      const start = ({ key, timeStamp }: KeyboardEvent) => {
        if (key !== 'Enter') return
        times.key = since1970(timeStamp)
        document.removeEventListener('keydown', start, true)
      }
      document.addEventListener('keydown', start, true)
    })
  }, selector)
}

type Line = { readonly stage: string; readonly at: number; readonly waitedMs?: number }

/** The stages of an edit in their order, each with what is measured of it in milliseconds. */
export const stages = [
  'window: the key, until the question leaves',
  'on the way to the main process',
  'main process, before it asks',
  'on the way to the preparation process',
  'preparation process: waiting for its turn',
  'preparation process: put together and checked',
  'on the way back to the main process',
  'main process: written, told',
  'on the way back to the window',
  'window: from there until the cell is changed',
  'window: the frame is painted',
] as const

/**
 * @param windows  what the window told of each edit, in order
 * @param file  what the processes wrote of the same edits (stage-probe.mjs)
 * @returns for each edit the milliseconds of each stage
 */
export function stagesOf(windows: readonly WindowTimes[], file: string): readonly (readonly number[])[] {
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  const told = Map.groupBy(
    lines.map((line) => JSON.parse(line) as Line),
    ({ stage }) => stage,
  )
  return windows.map(({ key, asked, told: heard, shown, painted }, index) => {
    const of = (stage: string) => told.get(stage)?.[index] ?? { stage, at: Number.NaN }
    const { at: done, waitedMs = 0 } = of('answered')
    const passed = [asked, of('askHeard').at, of('called').at, of('callHeard').at]
    const back = [done, of('callAnswered').at, of('told').at, heard, shown, painted]
    const waited = of('callHeard').at + waitedMs
    const moments = [key, ...passed, waited, ...back]
    return moments.slice(1).map((at, stage) => at - (moments[stage] ?? at))
  })
}
