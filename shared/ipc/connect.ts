/** The part of the contract that Connect speaks: connections, and whether they work. A secret goes in and never comes back. */
import { z } from 'zod'
import type { InterfaceData } from '../catalogue/catalogue-of-kind.ts'
import { interfaceAnswers } from '../description/interface-answers.ts'
import type { OpenQuestion } from '../description/open-questions.ts'
import { messageSchema } from '../messages/message.ts'
import { createSeconds } from '../service/create-seconds.ts'
import { moneyTerms } from '../service/money-terms.ts'
import { bytes, issueSchema, nothing } from './common.ts'
import { saved } from './files.ts'

/** How the token is obtained; the mutation's shape is "not shown" in the interface, so all of it can be changed. */
export const tokenRequest = z.strictObject({
  graphqlPath: z.string().startsWith('/'),
  document: z.string().min(1),
  /** Variables as JSON; the text `{{apiKey}}` stands for the key. */
  variables: z.string(),
  /** Path with points to the token in the answer, e.g. `data.obtainToken.token`. */
  tokenPath: z.string().min(1),
})
export type TokenRequest = z.infer<typeof tokenRequest>

export const defaultTokenRequest: TokenRequest = {
  graphqlPath: '/v1/graphql/',
  document: 'mutation obtainToken($apiKey: String!) { obtainToken(input: {APIKey: $apiKey}) { token } }',
  variables: '{"apiKey": "{{apiKey}}"}',
  tokenPath: 'data.obtainToken.token',
}

/** What a person types for a live connection. `apiKey` left out uses the key that is stored for this address. */
const liveConnectionEntry = z.strictObject({
  address: z.string(),
  supplierCode: z.string(),
  apiKey: z.string().optional(),
  token: tokenRequest,
  createSeconds,
})
export type LiveConnectionEntry = z.infer<typeof liveConnectionEntry>

/** A live connection that is kept, whichever one is in use: it can be used again, or forgotten with its key. */
const savedConnection = z.object({
  name: z.string(),
  address: z.string(),
  supplierCode: z.string(),
  hasKey: z.boolean(),
})
export type SavedConnection = z.infer<typeof savedConnection>

/** An operator's document of its service that is kept. */
export const descriptionEntry = z.object({
  /** Of its text, as SHA-256 in hexadecimal: the same document has the same. */
  id: z.string(),
  /** As the document calls itself. */
  title: z.string(),
  version: z.string(),
  fileName: z.string(),
  loadedAt: z.string(),
})
export type DescriptionEntry = z.infer<typeof descriptionEntry>

const inEveryCase = {
  saved: z.array(savedConnection),
  /** How the service takes money, as far as it was said; without a connection and a description as amounts stand. */
  terms: moneyTerms,
  /** By which document the service in use is known; `null`: by the interface that comes with the application. */
  description: descriptionEntry.nullable(),
  /** What neither that document nor a person says: in what an account is sent or, in practice, of which supplier. Nothing is sent before. */
  openQuestion: z.enum(['wrapper', 'supplier']).nullable(),
  /** All that are kept. */
  descriptions: z.array(descriptionEntry),
}

export const connectionStatus = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none'), ...inEveryCase }),
  z.object({
    ...inEveryCase,
    kind: z.literal('practice'),
    /** `''`: nobody has said which of `suppliers`. */
    supplierCode: z.string(),
    /** All that the operator's document lists; empty: any is taken. */
    suppliers: z.array(z.string()),
    /** Grows whenever practising begins afresh. */
    round: z.int().positive(),
  }),
  z.object({
    ...inEveryCase,
    kind: z.literal('live'),
    address: z.string(),
    supplierCode: z.string(),
    token: tokenRequest,
    createSeconds,
    hasKey: z.boolean(),
    /** Where the key is: in the operating system's keychain, or only in memory until the application is closed. */
    keyIsKept: z.enum(['keychain', 'thisRunOnly']),
  }),
])
export type ConnectionStatus = z.infer<typeof connectionStatus>

