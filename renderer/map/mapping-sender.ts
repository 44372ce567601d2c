/**
 * Sends changes of the mapping to the desk: a moment after the last one, one at a time, and only the newest of those that came
 * meanwhile. What could not be sent is kept for another try.
 */
import type { Mapping } from '../../shared/mapping/mapping.ts'

export type SendState =
  | { readonly state: 'saved' }
  | { readonly state: 'saving' }
  | { readonly state: 'failed'; readonly error: unknown }

type Listeners<Answer> = {
  readonly onState: (state: SendState) => void
  /** The answer to the newest mapping; answers to older ones are passed over. */
  readonly onSaved: (answer: Answer) => void
}

export class MappingSender<Answer> {
  readonly #send: (mapping: Mapping) => Promise<Answer>
  readonly #listeners: Listeners<Answer>
  #waiting: Mapping | null = null
  #underWay: Promise<void> | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  /** @param send  rejects when the mapping could not be kept */
  constructor(send: (mapping: Mapping) => Promise<Answer>, listeners: Listeners<Answer>) {
    this.#send = send
    this.#listeners = listeners
  }

  put(mapping: Mapping, restMs: number): void {
    this.#waiting = mapping
    this.#listeners.onState({ state: 'saving' })
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#sendAll(), restMs)
  }

  /** Sends what waits, now. @returns whether everything is kept */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer)
    await this.#sendAll()
    return this.#waiting === null
  }

  /** Forgets what waits: another mapping has taken its place. */
  drop(): void {
    clearTimeout(this.#timer)
    this.#waiting = null
    this.#listeners.onState({ state: 'saved' })
  }

  #sendAll(): Promise<void> {
    this.#underWay ??= this.#sendWaiting().finally(() => {
      this.#underWay = null
    })
    return this.#underWay
  }

  async #sendWaiting(): Promise<void> {
    while (this.#waiting !== null) {
      const mapping = this.#waiting
      this.#listeners.onState({ state: 'saving' })
      try {
        const answer = await this.#send(mapping)
        if (this.#waiting !== mapping) continue
        this.#waiting = null
        this.#listeners.onState({ state: 'saved' })
        this.#listeners.onSaved(answer)
      } catch (error) {
        if (this.#waiting !== mapping) continue
        this.#listeners.onState({ state: 'failed', error })
        return
      }
    }
  }
}
