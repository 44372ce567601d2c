/** How an account stands, in one word: what the service made of it, else whether it is ready to go there. */
import type { AccountStub } from '../../shared/ipc.ts'
import { nouns, showCount } from '../words/counting.ts'
import { importStateWords, type Tone } from '../words/words.ts'

export function standingOf(stub: AccountStub): { readonly name: string; readonly tone: Tone } {
  if (stub.import.state !== 'notSent') return importStateWords[stub.import.state]
  if (stub.errorCount > 0) return { name: showCount(stub.errorCount, nouns.problem), tone: 'error' }
  switch (stub.dryRun.outcome) {
    case 'passed':
      return { name: 'Ready, tried', tone: 'good' }
    case 'refused':
      return { name: 'Refused when tried', tone: 'error' }
    case 'none':
    case 'notKnown':
    case 'outOfDate':
      return { name: 'Ready to try', tone: 'quiet' }
  }
}