/**
 * Where an account is meant to go, and how its amounts are sent there, as the window shows it: a window that is behind must not create
 * anywhere else, nor send an amount otherwise than the person saw.
 */
export const seenConnection = z.strictObject({
  kind: z.enum(['practice', 'live']),
  supplierCode: z.string(),
  /** `null` for the practice service. */
  address: z.string().nullable(),
  terms: moneyTerms,
  /** The document's id. */
  description: z.string().nullable(),
})
export type SeenConnection = z.infer<typeof seenConnection>

export const seenConnectionOf = (status: Exclude<ConnectionStatus, { kind: 'none' }>): SeenConnection => ({
  kind: status.kind,
  supplierCode: status.supplierCode,
  address: status.kind === 'live' ? status.address : null,
  terms: { positiveBalance: status.terms.positiveBalance, amountUnit: status.terms.amountUnit },
  description: status.description?.id ?? null,
})

/** The outcome of each thing that the connection test looks at, in order; the first that failed has the issue. */
const connectionReport = z.object({
  steps: z.array(
    z.object({
      name: z.enum(['address', 'key', 'supplier']),
      outcome: z.enum(['good', 'bad', 'notTried']),
      /** What was found, in a sentence. */
      message: messageSchema,
      /** The service's own words, where it said something. */
      serviceWords: z.string().optional(),
    }),
  ),
})
export type ConnectionReport = z.infer<typeof connectionReport>

export const connectChannels = {
  connectPractice: { ask: nothing, reply: connectionStatus },
  /** Forgets every account that was created in practice, and practises. */
  practiseAfresh: { ask: nothing, reply: connectionStatus },
  practiseAs: { ask: z.strictObject({ supplierCode: z.string() }), reply: connectionStatus },
  connectLive: { ask: liveConnectionEntry, reply: connectionStatus },
  /** Says how the service in use takes money. */
  sayMoneyTerms: { ask: moneyTerms, reply: connectionStatus },
  /** Keeps an operator's document of its service, and goes by it. Nothing of it is fetched from anywhere. */
  loadDescription: {
    ask: z.strictObject({ fileName: z.string().min(1), bytes }),
    /** `remarks`: what of it is left out. */
    reply: z.object({ connection: connectionStatus, remarks: z.array(issueSchema) }),
  },
  /** Goes by a document that is kept; `null`: by the interface that comes with the application. */
  useDescription: { ask: z.strictObject({ id: z.string().nullable() }), reply: connectionStatus },
  /** Refused while a connection goes by it. */
  forgetDescription: { ask: z.strictObject({ id: z.string() }), reply: connectionStatus },
  /** What was read in it. */
  readDescription: {
    ask: z.strictObject({ id: z.string() }),
    reply: z.object({
      entry: descriptionEntry,
      interface: z.custom<InterfaceData>(),
      remarks: z.array(issueSchema),
      /** What the document does not state, also where that was answered. */
      questions: z.array(z.custom<OpenQuestion>()),
      proposedTerms: moneyTerms,
      answers: interfaceAnswers.shape.answers,
    }),
  },
  /** Keeps what a person says where the description in use does not, in place of what was said before. */
  answerDescription: { ask: z.strictObject({ answers: interfaceAnswers.shape.answers }), reply: connectionStatus },
  /** Takes the answers out of a file that was written for the description in use. */
  loadAnswers: { ask: z.strictObject({ fileName: z.string().min(1), bytes }), reply: connectionStatus },
  /** What the description in use does not say, with what was answered and what is proposed, to be handed on. */
  exportAnswers: { ask: nothing, reply: saved },
  testConnection: { ask: nothing, reply: connectionReport },
  forgetConnection: { ask: nothing, reply: connectionStatus },
  /** Connects again with what is saved under this name. */
  useConnection: { ask: z.strictObject({ name: z.string() }), reply: connectionStatus },
  /** Forgets a saved connection and its key, also one that is not in use. */
  forgetSavedConnection: { ask: z.strictObject({ name: z.string() }), reply: connectionStatus },
} as const
