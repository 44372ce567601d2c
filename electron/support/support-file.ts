/**
 * The support file: what someone who helps needs to know, and nothing about customers. No names, no values, no key, no token; account
 * numbers are replaced by "account 1" and so on, values by their form.
 */

import { arch, platform, release } from 'node:os'
import { pathToFileURL } from 'node:url'
import { strToU8, zip } from 'fflate'
import type { StatusCounts } from '../../shared/account-status.ts'
import type { Catalogue } from '../../shared/catalogue/catalogue.ts'
import { type ConnectionStatus, defaultTokenRequest, type ProjectState, type TokenRequest } from '../../shared/ipc.ts'
import { targetsOf } from '../../shared/mapping/model/fillings.ts'
import { assertNever, type Issue } from '../../shared/result.ts'
import type { JournalEntry } from '../storage/journal/journal.ts'
import type { AccountRecord, JournalAnswer, JournalEvent } from '../storage/journal/journal-record.ts'
import type { Settings } from '../storage/settings.ts'
import { createPseudonyms, maskPath, maskPayload, maskText } from './mask.ts'

export type SupportFacts = {
  readonly version: string
  readonly host: string
  readonly at: Date
  readonly connection: ConnectionStatus
  readonly project: ProjectState | null
  /** Of accounts: by which what was sent is masked. */
  readonly catalogue: Catalogue
  readonly settings: Pick<Settings, 'read'>
  /** The bug log as it is: kinds and places, no messages. */
  readonly bugs: string
  /** Folders whose names tell who works here. */
  readonly privateFolders: readonly string[]
  /** Those that help is most likely asked for. */
  readonly accounts: readonly SupportAccount[]
  /** How all accounts stand. */
  readonly counts: StatusCounts
  readonly problems: readonly { readonly code: string; readonly level: Issue['level']; readonly count: number }[]
  readonly auditEntries: number
  readonly auditBreaks: readonly number[]
}

type SupportAccount = {
  readonly number: string
  readonly record: AccountRecord
  readonly history: readonly JournalEntry[]
}

/** @returns a .zip */
export function supportFile(facts: SupportFacts): Promise<Uint8Array> {
  const files: Record<string, unknown> = {
    'about.json': aboutOf(facts),
    'settings.json': settingsOf(facts.settings),
    'journal.json': journalOf(facts),
    'issues.json': facts.problems,
  }
  const texts = Object.entries(files).map(([name, value]) => [name, strToU8(`${JSON.stringify(value, null, 2)}\n`)])
  // A stack names a module by its address, in which a folder may be spelled otherwise.
  const spellings = facts.privateFolders.flatMap((folder) => [pathToFileURL(folder).href, folder])
  const bugs = spellings.reduce((text, spelling) => text.replaceAll(spelling, '…'), facts.bugs)
  return zipped({ ...Object.fromEntries(texts), 'bugs.log': strToU8(bugs) })
}

const zipped = (files: Record<string, Uint8Array>): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    zip(files, { level: 6 }, (error, bytes) => (error === null ? resolve(bytes) : reject(error)))
  })

function aboutOf({ version, host, at, connection, project, counts, auditEntries, auditBreaks }: SupportFacts) {
  return {
    application: { version, host },
    at: at.toISOString(),
    runtime: {
      node: process.versions.node,
      electron: process.versions.electron ?? null,
      sqlite: process.versions.sqlite,
    },
    computer: { system: platform(), release: release(), processor: arch() },
    connection:
      connection.kind === 'live'
        ? {
            kind: 'live',
            hasKey: connection.hasKey,
            keyIsKept: connection.keyIsKept,
            graphqlPath: showTyped(connection.token, 'graphqlPath'),
          }
        : { kind: connection.kind },
    project:
      project === null
        ? null
        : {
            format: project.format,
            text: project.text ?? null,
            step: project.step,
            summary: project.summary,
            sheets: project.sheets.map(({ rowCount, columnCount, isHidden }) => ({ rowCount, columnCount, isHidden })),
            mappedFields: project.mapping.sheets.map(({ columns }) => columns.map(targetsOf)),
          },
    accounts: counts,
    auditLog: { entries: auditEntries, breaks: auditBreaks },
  }
}

