/**
 * The practice service: the whole service interface on 127.0.0.1, for training and for tests. It is a second, independent
 * reading of the interface: it shares no code with the client, so that neither hides the other's mistakes.
 */
import type { AddressInfo } from 'node:net'
import { createAdaptorServer, type HttpBindings, type ServerType } from '@hono/node-server'
import { Hono } from 'hono'
import { documentInterface } from './document/document-interface.ts'
import type { ServiceDocument } from './document/read-document.ts'
import { createFaults, type FaultPlan, noFaults } from './faults/faults.ts'
import type { Clock } from './moments.ts'
import { processingStepMs, tokenLifetimeMs } from './not-shown.ts'
import { accountOperations } from './routes/account-operations.ts'
import { controlOperations } from './routes/control-operations.ts'
import { notesOperation } from './routes/notes-operation.ts'
import type { Operation, Practice } from './routes/operation.ts'
import { paymentInstructionOperation } from './routes/payment-instruction-operation.ts'
import { queryOperations } from './routes/query-operations.ts'
import { serveOperations } from './routes/serve-operations.ts'
import { statementsOperation } from './routes/statements-operation.ts'
import { transactionsOperation } from './routes/transactions-operation.ts'
import { ourInterface } from './served/our-interface.ts'
import type { ServedInterface } from './served/served-interface.ts'
import { PracticeStartError } from './start-trouble.ts'
import { createPracticeStore, type PracticeStore } from './store/practice-store.ts'
import type { StoreSealing } from './store/store-sealing.ts'
import { suppliers } from './suppliers.ts'
import { answerTokenMutation } from './token/token-mutation.ts'
import { createTokens, type Tokens } from './token/tokens.ts'

export type PracticeOptions = {
  /** 0 takes any free port. */
  readonly port: number
  /** The file that keeps everything; without one, all is forgotten when the service closes. */
  readonly store?: string
  /** Seals what comes from customers in that file; without it, it is written as it is. */
  readonly sealing?: StoreSealing
  readonly clock?: Clock
  /** How long an account stays PENDING, and then IN_PROGRESS. */
  readonly stepMs?: number
  /** An operator's own: then the service answers like theirs, and not like ours. */
  readonly document?: ServiceDocument
  /** Faults from the first request on; they can be changed later (see routes/control-operations.ts). */
  readonly faults?: FaultPlan
  /** Told about errors that are bugs of the service. */
  readonly onBug?: (error: unknown) => void
}

export type PracticeService = {
  /** E.g. `http://127.0.0.1:41234`, without a slash at the end. */
  readonly baseUrl: string
  readonly graphqlPath: string
  readonly apiKey: string
  readonly suppliers: typeof suppliers
  /** Ends delayed answers and open connections; everything answered is kept. May be called twice. */
  readonly close: () => Promise<void>
}

const host = '127.0.0.1'
const graphqlPath = '/v1/graphql/'

/** How long a connection without a request is kept. */
const keepAliveMs = 60_000

/** How long requests in progress may take to end when the service closes. */
const closeGraceMs = 500

/** @throws PracticeStartError  when the port is taken, the store can't be used, or the document can't be served */
export async function startPracticeService(options: PracticeOptions): Promise<PracticeService> {
  const { clock = Date.now, stepMs = processingStepMs, onBug = () => {} } = options
  const store = createPracticeStore(options.store, options.sealing)
  const served = serve(options.document, store)
  const practice: Practice = { served, store, clock, stepMs }
  const tokens = createTokens(store.keys, clock, tokenLifetimeMs)
  const faults = createFaults(options.faults ?? noFaults)
  const closing = new AbortController()
  const app = new Hono<{ Bindings: HttpBindings }>()
  serveOperations(app, {
    operations: [
      tokenOperation(tokens),
      ...accountOperations(practice),
      ...notesOperation(practice),
      ...transactionsOperation(practice),
      ...statementsOperation(practice),
      ...paymentInstructionOperation(practice),
      ...queryOperations(practice),
      ...controlOperations(store, tokens, faults),
    ],
    supplierOf: served.supplierOf,
    tokens,
    faults,
    closing: closing.signal,
    onBug,
  })

  // The globals of the process that embeds the service stay as they are.
  const server = createAdaptorServer({ fetch: app.fetch, hostname: host, overrideGlobalObjects: false })
  // A client that was held up for some seconds must not find the connection that it keeps closed in the moment it writes to it.
  if ('keepAliveTimeout' in server) server.keepAliveTimeout = keepAliveMs
  try {
    const port = await listen(server, options.port)
    let closed: Promise<void> | undefined
    return {
      baseUrl: `http://${host}:${port}`,
      graphqlPath,
      apiKey: store.keys.apiKey,
      suppliers,
      close: () => {
        closing.abort()
        closed ??= closeServer(server).finally(store.close)
        return closed
      },
    }
  } catch (error) {
    store.close()
    throw error
  }
}

/** Closes the store again where the document can't be served. */
function serve(document: ServiceDocument | undefined, store: PracticeStore): ServedInterface {
  const isKnownSupplier = (code: string) => store.suppliers.stateOf(code) !== undefined
  if (document === undefined) return ourInterface(isKnownSupplier)
  try {
    const served = documentInterface(document, isKnownSupplier, store.accounts.supplierOf)
    for (const code of served.supplierCodes) store.suppliers.add(code)
    return served
  } catch (error) {
    store.close()
    throw error
  }
}

const tokenOperation = (tokens: Tokens): Operation => ({
  name: 'token',
  method: 'POST',
  path: graphqlPath,
  answer: ({ body }) => answerTokenMutation(body, tokens),
})

function listen(server: ServerType, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(portTrouble(error, port)))
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port))
  })
}

function portTrouble({ code, message }: NodeJS.ErrnoException, port: number): PracticeStartError {
  if (code === 'EADDRINUSE') return new PracticeStartError('practice_port_taken', { port })
  if (code === 'EACCES') return new PracticeStartError('practice_port_not_allowed', { port })
  return new PracticeStartError('practice_port_unusable', { port, reason: message })
}

async function closeServer(server: ServerType): Promise<void> {
  const ended = new Promise<void>((resolve) => server.close(() => resolve()))
  if ('closeIdleConnections' in server) server.closeIdleConnections()
  const timer = setTimeout(() => {
    if ('closeAllConnections' in server) server.closeAllConnections()
  }, closeGraceMs)
  await ended
  clearTimeout(timer)
}
