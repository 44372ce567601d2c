/** The results of an import as a table: one line per account, with its number on both sides. Pure. */
import type { AccountStub, ImportState } from '../../shared/ipc.ts'
import type { Results } from '../workbook/write-results.ts'

const stateWords: Readonly<Record<ImportState['state'], string>> = {
  notSent: 'Not sent',
  sending: 'Being sent',
  unknown: 'Answer lost',
  refused: 'Refused',
  accepted: 'Being created',
  finished: 'Created',
  failed: 'Failed',
}

/** @param service  where the accounts went: "Practice", or the live service's address with the supplier code */
export function resultsOf(accounts: readonly AccountStub[], service: string): Results {
  return {
    headings: [
      'Service',
      'Account number',
      'Name',
      'Result',
      'Status at the service',
      'Platform number',
      'Last change',
      'What we know',
      'What the service said',
    ],
    rows: accounts.map((account) => {
      const { accountNumber, name, import: sent } = account
      const { result, known } = notSentWords(account) ?? { result: stateWords[sent.state], known: sent.message ?? '' }
      return [
        service,
        accountNumber ?? '',
        name,
        result,
        sent.status ?? '',
        sent.platformNumber ?? '',
        sent.changedAt ?? '',
        known,
        sent.serviceWords ?? '',
      ]
    }),
  }
}

/** Why an account was not sent; `null` where nothing kept it, or where it was. */
function notSentWords({ errorCount, setAside, import: { state } }: AccountStub) {
  if (state !== 'notSent') return null
  if (setAside !== null) return { result: 'Set aside', known: setAside.reason }
  if (errorCount === 0) return null
  const problems = errorCount === 1 ? 'a problem' : `${errorCount} problems`
  return { result: 'Not ready', known: `Has ${problems} to mend in Check.` }
}
