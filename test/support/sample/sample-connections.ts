/** Connections of the sample desk: it keeps what it is told, and every test of one is passed. */
import type { Catalogue } from '../../../shared/catalogue/catalogue.ts'
import { catalogueOfInterface } from '../../../shared/catalogue/catalogue-of-kind.ts'
import { describeService, interfaceOf, isWrapperOpen } from '../../../shared/description/describe-service.ts'
import type { ConnectionStatus, Desk, Reply, SavedConnection } from '../../../shared/ipc.ts'
import { defaultCreateSeconds, defaultTokenRequest } from '../../../shared/ipc.ts'
import { issue } from '../../../shared/issue-words.ts'
import { type Issue, ok, refuse } from '../../../shared/result.ts'
import { openTerms, usualTerms } from '../../../shared/service/money-terms.ts'

export const noConnection: ConnectionStatus = {
  kind: 'none',
  terms: usualTerms,
  saved: [],
  description: null,
  openQuestion: null,
  descriptions: [],
}
export const practiceConnection: ConnectionStatus = {
  kind: 'practice',
  supplierCode: 'PRACTICE',
  suppliers: [],
  terms: usualTerms,
  round: 1,
  saved: [],
  description: null,
  openQuestion: null,
  descriptions: [],
}
export const savedLive: SavedConnection = {
  name: 'BRIGHT@import.example.org',
  address: 'https://import.example.org',
  supplierCode: 'BRIGHT',
  hasKey: true,
}
export const liveConnection: Extract<ConnectionStatus, { readonly kind: 'live' }> = {
  kind: 'live',
  address: savedLive.address,
  supplierCode: savedLive.supplierCode,
  token: defaultTokenRequest,
  createSeconds: defaultCreateSeconds,
  terms: usualTerms,
  hasKey: true,
  keyIsKept: 'keychain',
  saved: [savedLive],
  description: null,
  openQuestion: null,
  descriptions: [],
}

type Answers = Pick<
  Desk,
  | 'readConnection'
  | 'connectPractice'
  | 'connectLive'
  | 'sayMoneyTerms'
  | 'useConnection'
  | 'forgetSavedConnection'
  | 'loadDescription'
  | 'useDescription'
  | 'forgetDescription'
  | 'readDescription'
  | 'answerDescription'
  | 'loadAnswers'
  | 'exportAnswers'
  | 'testConnection'
  | 'practiseAfresh'
  | 'practiseAs'
  | 'forgetConnection'
>

