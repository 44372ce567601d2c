/** Reads the body of an answer, as far as anyone would. */
import type { HttpAnswer } from '../sending/http.ts'

/** @returns nothing when the body breaks off or is longer than `most` bytes; the status line is worth something without it */
export async function readBytes(response: Pick<HttpAnswer, 'body'>, most: number): Promise<Uint8Array | undefined> {
  if (response.body === null) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let length = 0
  try {
    for await (const chunk of response.body) {
      length += chunk.length
      if (length > most) return undefined
      chunks.push(chunk)
    }
  } catch {
    return undefined
  }
  const [first] = chunks
  return chunks.length === 1 && first !== undefined ? first : Buffer.concat(chunks)
}
