/** What an operation answers, and the bodies of its refusals. The one place where their shapes are written. */
import type { FieldError } from './rules/rule.ts'

export type Answer = {
  readonly status: number
  /** Sent as JSON; left out, the answer has no body at all. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** What a refusal for its body's sake found; an interface that shows errors otherwise than the body here does takes them from here. */
  readonly errors?: readonly FieldError[]
}

export const answer = (status: number, body: unknown): Answer => ({ status, body })

/** The ordinary refusal: `{detail, code}`, where the interface gives no other body. */
export const refusal = (status: number, code: string, detail: string, headers?: Answer['headers']): Answer => ({
  status,
  body: { detail, code },
  headers,
})

/** 404 where the interface says "body not given": a client must not expect one. */
export const bareNotFound: Answer = { status: 404 }

/** 400 with the full list of errors: the body of account validation, and of the v1 additions, whose 400 is not shown. */
export const validationRefusal = (code: string, detail: string, errors: readonly FieldError[]): Answer => ({
  ...answer(400, { detail, code, errors }),
  errors,
})

/** 400 of create, in the shape the interface gives to failures of the import process. */
export const processRefusal = (code: string, detail: string): Answer =>
  answer(400, { code, detail, domain: 'import_process' })