/** @param start  the one in use at the start */
export function sampleConnections(start: ConnectionStatus): {
  readonly inUse: () => ConnectionStatus
  /** What is known of the service in use. */
  readonly catalogue: () => Catalogue
  readonly answers: Answers
} {
  let connection = start
  const read = new Map<string, Reply<'readDescription'>>()
  return {
    inUse: () => connection,
    catalogue: () => catalogueOfInterface(read.get(connection.description?.id ?? '')?.interface ?? null)('accounts'),
    answers: {
      readConnection: async () => ok(connection),
      connectPractice: async () => {
        connection = { ...practiceConnection, ...keptIn(connection) }
        return ok(connection)
      },
      connectLive: async ({ address, supplierCode, apiKey, token, createSeconds }) => {
        const others = connection.saved.filter((one) => one.address !== address || one.supplierCode !== supplierCode)
        const hasKey = apiKey !== undefined || connection.saved.some((one) => one.address === address && one.hasKey)
        const kept: SavedConnection = { name: `${supplierCode}@${address}`, address, supplierCode, hasKey }
        connection = liveFrom(kept, { ...keptIn(connection), saved: [...others, kept] }, token, createSeconds)
        return ok(connection)
      },
      sayMoneyTerms: async (terms) => {
        connection = { ...connection, terms }
        return ok(connection)
      },
      useConnection: async ({ name }) => {
        const kept = connection.saved.find((one) => one.name === name)
        if (kept === undefined) return refuse(issue('connection_missing', {}))
        connection = liveFrom(kept, keptIn(connection))
        return ok(connection)
      },
      forgetSavedConnection: async ({ name }) => {
        connection = { ...connection, saved: connection.saved.filter((one) => one.name !== name) }
        return ok(connection)
      },
      loadDescription: async ({ fileName, bytes }) => {
        const described = describeService(new TextDecoder().decode(bytes), fileName)
        if (!described.ok) return described
        const { title, version, remarks } = described.value
        const entry = { id: `${title} ${version}`, title, version, fileName, loadedAt: '2026-11-20T09:30:00.000Z' }
        const { openQuestions, proposedTerms, answers } = described.value
        const asked = { questions: [...openQuestions], proposedTerms, answers }
        read.set(entry.id, { entry, interface: interfaceOf(described.value), remarks: [...remarks], ...asked })
        const others = connection.descriptions.filter(({ id }) => id !== entry.id)
        connection = {
          ...connection,
          terms: openTerms,
          description: entry,
          openQuestion: isWrapperOpen(described.value) ? 'wrapper' : null,
          descriptions: [entry, ...others],
        }
        return ok({ connection, remarks: [...remarks] })
      },
      useDescription: async ({ id }) => {
        const description = connection.descriptions.find((one) => one.id === id) ?? null
        connection = { ...connection, description }
        return ok(connection)
      },
      forgetDescription: async ({ id }) => {
        connection = { ...connection, descriptions: connection.descriptions.filter((one) => one.id !== id) }
        return ok(connection)
      },
      readDescription: async ({ id }) => {
        const kept = read.get(id)
        return kept === undefined ? refuse(issue('description_gone', {})) : ok(kept)
      },
      answerDescription: async ({ answers }) => {
        const kept = read.get(connection.description?.id ?? '')
        if (kept !== undefined) {
          read.set(kept.entry.id, { ...kept, answers })
          const hasQuestion = kept.questions.some(({ about }) => about === 'wrapper')
          connection = { ...connection, openQuestion: hasQuestion && answers.wrapper === undefined ? 'wrapper' : null }
        }
        return ok(connection)
      },
      loadAnswers: async () => ok(connection),
      exportAnswers: async () => ok({ to: 'disk' as const, path: '/home/ana/Bluewater.interface.json' }),
      testConnection: async () =>
        ok({
          steps: [
            good('address', issue('test_address_good', { host: 'service.example' })),
            good('key', issue('test_key_good', {})),
            good('supplier', issue('test_supplier_good', { supplier: 'BRIGHT_ENERGY' })),
          ],
        }),
      practiseAfresh: async () => ok(connection),
      practiseAs: async ({ supplierCode }) => {
        if (connection.kind === 'practice') connection = { ...connection, supplierCode, openQuestion: null }
        return ok(connection)
      },
      forgetConnection: async () => {
        const inUse = connection
        const saved = connection.saved.filter(
          (one) => inUse.kind !== 'live' || one.address !== inUse.address || one.supplierCode !== inUse.supplierCode,
        )
        connection = { ...keptIn(connection), terms: usualTerms, kind: 'none', saved }
        return ok(connection)
      },
    },
  }
}

type Step = Reply<'testConnection'>['steps'][number]
const good = (name: Step['name'], { message }: Issue): Step => ({ name, outcome: 'good', message })

const liveFrom = (
  { address, supplierCode, hasKey }: SavedConnection,
  kept: Kept,
  token = defaultTokenRequest,
  createSeconds = defaultCreateSeconds,
): ConnectionStatus => ({
  kind: 'live',
  address,
  supplierCode,
  token,
  createSeconds,
  terms: openTerms,
  hasKey,
  keyIsKept: 'keychain',
  ...kept,
})

type Kept = Pick<ConnectionStatus, 'saved' | 'description' | 'openQuestion' | 'descriptions'>

const keptIn = ({ saved, description, openQuestion, descriptions }: ConnectionStatus): Kept => ({
  saved,
  description,
  openQuestion,
  descriptions,
})
