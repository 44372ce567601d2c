/** The results of an import as a table: one line per account, with its number on both sides. Pure. */
import { type AccountStatus, statusTable } from '../../../shared/account-status.ts'
import type { Catalogue } from '../../../shared/catalogue/catalogue.ts'
import { inWordsOf } from '../../../shared/checking/said/path-label.ts'
import type { AccountSummary } from '../../../shared/ipc.ts'
import { say, sayMessage } from '../../../shared/messages/say.ts'
import type { Issue } from '../../../shared/result.ts'
import { platformNumberWords } from '../../../shared/words/platform-number-words.ts'
import { wayForwardWords } from '../../../shared/words/problems/way-forward-words.ts'
import type { AccountRecord } from '../../storage/journal/journal-record.ts'
import type { WallClock } from '../../workbook/reading/wall-clock.ts'
import type { Table, TableColumn } from '../../workbook/writing/write-results.ts'

const columnsOf = (zone: string): readonly TableColumn[] => [
  { heading: say('table_account_number'), holds: 'text', isOnPaper: true },
  { heading: say('table_platform_number'), holds: 'text', isOnPaper: true },
  { heading: say('table_name'), holds: 'text', isOnPaper: true },
  { heading: say('table_result'), holds: 'text', isOnPaper: true },
  { heading: say('table_times_sent'), holds: 'count' },
  { heading: say('table_last_sent', { zone }), holds: 'moment' },
  { heading: say('table_last_change', { zone }), holds: 'moment', isOnPaper: true },
  { heading: say('table_what_we_know'), holds: 'text', isOnPaper: true },
  { heading: say('table_service_said'), holds: 'text' },
  { heading: say('table_errors'), holds: 'text', isOnPaper: true },
  { heading: say('table_what_to_do'), holds: 'text' },
  { heading: say('table_service'), holds: 'text' },
  { heading: say('table_status'), holds: 'text' },
]

/**
 * @param catalogue  of accounts, which names the places that the service refused
 * @param service  where the accounts went: "Practice", or the live service's address with the supplier code
 * @param clock  by which moments are told, and which the headings name
 * @param knownOf  what the journal knows of an account, and what the service has against it as it is now
 */
export function resultsOf(
  accounts: readonly AccountSummary[],
  catalogue: Catalogue,
  service: string,
  clock: WallClock,
  knownOf: (account: AccountSummary) => Known,
): Table {
  const inWords = inWordsOf(catalogue)
  const rows = accounts.map((account) => rowOf(account, service, clock, knownOf(account), inWords))
  return { name: say('results_sheet'), columns: columnsOf(clock.zone), rows }
}

type Known = {
  readonly record: AccountRecord | undefined
  readonly refusals: readonly Issue[]
  /** What is to be mended in the spreadsheet, in sentences. */
  readonly problems: readonly string[]
}

function rowOf(
  account: AccountSummary,
  service: string,
  clock: WallClock,
  { record, refusals, problems }: Known,
  inWords: (one: Issue) => Issue,
): Table['rows'][number] {
  const { accountNumber, name, status, setAside, errorCount } = account
  const { state, platformNumber, changedAt, message, serviceWords, wayForward, ...there } = account.import
  const wayOut = wayForward ?? statusTable[status].wayForward
  return [
    accountNumber,
    platformNumberWords(state === 'finished', platformNumber),
    name,
    say(statusTable[status].name),
    record?.attempts ?? 0,
    record?.intendedAt ? clock.read(record.intendedAt) : null,
    changedAt === null ? null : clock.read(Date.parse(changedAt)),
    saidOf(status, setAside, errorCount) ?? (message && sayMessage(message)) ?? say(statusTable[status].explanation),
    serviceWords,
    (refusals.length > 0 ? refusals.map((one) => sayMessage(inWords(one).message)) : problems).join('\n'),
    wayOut === null ? null : say(wayForwardWords[wayOut]),
    service,
    there.status,
  ]
}

/** What this account has of its own to say of its state. */
function saidOf(status: AccountStatus, setAside: AccountSummary['setAside'], errorCount: number): string | null {
  if (status === 'setAside') return setAside?.reason ?? null
  if (status !== 'withErrors') return null
  return say('has_problems', { count: errorCount })
}
