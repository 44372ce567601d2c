/**
 * Sends changes of the mapping to the desk: a moment after the last one, one command at a time, each with all changes that came until
 * then. What could not be sent is kept for another try; what is out of date is not sent again.
 */
import type { Mapping } from '../../shared/mapping/model/mapping.ts'

export type Draft = {
  readonly mapping: Mapping
  /** Changes with the same one, one right after the other, are one step. */
  readonly topic?: string | undefined
}

export type SendState =
  | { readonly state: 'saved' }
  | { readonly state: 'saving' }
  | { readonly state: 'failed'; readonly error: unknown }

type Ports<Answer> = {
  /** Rejects when they could not be kept. */
  readonly send: (drafts: readonly [...Draft[], Draft]) => Promise<Answer>
  readonly onState: (state: SendState) => void
  /** @param isWhole  nothing was changed since */
  readonly onSaved: (answer: Answer, isWhole: boolean) => void
}

export class MappingSender<Answer> {
  readonly #ports: Ports<Answer>
  #waiting: readonly Draft[] = []
  #underWay: Promise<void> | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(ports: Ports<Answer>) {
    this.#ports = ports
  }

  get waiting(): readonly Draft[] {
    return this.#waiting
  }

  put(draft: Draft, restMs: number): void {
    const last = this.#waiting.at(-1)
    const goesOn = draft.topic !== undefined && last?.topic === draft.topic
    this.#waiting = [...(goesOn ? this.#waiting.slice(0, -1) : this.#waiting), draft]
    this.#ports.onState({ state: 'saving' })
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#sendAll(), restMs)
  }

  /** Sends what waits, now. @returns whether everything is kept */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer)
    await this.#sendAll()
    return this.#waiting.length === 0
  }

  /** Forgets what waits. */
  drop(): void {
    clearTimeout(this.#timer)
    this.#waiting = []
    this.#ports.onState({ state: 'saved' })
  }

  #sendAll(): Promise<void> {
    this.#underWay ??= this.#sendWaiting().finally(() => {
      this.#underWay = null
    })
    return this.#underWay
  }

  async #sendWaiting(): Promise<void> {
    const { send, onState, onSaved } = this.#ports
    for (;;) {
      const drafts = this.#waiting
      const last = drafts.at(-1)
      if (last === undefined) return
      onState({ state: 'saving' })
      try {
        const answer = await send([...drafts.slice(0, -1), last])
        // What waited may have been dropped, and a draft that was on its way may go on.
        this.#waiting = this.#waiting.filter((one) => !drafts.includes(one))
        const isWhole = this.#waiting.length === 0
        if (isWhole) onState({ state: 'saved' })
        onSaved(answer, isWhole)
      } catch (error) {
        if (drafts.some((one) => this.#waiting.includes(one))) onState({ state: 'failed', error })
        return
      }
    }
  }
}
