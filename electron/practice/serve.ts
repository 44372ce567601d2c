/**
 * The practice service as a command: `npm run practice -- --port 0 [--store FILE] [--interface FILE]`. It prints one line of JSON
 * that says where it listens and with which key, and serves until it is told to end. Exit 2 when it can't start.
 */
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { quoted } from '../../shared/messages/values.ts'
import type { ServiceDocument } from './document/read-document.ts'
import { startPracticeService } from './practice-service.ts'
import { PracticeStartError } from './start-trouble.ts'

const usage = 'Usage: npm run practice -- [--port NUMBER] [--store FILE] [--interface FILE]'

type Options = {
  readonly port: number
  readonly store: string | undefined
  readonly document: ServiceDocument | undefined
}

async function serve({ port, store, document }: Options): Promise<void> {
  const { close, ...service } = await startPracticeService({
    port,
    store,
    document,
    onBug: (error) => console.error(error),
  })
  const end = () => {
    close().then(() => process.exit(0))
  }
  process.once('SIGTERM', end)
  process.once('SIGINT', end)
  if (store !== undefined)
    console.error(`What is created here is kept as it is, not encrypted, in ${store}: use no real customers.`)
  console.log(JSON.stringify(service))
}

/** @throws PracticeStartError  for options that can't be used */
function readOptions({ port: portText = '0', store, interface: documentFile }: ReturnType<typeof parse>): Options {
  const port = Number(portText)
  if (!/^\d+$/.test(portText) || port > 65_535)
    throw new PracticeStartError('practice_port_unreadable', { port: quoted(portText) })
  if (store === '') throw new PracticeStartError('practice_store_unnamed', { usage })
  return { port, store, document: documentFile === undefined ? undefined : readFile(documentFile) }
}

function readFile(file: string): ServiceDocument {
  try {
    return { fileName: basename(file), text: readFileSync(file, 'utf8') }
  } catch {
    throw new PracticeStartError('practice_document_unread', { file: quoted(file) })
  }
}

const text = { type: 'string' } as const
const options = { port: text, store: text, interface: text, help: { type: 'boolean', short: 'h' } } as const

function parse(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options }).values
  } catch (error) {
    const [firstSentence] = error instanceof Error ? error.message.split(/\.\s/) : []
    throw new PracticeStartError('practice_options_unknown', { reason: firstSentence ?? '', usage })
  }
}

try {
  const words = parse(process.argv.slice(2))
  if (words.help === true) console.log(usage)
  else await serve(readOptions(words))
} catch (error) {
  if (!(error instanceof PracticeStartError)) throw error
  console.error(error.message)
  process.exitCode = 2
}