/** Of what was typed only the form is shown, unless it is as it comes: a person may have put a key where none belongs. */
const showTyped = (token: TokenRequest, name: keyof TokenRequest): string =>
  token[name] === defaultTokenRequest[name] ? token[name] : maskText(token[name])

function settingsOf(settings: SupportFacts['settings']) {
  return {
    connections: settings.read('connections').map(({ address, supplierCode, token, createSeconds }) => ({
      address: maskText(address),
      supplierCode: maskText(supplierCode),
      token: {
        graphqlPath: showTyped(token, 'graphqlPath'),
        tokenPath: showTyped(token, 'tokenPath'),
        document: showTyped(token, 'document'),
      },
      createSeconds,
    })),
    currentConnection: settings.read('currentConnection').kind,
    windowBounds: settings.read('windowBounds'),
  }
}

/** The longest histories are of accounts that were sent again and again: their ends say enough. */
const entriesOfAccount = 50

function journalOf({ accounts, catalogue }: SupportFacts) {
  const pseudonym = createPseudonyms()
  return accounts.map(({ number, record, history }) => ({
    account: pseudonym(number),
    form: maskText(number),
    phase: record.phase,
    attempts: record.attempts,
    status: record.status,
    history: history.slice(-entriesOfAccount).map(({ at, event, payload }) => ({
      at: new Date(at).toISOString(),
      ...showEvent(event, catalogue),
      ...(payload === undefined ? {} : { payload: maskPayload(payload, catalogue) }),
    })),
  }))
}

function showEvent(event: JournalEvent, catalogue: Catalogue): object {
  switch (event.kind) {
    case 'intent':
    case 'notSeen':
      return { kind: event.kind }
    case 'answer':
      return { kind: event.kind, answer: showAnswer(event.answer, catalogue) }
    case 'status':
      return { kind: event.kind, status: event.status, code: event.code, said: masked(event.serviceWords) }
    case 'notReceived':
      return { kind: event.kind, because: event.because }
    case 'explained':
      return {
        kind: event.kind,
        code: event.code,
        said: masked(event.serviceWords),
        issues: event.issues.map((one) => showIssue(one, catalogue)),
      }
    default:
      return assertNever(event)
  }
}

function showAnswer(answer: JournalAnswer, catalogue: Catalogue): object {
  switch (answer.kind) {
    case 'accepted':
      return { kind: answer.kind }
    case 'alreadyImported':
      return { kind: answer.kind, platformNumber: masked(answer.platformNumber), said: masked(answer.serviceWords) }
    case 'refused':
      return {
        kind: answer.kind,
        code: answer.code,
        said: masked(answer.serviceWords),
        issues: answer.issues.map((one) => showIssue(one, catalogue)),
      }
    case 'supplierClosed':
      return { kind: answer.kind, code: answer.code, said: masked(answer.serviceWords) }
    case 'unexplained':
      return { kind: answer.kind, httpStatus: answer.httpStatus, code: answer.code, said: masked(answer.serviceWords) }
    case 'notKnown':
      return { kind: answer.kind, why: answer.why, said: masked(answer.serviceWords) }
    case 'notSent':
      return { kind: answer.kind, code: answer.code ?? null, said: masked(answer.serviceWords) }
    default:
      return assertNever(answer)
  }
}

const showIssue = ({ code, where }: Issue, catalogue: Catalogue): object => ({
  code,
  path: where?.path === undefined ? null : maskPath(where.path, catalogue),
})

const masked = (text: string | null): string | null => (text === null ? null : maskText(text))
