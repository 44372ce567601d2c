/** Connections of the sample desk: it keeps what it is told, and every test of one is passed. */
import type { Catalogue } from '../../../shared/catalogue/catalogue.ts'
import { catalogueOfInterface } from '../../../shared/catalogue/catalogue-of-kind.ts'
import { describeService, interfaceOf, isWrapperOpen } from '../../../shared/description/describe-service.ts'
import type { ConnectionStatus, Desk, Reply, SavedConnection } from '../../../shared/ipc.ts'
import { defaultCreateSeconds, defaultTokenRequest } from '../../../shared/ipc.ts'
import { issue } from '../../../shared/issue-words.ts'
import { type Issue, ok, type Result, refuse } from '../../../shared/result.ts'
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

/**
 * @param start  the one in use at the start
 * @param tell  hears of the one in use whenever it changed, before that is answered
 */
export function sampleConnections(
  start: ConnectionStatus,
  tell: (connection: ConnectionStatus) => void,
): {
  readonly inUse: () => ConnectionStatus
  /** What is known of the service in use. */
  readonly catalogue: () => Catalogue
  readonly answers: Answers
} {
  let connection = start
  const become = (changed: ConnectionStatus): Result<ConnectionStatus> => {
    connection = changed
    tell(changed)
    return ok(changed)
  }
  const read = new Map<string, Reply<'readDescription'>>()
  return {
    inUse: () => connection,
    catalogue: () => catalogueOfInterface(read.get(connection.description?.id ?? '')?.interface ?? null)('accounts'),
    answers: {
      connectPractice: async () => {
        return become({ ...practiceConnection, ...keptIn(connection) })
      },
      connectLive: async ({ address, supplierCode, apiKey, token, createSeconds }) => {
        const others = connection.saved.filter((one) => one.address !== address || one.supplierCode !== supplierCode)
        const hasKey = apiKey !== undefined || connection.saved.some((one) => one.address === address && one.hasKey)
        const kept: SavedConnection = { name: `${supplierCode}@${address}`, address, supplierCode, hasKey }
        return become(liveFrom(kept, { ...keptIn(connection), saved: [...others, kept] }, token, createSeconds))
      },
      sayMoneyTerms: async (terms) => {
        return become({ ...connection, terms })
      },
      useConnection: async ({ name }) => {
        const kept = connection.saved.find((one) => one.name === name)
        if (kept === undefined) return refuse(issue('connection_missing', {}))
        return become(liveFrom(kept, keptIn(connection)))
      },
      forgetSavedConnection: async ({ name }) => {
        return become({ ...connection, saved: connection.saved.filter((one) => one.name !== name) })
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
        become({
          ...connection,
          terms: openTerms,
          description: entry,
          openQuestion: isWrapperOpen(described.value) ? 'wrapper' : null,
          descriptions: [entry, ...others],
        })
        return ok({ connection, remarks: [...remarks] })
      },
      useDescription: async ({ id }) => {
        const description = connection.descriptions.find((one) => one.id === id) ?? null
        return become({ ...connection, description })
      },
      forgetDescription: async ({ id }) => {
        return become({ ...connection, descriptions: connection.descriptions.filter((one) => one.id !== id) })
      },
      readDescription: async ({ id }) => {
        const kept = read.get(id)
        return kept === undefined ? refuse(issue('description_gone', {})) : ok(kept)
      },
      answerDescription: async ({ answers }) => {
        const kept = read.get(connection.description?.id ?? '')
        if (kept === undefined) return ok(connection)
        read.set(kept.entry.id, { ...kept, answers })
        const hasQuestion = kept.questions.some(({ about }) => about === 'wrapper')
        const openQuestion = hasQuestion && answers.wrapper === undefined ? 'wrapper' : null
        return become({ ...connection, openQuestion })
      },
      loadAnswers: async () => become({ ...connection }),
      exportAnswers: async () => ok({ to: 'disk' as const, path: '/home/ana/Bluewater.interface.json' }),
      testConnection: async () =>
        ok({
          steps: [
            good('address', issue('test_address_good', { host: 'service.example' })),
            good('key', issue('test_key_good', {})),
            good('supplier', issue('test_supplier_good', { supplier: 'BRIGHT_ENERGY' })),
          ],
        }),
      practiseAfresh: async () => become({ ...connection }),
      practiseAs: async ({ supplierCode }) => {
        if (connection.kind !== 'practice') return ok(connection)
        return become({ ...connection, supplierCode, openQuestion: null })
      },
      forgetConnection: async () => {
        const inUse = connection
        const saved = connection.saved.filter(
          (one) => inUse.kind !== 'live' || one.address !== inUse.address || one.supplierCode !== inUse.supplierCode,
        )
        return become({ ...keptIn(connection), terms: usualTerms, kind: 'none', saved })
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
