/**
 * Tells that there is a newer version, and does nothing else: nothing is fetched but the answer, and nothing is ever installed. Where to
 * ask is written into settings.json (`updateAddress`) by whoever hands the application out; without an address nobody is asked.
 */
import { z } from 'zod'
import { issue } from '../shared/issue-words.ts'
import type { Issue } from '../shared/result.ts'
import { readAddress } from '../shared/service/service-address.ts'
import { quote } from '../shared/words/words-of-others.ts'
import { readBytes } from './platform/reading/read-bytes.ts'
import type { Http } from './platform/sending/http.ts'

const mostWords = 300
/** What stands at the address, e.g. `{"version": "0.2.0", "words": "Ask the help desk for it."}`. */
const announcement = z.object({
  version: z
    .string()
    .max(50)
    .regex(/^\d+\.\d+\.\d+$/),
  words: z.string().max(mostWords).optional(),
})

const timeoutMs = 10_000
const maxBytes = 64 * 1024

type Ports = { readonly fetch: Http; readonly version: string }

/**
 * @param address  https, or http on this computer
 * @returns the notice for the person; `null` when this is the newest, and when nobody answers: that is not the person's business
 */
export async function findNewerVersion(address: string | null, { fetch, version }: Ports): Promise<Issue | null> {
  const read = address === null ? null : readAddress(address)
  if (read === null || !read.ok) return null
  try {
    const answer = await fetch(read.value, {
      method: 'GET',
      headers: { Accept: 'application/json' },
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const bytes = await readBytes(answer, maxBytes)
    if (answer.status !== 200 || bytes === undefined) return null
    const told = announcement.safeParse(JSON.parse(new TextDecoder().decode(bytes)))
    if (!told.success || !isNewer(told.data.version, version)) return null
    return issue('newer_version', {
      version: told.data.version,
      present: version,
      words: quote(told.data.words ?? '', mostWords),
    })
  } catch {
    return null
  }
}

/** By number, not by letter: 0.10.0 is newer than 0.9.0. */
export function isNewer(one: string, other: string): boolean {
  const parts = (version: string) => version.split('.').map(Number)
  const [ours, theirs] = [parts(other), parts(one)]
  const first = theirs.findIndex((part, index) => part !== ours[index])
  return first >= 0 && (theirs[first] ?? 0) > (ours[first] ?? 0)
}
