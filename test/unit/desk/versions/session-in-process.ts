/** A project session over a real database, with the preparation in the same process: for tests that open it many times. */

import type { ProjectPorts } from '../../../../electron/desk/project/open-project.ts'
import { createProjectSession, type ProjectSession } from '../../../../electron/desk/project/project-session.ts'
import { answeringCalls } from '../../../../electron/preparation/answer-calls.ts'
import type { Asked, Told } from '../../../../electron/preparation/messages/messages.ts'
import { createPreparation } from '../../../../electron/preparation/preparation-client.ts'
import { nobodySent, type SentNumbers } from '../../../../electron/preparation/protocol.ts'
import type { ProcessEnd, ProcessPort } from '../../../../electron/shell/processes/process-port.ts'
import { openDatabase } from '../../../../electron/storage/open-database.ts'
import { openProjects, type Projects } from '../../../../electron/storage/projects/projects.ts'
import { openSetAside, type SetAsideStore } from '../../../../electron/storage/projects/set-aside.ts'
import type { Settings, SettingsValues } from '../../../../electron/storage/settings.ts'
import type { SealedPlace, Sealing } from '../../../../electron/storage/vault/sealing.ts'
import { noneOfAny } from '../../../../shared/account-status.ts'
import { ok } from '../../../../shared/result.ts'
import { usualTerms } from '../../../../shared/service/money-terms.ts'
import { valueIn } from '../../../support/value-in.ts'
import { testKey } from '../../storage/vault/test-key.ts'

export const columnCount = 3
export const rowCount = 4
export const emptySheet = {
  fileName: 'sheet.csv',
  bytes: new TextEncoder().encode(
    `Account no,Surname,Town\n${Array.from({ length: rowCount }, (_, row) => `${row},s${row},t${row}`).join('\n')}\n`,
  ),
}

export type InProcess = {
  readonly session: ProjectSession
  readonly projects: Projects
  readonly setAside: SetAsideStore
  putAside(keys: readonly string[], reason: string): Promise<void>
  takeBack(keys: readonly string[]): Promise<void>
  /** The accounts that are set aside, in their order. */
  aside(): readonly string[]
  /** The texts of the data rows. */
  texts(): Promise<readonly (readonly string[])[]>
  /** The preparation process ends, as one that is killed. */
  endPreparation(): void
  /** A disk that takes nothing more, or takes everything again. */
  setFull(isFull: boolean): void
  /** SQLite's own full disk, after so many more pages of the database; `null` makes room again. */
  leaveRoom(pages: number | null): void
  /** Lets go of the file, as the end of a process does; nothing is written by it. */
  drop(): void
}

type Known = Partial<Pick<ProjectPorts, 'wordsOn' | 'sentNumbers' | 'tellNotices' | 'settings'>> & {
  readonly knownNumbers?: () => readonly string[]
  /** A sealed record is opened. */
  readonly onOpened?: (place: SealedPlace) => void
  /** The preparation has answered a call. */
  readonly onAnswered?: (call: Asked['call']) => void
}

/** @param known  what is known at the service: what it said about accounts before, and which were sent */
export function openInProcess(
  home: string,
  { knownNumbers = () => [], onOpened = () => {}, onAnswered = () => {}, ...known }: Known = {},
): InProcess {
  let running: ReturnType<typeof portInProcess> | undefined
  const start = () => {
    running = portInProcess(onAnswered)
    return running
  }
  const database = valueIn(openDatabase(home))
  const sealing: Sealing = {
    ...testKey.sealing,
    openJson: (place, sealed) => {
      onOpened(place)
      return testKey.sealing.openJson(place, sealed)
    },
  }
  const data = { database, ...testKey, sealing }
  const projects = openProjects(data, Date.now)
  const setAside = openSetAside(data)
  const session = createProjectSession({
    projects,
    settings: settingsInMemory(),
    createPreparation: (own) => createPreparation({ ...own, start, onProgress: () => {} }),
    atService: () => ({ supplierCode: 'PRACTICE', terms: usualTerms, knownNumbers: knownNumbers() }),
    wordsOn: () => [],
    sentNumbers: () => nobodySent,
    tellNotices: () => {},
    ...known,
    counts: async () => noneOfAny(),
    description: () => null,
    endWork: async () => {},
    tellNews: () => {},
    clock: Date.now,
    setAside,
  })
  return {
    session,
    projects,
    setAside,
    putAside: async (keys, reason) => void valueIn(await session.decideAside(() => ok({ keys, reason }))),
    takeBack: async (keys) =>
      void valueIn(await session.decideAside(() => ok({ keys, reason: '', isTakenBack: true }))),
    aside: () => session.register().all.flatMap(({ key }) => (session.setAside().has(key) ? [key] : [])),
    texts: async () => {
      const ask = { sheet: 'sheet', filter: 'everyRow', offset: 1, limit: rowCount } as const
      const { rows } = valueIn(await session.ask('readSheetPage', ask))
      return rows.map(({ cells }) => cells.map(({ text }) => text))
    },
    endPreparation: () => running?.end(),
    setFull: (isFull) => database.exec(`PRAGMA query_only = ${isFull ? 'ON' : 'OFF'}`),
    leaveRoom: (more) => {
      const pages = Number(database.prepare('PRAGMA page_count').get()?.page_count)
      database.exec(`PRAGMA max_page_count = ${more === null ? 1_000_000 : pages + more}`)
    },
    drop: () => database.close(),
  }
}

/** Accounts that a test says are sent, all of them looked at again each time. */
export const sentIn = (numbers: ReadonlySet<string>): SentNumbers => ({
  of: numbers,
  has: (number) => numbers.has(number),
  all: () => numbers,
  moves: { revision: 0, since: () => null },
})

/** A process that is none: killed, it says nothing more. */
function portInProcess(onAnswered: (call: Asked['call']) => void): ProcessPort & { readonly end: () => void } {
  const answer = answeringCalls({ onProgress: () => {}, today: () => '2026-11-21' })
  let hear: (told: Told) => void = () => {}
  let exit: (end: ProcessEnd) => void = () => {}
  return {
    pid: undefined,
    post: (message) => {
      const asked = message as Asked
      void answer(asked).then((result) => {
        hear({ kind: 'answer', id: asked.id, result })
        onAnswered(asked.call)
      })
    },
    onMessage: (listener) => {
      hear = listener
      return () => {}
    },
    onExit: (listener) => {
      exit = listener
      return () => {}
    },
    kill: () => {
      hear = () => {}
    },
    end: () => exit({ code: 1, signal: null, lastWords: '' }),
  }
}

export function settingsInMemory(): Settings {
  const values: Partial<Record<keyof SettingsValues, unknown>> = { savedMappings: [] }
  return {
    issues: [],
    read: (name) => values[name] as never,
    write: (name, value) => {
      values[name] = value
    },
  }
}
