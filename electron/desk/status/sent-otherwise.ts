/** What was sent of an account that would be sent otherwise now, as the journal keeps it, beside what differs. */
import { isFields } from '../../../shared/basics/members.ts'
import type { Catalogue } from '../../../shared/catalogue/catalogue.ts'
import { payloadDifferences } from '../../../shared/checking/payload-differences.ts'
import { summarise } from '../../../shared/checking/summary.ts'
import type { AccountDetail, SentOtherwise } from '../../../shared/ipc.ts'
import type { MoneyTerms } from '../../../shared/service/money-terms.ts'
import type { JournalEntry } from '../../storage/journal/journal.ts'
import { lastSentPayload } from '../../storage/journal/journal-record.ts'

/** More than these nobody reads one by one. */
const differencesAtMost = 8

/**
 * @param history  of an account that was sent
 * @param now  as it would be sent
 */
export function sentOtherwise(
  history: readonly JournalEntry[],
  now: Pick<AccountDetail, 'payload' | 'origins'>,
  { catalogue, terms }: { readonly catalogue: Catalogue; readonly terms: MoneyTerms },
): SentOtherwise {
  const sent = lastSentPayload(history)
  if (!isFields(sent)) throw new Error('An intent has what was to be sent.')
  const differences = payloadDifferences({ sent, now: now.payload }, catalogue, terms)
  const differing = new Set(differences.map(({ path }) => path))
  return {
    payload: { ...sent },
    summary: summarise(sent, catalogue, terms).map((section) => ({ ...section, lines: [...section.lines] })),
    origins: Object.fromEntries(Object.entries(now.origins).filter(([path]) => !differing.has(path))),
    differenceCount: differences.length,
    differences: differences.slice(0, differencesAtMost),
  }
}
