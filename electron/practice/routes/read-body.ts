/** Reads the JSON body of a request, within the bounds that practice sets. */
import { type Answer, refusal } from '../answers.ts'
import { maxBodyBytes, maxJsonDepth } from '../not-shown.ts'

export type ReadBody =
  | { readonly ok: true; readonly body: unknown; readonly text: string }
  | { readonly ok: false; readonly answer: Answer }

export async function readBody(request: Request): Promise<ReadBody> {
  const bytes = await readBytes(request)
  if (bytes === undefined)
    return refuse(413, 'payload_too_large', `The body is larger than ${maxBodyBytes} bytes. Send less at once.`)
  try {
    // A mangled account number would be another account's, so a body that isn't UTF-8 is refused, not repaired.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (isTooDeep(text)) return refuse(400, 'parse_error', `The JSON is nested deeper than ${maxJsonDepth} levels.`)
    return { ok: true, body: JSON.parse(text), text }
  } catch {
    return refuse(400, 'parse_error', 'The body is not JSON in UTF-8.')
  }
}

/** @returns nothing for a body above the bound, which is then not read to its end */
async function readBytes(request: Request): Promise<Uint8Array | undefined> {
  if (Number(request.headers.get('content-length')) > maxBodyBytes) return
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.length
    if (length > maxBodyBytes) return
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/**
 * Counted in the text, before parsing: parsing millions of open brackets takes seconds. By hand, because a pattern runs out of
 * stack on a text of some MB.
 */
function isTooDeep(text: string): boolean {
  let depth = 0
  let isInString = false
  for (let index = 0; index < text.length; index += 1) {
    const mark = text[index]
    if (isInString) {
      if (mark === '\\') index += 1
      else if (mark === '"') isInString = false
    } else if (mark === '"') isInString = true
    else if (mark === '[' || mark === '{') {
      depth += 1
      if (depth > maxJsonDepth) return true
    } else if (mark === ']' || mark === '}') depth -= 1
  }
  return false
}

const refuse = (status: number, code: string, detail: string): ReadBody => ({
  ok: false,
  answer: refusal(status, code, detail),
})
