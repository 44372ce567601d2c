/** The results of an import as a table: one line per account, with its number on both sides. Pure. */
import { statusTable } from '../../../shared/account-status.ts'
import type { Catalogue } from '../../../shared/catalogue/catalogue.ts'
import { inWordsOf } from '../../../shared/checking/said/path-label.ts'
import type { AccountSummary } from '../../../shared/ipc.ts'
import { say, sayMessage } from '../../../shared/messages/say.ts'
import type { Issue } from '../../../shared/result.ts'
import { wayForwardWords } from '../../../shared/words/problems/way-forward-words.ts'
import { platformNumberWords } from '../../../shared/words/results-words.ts'
import type { AccountRecord } from '../../storage/journal/journal-record.ts'
import type { WallClock } from '../../workbook/reading/wall-clock.ts'
import { count, moment, onPaper, type Table, tableOf, text } from '../../workbook/writing/write-results.ts'

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
  const { zone } = clock
  const known = accounts.map((account) => ({ ...account, ...knownOf(account) }))
  return tableOf(say('results'), known, [
    onPaper(text(say('word_account_number'), ({ accountNumber }) => accountNumber)),
    onPaper(text(say('word_platform_number'), numberThere)),
    onPaper(text(say('table_name'), ({ name }) => name)),
    onPaper(text(say('table_result'), ({ status }) => say(statusTable[status].name))),
    count(say('table_times_sent'), ({ record }) => record?.attempts ?? 0),
    moment(say('table_last_sent', { zone }), ({ record }) => record?.intendedAt && clock.read(record.intendedAt)),
    onPaper(
      moment(
        say('table_last_change', { zone }),
        ({ import: { changedAt } }) => changedAt && clock.read(Date.parse(changedAt)),
      ),
    ),
    onPaper(text(say('table_what_we_know'), saidOf)),
    text(say('table_service_said'), ({ import: { serviceWords } }) => serviceWords),
    onPaper(
      text(say('table_errors'), ({ refusals, problems }) =>
        (refusals.length > 0 ? refusals.map((one) => sayMessage(inWords(one).message)) : problems).join('\n'),
      ),
    ),
    text(say('table_what_to_do'), wayOutOf),
    text(say('word_service'), () => service),
    text(say('table_status'), ({ import: there }) => there.status),
  ])
}

type Known = {
  readonly record: AccountRecord | undefined
  readonly refusals: readonly Issue[]
  /** What is to be mended in the spreadsheet, in sentences. */
  readonly problems: readonly string[]
}

const numberThere = ({ import: { state, platformNumber } }: AccountSummary): string | null =>
  platformNumberWords(state === 'finished', platformNumber)

/** What this account has of its own to say of its state, or what that state means. */
function saidOf({ status, setAside, errorCount, import: { message } }: AccountSummary): string {
  if (status === 'setAside' && setAside !== null) return setAside.reason
  if (status === 'withErrors') return say('has_problems', { count: errorCount })
  return message === null ? say(statusTable[status].explanation) : sayMessage(message)
}

function wayOutOf({ status, import: { wayForward } }: AccountSummary): string | null {
  const wayOut = wayForward ?? statusTable[status].wayForward
  return wayOut === null ? null : say(wayForwardWords[wayOut])
}
