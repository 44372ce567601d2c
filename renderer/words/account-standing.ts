/** How an account stands, in a few words, the same on every screen: what became of it at the service, else what is to be done next. */
import type { ProjectKind } from '../../shared/catalogue/catalogue-of-kind.ts'
import type { AccountStub } from '../../shared/ipc.ts'
import { nouns, showCount } from './counting.ts'
import { dryRunWords, importStateWords, type Tone } from './words.ts'

export type Standing = { readonly name: string; readonly tone: Tone }

export function standingOf(
  { setAside, dryRun, errorCount, ...stub }: AccountStub,
  kind: ProjectKind = 'accounts',
): Standing {
  if (stub.import.state !== 'notSent') return importStateWords[stub.import.state]
  if (setAside !== null) return { name: 'Set aside', tone: 'quiet' }
  if (errorCount > 0) return { name: showCount(errorCount, nouns.problem), tone: 'error' }
  if (kind === 'additions') return { name: 'Ready', tone: 'good' }
  if (dryRun.outcome === 'none') return { name: 'Ready, not tried', tone: 'quiet' }
  return dryRunWords[dryRun.outcome]
}
