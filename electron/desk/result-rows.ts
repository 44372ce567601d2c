/** The results of an import as a table: one line per account, with its number on both sides. Pure. */
import type { AccountStub, ImportState, WayForward } from '../../shared/ipc.ts'
import { platformNumberWords } from '../../shared/words/platform-number-words.ts'
import { refusedIssues } from '../imports/show-import.ts'
import type { AccountRecord } from '../storage/journal-record.ts'
import type { Table, TableColumn } from '../workbook/write-results.ts'

const stateWords: Readonly<Record<ImportState['state'], string>> = {
  notSent: 'Not sent',
  sending: 'Being sent',
  unknown: 'Answer lost',
  refused: 'Refused',
  accepted: 'Being created',
  finished: 'Created',
  failed: 'Failed',
}

const wayForwardWords: Readonly<Record<WayForward, string>> = {
  fixInCheck: 'Mend it in Check and create it again',
  tryAgain: 'Try again',
  askOperator: 'Ask the operator',
  wait: 'Wait',
  nothingToDo: 'Nothing to do',
}

const columns: readonly TableColumn[] = [
  { heading: 'Account number', holds: 'text' },
  { heading: 'Platform number', holds: 'text' },
  { heading: 'Name', holds: 'text' },
  { heading: 'Result', holds: 'text' },
  { heading: 'Status at the service', holds: 'text' },
  { heading: 'Times sent', holds: 'count' },
  { heading: 'Last sent (UTC)', holds: 'moment' },
  { heading: 'Last change (UTC)', holds: 'moment' },
  { heading: 'What we know', holds: 'text' },
  { heading: 'What the service said', holds: 'text' },
  { heading: 'Errors', holds: 'text' },
  { heading: 'What to do', holds: 'text' },
  { heading: 'Service', holds: 'text' },
]

/**
 * @param service  where the accounts went: "Practice", or the live service's address with the supplier code
 * @param recordOf  what the journal knows of an account; `undefined` for one that it never heard of
 */
export function resultsOf(
  accounts: readonly AccountStub[],
  service: string,
  recordOf: (account: AccountStub) => AccountRecord | undefined,
): Table {
  return { name: 'Results', columns, rows: accounts.map((account) => rowOf(account, service, recordOf(account))) }
}

function rowOf(account: AccountStub, service: string, record: AccountRecord | undefined): Table['rows'][number] {
  const { accountNumber, name, errorCount } = account
  const { state, status, platformNumber, changedAt, message, serviceWords, wayForward } = account.import
  const aside = state === 'notSent' ? account.setAside : null
  const isUnready = state === 'notSent' && errorCount > 0 && aside === null
  const listed = record === undefined ? [] : refusedIssues(record)
  return [
    accountNumber,
    platformNumberWords(state === 'finished', platformNumber),
    name,
    aside !== null ? 'Set aside' : isUnready ? 'Not ready' : stateWords[state],
    status,
    record?.attempts ?? 0,
    record?.intendedAt ? new Date(record.intendedAt) : null,
    changedAt === null ? null : new Date(changedAt),
    aside?.reason ??
      (isUnready ? `Has ${errorCount === 1 ? 'a problem' : `${errorCount} problems`} to mend in Check.` : message),
    serviceWords,
    listed.map(({ message: said, where }) => (where?.path === undefined ? said : `${where.path}: ${said}`)).join('\n'),
    isUnready ? wayForwardWords.fixInCheck : wayForward === null ? null : wayForwardWords[wayForward],
    service,
  ]
}
