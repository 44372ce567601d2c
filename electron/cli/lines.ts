/** Lines that a command prints, and what it asks. */
import { createInterface } from 'node:readline/promises'
import type { Message } from '../../shared/messages/message.ts'
import { say, sayMessage } from '../../shared/messages/say.ts'
import { inOneLine, spellOut } from '../../shared/words/words-of-others.ts'
import type { ServiceLink } from '../service-link.ts'
import type { CommandPorts } from './command-ports.ts'
import { Stop } from './stop.ts'

type Streams = { readonly out: (text: string) => void; readonly err: (text: string) => void }

/** Results go to the one stream, everything else to the other. */
export const outletTo = ({ out, err }: Streams): Pick<CommandPorts, 'print' | 'tell'> => ({
  print: (line) => out(`${spellOut(line)}\n`),
  tell: (line) => err(`${inOneLine(line)}\n`),
})

/** One line, whatever a cell or a service says. */
export const tabbed = (...cells: readonly string[]): string => cells.map(inOneLine).join('\t')

/**
 * Asks before something is sent. Without a terminal nobody can be asked, so nothing is sent.
 * @param what  as in "Create 3 accounts"
 */
export async function isConfirmed(what: Message, { host, kind, scope }: ServiceLink): Promise<boolean> {
  if (!process.stdin.isTTY) throw new Stop(say('nobody_to_ask'))
  const { supplier } = scope
  const answer = await answerTo(say('confirm_sending', { what, supplier, isPractice: kind === 'practice', host }))
  return ['yes', say('answer_that_agrees')].includes(answer.trim().toLowerCase())
}

/** @returns nothing when the person leaves the question with Ctrl-C or Ctrl-D */
export async function answerTo(
  question: string,
  input: NodeJS.ReadableStream = process.stdin,
  output: NodeJS.WritableStream = process.stderr,
): Promise<string> {
  const questions = createInterface({ input, output })
  try {
    return await questions.question(question)
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return ''
    throw error
  } finally {
    questions.close()
  }
}

export const sentenceFor = (trouble: {
  readonly issue: { readonly message: Message }
  readonly serviceWords: string | null
}): string => {
  const words = sayMessage(trouble.issue.message)
  return trouble.serviceWords === null ? words : say('and_service_said', { words, said: trouble.serviceWords })
}
