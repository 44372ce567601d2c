/** Says why the service refused to create an account, where that is not in the account's data. Pure. */
import { issue } from '../../shared/issue-words.ts'
import type { Issue } from '../../shared/result.ts'
import type { JournalEvent } from '../storage/journal/journal-record.ts'

/** Paused: "more accounts are expected later". Complete: "no more accounts are expected". */
export function sayClosed(code: string | null): Issue {
  if (code !== null && /paused/i.test(code)) return issue('supplier_paused', {})
  if (code !== null && /complete/i.test(code)) return issue('supplier_complete', {})
  // A code that is not shown in the interface: the service's own words stand beside it.
  return issue('supplier_closed', {})
}

/** @param dryRun  what the dry run after it said */
export function sayUnexplained(dryRun: Extract<JournalEvent, { kind: 'explained' }>['dryRun']): Issue {
  switch (dryRun) {
    case 'passed':
      return issue('create_refused_without_reason', {})
    case 'refusedAlike':
      return issue('create_refused_like_dry_run', {})
    case 'refusedOtherwise':
    case undefined:
      return issue('create_refused_unclear', {})
  }
}
