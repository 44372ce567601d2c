/** The payloads of the accounts as JSON files with safe names, one after the other. */
import { strToU8, zip } from 'fflate'
import type { Issue } from '../../../shared/result.ts'
import type { FileToSave } from '../../shell/files/save-folder.ts'
import { namingFiles } from '../../workbook/writing/safe-file-name.ts'
import type { ProjectSession } from '../project/project-session.ts'

/** So many payloads are fetched from the preparation process at once. */
const payloadsAtOnce = 200

/** The payloads could not all be read: the issues say why. */
export class PayloadsUnreadable extends Error {
  readonly issues: readonly [Issue, ...Issue[]]

  constructor(issues: readonly [Issue, ...Issue[]]) {
    super(issues[0].code)
    this.issues = issues
  }
}

/**
 * One file for every account with a number that is not set aside: nothing of those is sent.
 * @param onProgress  told after each share of them
 * @throws PayloadsUnreadable; and the signal's reason as soon as it is stopped
 */
export async function* payloadFiles(
  session: Pick<ProjectSession, 'register' | 'setAside' | 'ask'>,
  onProgress: (done: number, total: number) => void,
  signal: AbortSignal,
): AsyncGenerator<FileToSave> {
  const nameFor = namingFiles()
  const aside = session.setAside()
  const keys = session.register().all.flatMap(({ key }) => (aside.has(key) ? [] : [key]))
  for (let start = 0; start < keys.length; start += payloadsAtOnce) {
    onProgress(start, keys.length)
    const read = await session.ask('readPayloads', { keys: keys.slice(start, start + payloadsAtOnce) })
    if (!read.ok) throw new PayloadsUnreadable(read.issues)
    for (const { accountNumber, payload } of read.value) {
      signal.throwIfAborted()
      if (accountNumber === null) continue
      yield { name: `${nameFor(accountNumber)}.json`, bytes: strToU8(`${JSON.stringify(payload, null, 2)}\n`) }
    }
  }
}

/** @throws what the files end with, or the signal's reason */
export async function zipped(files: AsyncIterable<FileToSave>, signal: AbortSignal): Promise<Uint8Array> {
  const named: [name: string, bytes: Uint8Array][] = []
  for await (const { name, bytes } of files) named.push([name, bytes])
  const contents = Object.fromEntries(named)
  return new Promise((resolve, reject) => {
    const stop = zip(contents, { level: 6 }, (error, bytes) => (error === null ? resolve(bytes) : reject(error)))
    const onAbort = () => {
      stop()
      reject(signal.reason)
    }
    if (signal.aborted) onAbort()
    else signal.addEventListener('abort', onAbort, { once: true })
  })
}
