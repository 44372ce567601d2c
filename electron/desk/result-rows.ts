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
    rows: accounts.map(
      ({
        accountNumber,
        name,
        errorCount,
        import: { state, status, platformNumber, changedAt, message, serviceWords },
      }) => [
        service,
        accountNumber ?? '',
        name,
        state === 'notSent' && errorCount > 0 ? 'Not ready' : stateWords[state],
        status ?? '',
        platformNumber ?? '',
        changedAt ?? '',
        state === 'notSent' && errorCount > 0
          ? `Has ${errorCount === 1 ? 'a problem' : `${errorCount} problems`} to mend in Check.`
          : (message ?? ''),
        serviceWords ?? '',
      ],
    ),
  }
}
