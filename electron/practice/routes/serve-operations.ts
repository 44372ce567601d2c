/** Puts the operations behind HTTP: token, body, faults, and one answer each for paths and methods that don't exist. */
import { setTimeout as wait } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context, Hono } from 'hono'
import { type Answer, refusal } from '../answers.ts'
import type { Fault, Faults } from '../faults/faults.ts'
import type { Tokens } from '../token/tokens.ts'
import type { Operation } from './operation.ts'
import { type ReadBody, readBody } from './read-body.ts'

type PracticeContext = Context<{ Bindings: HttpBindings }>

export type Service = {
  readonly operations: readonly Operation[]
  /** Whose account a body is about, before anything is known of it. */
  readonly supplierOf: (body: unknown) => string | undefined
  readonly tokens: Tokens
  readonly faults: Faults
  /** Aborted when the service closes, so that delayed answers don't hold it up. */
  readonly closing: AbortSignal
  /** Told about errors that are bugs; the client gets a 500 that says no more. */
  readonly onBug: (error: unknown) => void
}

export function serveOperations(app: Hono<{ Bindings: HttpBindings }>, service: Service): void {
  const open = service.operations.find(({ name }) => name === 'token')?.path
  app.use('*', async (context, next) => {
    const refused = context.req.path === open ? undefined : service.tokens.refuse(context.req.header('authorization'))
    return refused ? respond(unauthorized(refused.code, refused.detail)) : next()
  })
  for (const operation of service.operations)
    app.on(operation.method, operation.path, (context) => serveOperation(context, operation, service))
  for (const path of new Set(service.operations.map((operation) => operation.path)))
    app.all(path, () => respond(methodNotAllowed(service.operations.filter((operation) => operation.path === path))))
  app.notFound((context) => respond(notFound(context.req.path)))
  app.onError((error) => {
    service.onBug(error)
    return respond(refusal(500, 'error', 'The practice service met an error of its own.'))
  })
}

async function serveOperation(context: PracticeContext, operation: Operation, service: Service): Promise<Response> {
  const read = operation.method === 'POST' ? await readBody(context.req.raw) : noBody
  if (!read.ok) return respond(read.answer)
  const { body, text: bodyText } = read
  const parameters = context.req.param()

  const met = drawFaults(service.faults, operation, parameters.supplier ?? service.supplierOf(body))
  for (const fault of met) if (fault.kind === 'delay') await delay(fault, service.closing)
  if (met.some((fault) => fault.kind === 'drop_before')) return drop(context)
  const refused = met.map(answerFault).find((answer) => answer !== undefined)
  if (refused) return respond(refused)

  const isUnguarded = met.some((fault) => fault.kind === 'no_guard')
  const answer = operation.answer({ parameters, query: context.req.query(), body, bodyText, isUnguarded })
  return met.some((fault) => fault.kind === 'drop_after') ? drop(context) : respond(answer)
}

const noBody: ReadBody = { ok: true, body: undefined, text: '' }

const drawFaults = (faults: Faults, { name }: Operation, supplier: string | undefined): readonly Fault[] =>
  name === 'control' ? [] : faults.draw(name, supplier)

/** The answer that takes the place of the work, for faults that have one. */
function answerFault({ kind, retryAfter }: Fault): Answer | undefined {
  const headers = retryAfter === undefined ? undefined : { 'Retry-After': String(retryAfter) }
  switch (kind) {
    case 'too_many_requests':
      return refusal(429, 'throttled', 'Too many requests. Wait, then send this again.', headers)
    case 'unavailable':
      return refusal(503, 'service_unavailable', 'The service is busy. Send this again later.', headers)
    case 'server_error':
      return refusal(500, 'error', 'An unexpected error happened. Send this again as it is.')
    case 'expired_token':
      return unauthorized('token_expired', 'This access token has expired. Obtain a new one.')
    case 'delay':
    case 'drop_before':
    case 'drop_after':
    case 'no_guard':
      return
  }
}

async function delay({ delayMs }: Fault, closing: AbortSignal): Promise<void> {
  try {
    await wait(delayMs, undefined, { signal: closing })
  } catch {
    // The service closes: it answers at once what it still can.
  }
}

/** Ends the connection in the middle, as a pulled cable does. */
function drop(context: PracticeContext): Response {
  context.env.incoming.socket.destroy()
  return RESPONSE_ALREADY_SENT
}

function respond({ status, body, headers }: Answer): Response {
  if (body === undefined) return new Response(null, { status, headers })
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } })
}

const unauthorized = (code: string, detail: string): Answer =>
  refusal(401, code, detail, { 'WWW-Authenticate': 'Token' })

function methodNotAllowed(operations: readonly Operation[]): Answer {
  const allowed = operations.map(({ method }) => method).join(', ')
  return refusal(405, 'method_not_allowed', `This address takes ${allowed} only.`, { Allow: allowed })
}

const notFound = (path: string): Answer =>
  refusal(404, 'not_found', path.endsWith('/') ? 'Not found.' : 'Not found. Addresses end with a slash.')
