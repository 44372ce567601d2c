/** How an account stands, in a few words, the same on every screen: what became of it at the service, else what is to be done next. */
import type { AccountStub } from '../../shared/ipc.ts'
import { nouns, showCount } from './counting.ts'
import { dryRunWords, importStateWords, type Tone } from './words.ts'

export type Standing = { readonly name: string; readonly tone: Tone }

export function standingOf({ setAside, dryRun, errorCount, ...stub }: AccountStub): Standing {
  if (stub.import.state !== 'notSent') return importStateWords[stub.import.state]
  if (setAside !== null) return { name: 'Set aside', tone: 'quiet' }
  if (errorCount > 0) return { name: showCount(errorCount, nouns.problem), tone: 'error' }
  if (dryRun.outcome === 'none') return { name: 'Ready, not tried', tone: 'quiet' }
  return dryRunWords[dryRun.outcome]
}
