/**
 * The one place through which everything comes in that a service says, body and headers: secrets that it repeats are masked, in
 * whichever of the usual spellings, and no text is longer than anything it can have to say.
 */

import { isFields, memberOf } from '../../../shared/basics/members.ts'
import type { StateField } from '../../../shared/description/service-shape.ts'
import { mostOfName, quote } from '../../../shared/words/words-of-others.ts'
import type { HttpAnswer } from '../sending/http.ts'
import { readRetryAfter } from '../sending/retry-after.ts'
import { readBytes } from './read-bytes.ts'

export type AnswerBody =
  | { readonly kind: 'empty' }
  | { readonly kind: 'json'; readonly value: unknown }
  /** A page for people: of a proxy, a log-in, a maintenance notice. */
  | { readonly kind: 'html' }
  /** Neither: a sentence, or JSON that ends too early. */
  | { readonly kind: 'text'; readonly text: string }
  /** The connection was lost while the body was on its way, or it is larger than any answer should be. */
  | { readonly kind: 'cut' }

export type Answered = {
  readonly kind: 'answered'
  readonly httpStatus: number
  readonly body: AnswerBody
  /** `Retry-After`, as milliseconds from now. */
  readonly retryAfterMs: number | null
  /** `Location`, of an answer that sends elsewhere, as it may be shown. */
  readonly location: string | null
}

/** The same answer with its state in the words of our interface, where that is known. */
export function inOurStates(body: AnswerBody, { field, meanings }: StateField): AnswerBody {
  if (body.kind !== 'json' || !isFields(body.value)) return body
  const status = memberOf(body.value, field)
  const meaning = typeof status === 'string' ? memberOf(meanings, status) : undefined
  return { kind: 'json', value: { ...body.value, status: meaning ?? status } }
}

/** Above a list of 200,000 accounts, the longest answer there is. */
const maxAnswerBytes = 64 * 1024 * 1024

/** Above the longest text of a spreadsheet's cell, which the service may give back, and any token. */
const longestText = 65_536

/** @param secrets  masked in everything the service says, should it repeat them */
export async function readAnswer(response: HttpAnswer, secrets: readonly string[], now: number): Promise<Answered> {
  const { status, headers } = response
  const mask = secretMask(secrets)
  const location = headers.get('location')
  return {
    kind: 'answered',
    httpStatus: status,
    body: await readBody(response, mask),
    retryAfterMs: readRetryAfter(headers.get('retry-after'), headers.get('date'), now),
    location: location === null ? null : quote(mask.text(location), mostOfName),
  }
}

const utf8 = new TextDecoder()
const cut = (text: string): string => text.slice(0, longestText)

async function readBody(response: HttpAnswer, mask: SecretMask): Promise<AnswerBody> {
  const bytes = await readBytes(response, maxAnswerBytes)
  if (bytes === undefined) return { kind: 'cut' }
  // The content type is not looked at: proxies and services get it wrong in both directions.
  const text = utf8.decode(bytes).trim()
  if (text === '') return { kind: 'empty' }
  if (text.startsWith('<')) return { kind: 'html' }
  try {
    const value: unknown = JSON.parse(text)
    const isPlain = text.length <= longestText && !mask.mayBeIn(text)
    return { kind: 'json', value: isPlain ? value : cleaned(value, (part) => cut(mask.text(part))) }
  } catch {
    // What begins like JSON was JSON, and has lost its end.
    return /^[[{"]/.test(text) ? { kind: 'cut' } : { kind: 'text', text: cut(mask.text(text)) }
  }
}

/** The same value with all its texts cleaned, names too: an error is told by the name of its field. */
function cleaned(value: unknown, clean: (text: string) => string): unknown {
  if (typeof value === 'string') return clean(value)
  if (Array.isArray(value)) return value.map((each) => cleaned(each, clean))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [clean(name), cleaned(each, clean)]))
}

type SecretMask = {
  text(text: string): string
  /** Whether JSON may hold one: where it has escapes, a secret may be spelled with them. */
  mayBeIn(json: string): boolean
}

/** Shorter ones would blot out ordinary words. */
const shortestSecret = 6
const masked = '•••'

let latestMask: { readonly secrets: readonly string[]; readonly mask: SecretMask } | undefined

/** The same for the same secrets: they change once in an hour, and their spellings take longer than the answer. */
function secretMask(secrets: readonly string[]): SecretMask {
  const known = latestMask?.secrets
  const isKnown = known?.length === secrets.length && secrets.every((secret, at) => secret === known[at])
  if (latestMask === undefined || !isKnown) latestMask = { secrets, mask: makeMask(secrets) }
  return latestMask.mask
}

function makeMask(secrets: readonly string[]): SecretMask {
  const long = secrets.filter((secret) => secret.length >= shortestSecret).map((secret) => secret.toWellFormed())
  // Without any, a pattern that nothing fits.
  const spelled = new RegExp([...long.flatMap(patternsOf), '(?!)'].join('|'), 'giu')
  const encoded = [...new Set(long.flatMap(base64Of))]
  return {
    text: (text) =>
      encoded.reduce(
        // With the letter on either side, which holds a part of it too.
        (clean, core) =>
          clean.includes(core)
            ? clean.replaceAll(new RegExp(`.?${core.replaceAll('+', '\\+')}.?`, 'gs'), masked)
            : clean,
        text.replaceAll(spelled, masked),
      ),
    mayBeIn: (json) => json.includes('\\') || json.search(spelled) >= 0 || encoded.some((core) => json.includes(core)),
  }
}

/** In capitals or not: as it stands in a text, an address, a form, a string of JSON or a page, each sign by itself; and as bytes. */
const patternsOf = (secret: string): readonly string[] => [
  Array.from(secret, (sign) => (/[a-z0-9]/i.test(sign) ? sign : `(?:${spellingsOf(sign).join('|')})`)).join(''),
  Buffer.from(secret).toString('hex'),
]

const named: ReadonlyMap<string, string> = new Map([
  ['&', 'amp'],
  ['<', 'lt'],
  ['>', 'gt'],
  ['"', 'quot'],
  ["'", 'apos'],
])

/** What is escaped may be escaped once more; only so often, so that no text takes long to look through. */
function spellingsOf(sign: string): readonly string[] {
  const code = sign.codePointAt(0) ?? 0
  const unitsOf = Array.from({ length: sign.length }, (_, at) => sign.charCodeAt(at).toString(16).padStart(4, '0'))
  const bytes = Array.from(Buffer.from(sign), (byte) => byte.toString(16).padStart(2, '0'))
  return [
    `\\\\{0,8}\\u{${code.toString(16)}}`,
    unitsOf.map((unit) => `\\\\{1,8}u${unit}`).join(''),
    bytes.map((byte) => `%(?:25){0,4}${byte}`).join(''),
    `&(?:amp;){0,4}(?:#0{0,4}${code}|#x0{0,4}${code.toString(16)}|${named.get(sign) ?? '(?!)'});`,
    ...(sign === ' ' ? ['\\+'] : []),
  ]
}

/** In base 64 three bytes are four letters: wherever it begins, these letters of it are always the same. */
const base64Of = (secret: string): readonly string[] =>
  (['base64', 'base64url'] as const).flatMap((alphabet) =>
    [0, 1, 2].map((before) => {
      const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(secret)])
      const whole = Math.floor((bytes.length * 8) / 6)
      return bytes.toString(alphabet).slice(before === 0 ? 0 : before + 1, whole)
    }),
  )
