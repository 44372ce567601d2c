import { expect, test } from 'vitest'
import { resultsOf } from '../../../../electron/desk/exports/result-rows.ts'
import { showImportState } from '../../../../electron/imports/show-import.ts'
import { unheardOf } from '../../../../electron/storage/journal/journal-record.ts'
import { wallClockOf } from '../../../../electron/workbook/reading/wall-clock.ts'
import { accountCatalogue } from '../../../../shared/catalogue/account-catalogue.ts'
import { say } from '../../../../shared/messages/say.ts'

test('the results say where the service gave a finished account no number, and leave others blank', () => {
  const stub = (accountNumber: string, phase: 'finished' | 'failed', platformNumber: string | null) => ({
    key: accountNumber,
    accountNumber,
    name: 'Ana Lee',
    errorCount: 0,
    warningCount: 0,
    status: phase,
    import: showImportState({ ...unheardOf(accountNumber), phase, platformNumber }),
    setAside: null,
  })
  const accounts = [stub('1', 'finished', 'A-1'), stub('2', 'finished', null), stub('3', 'failed', null)]
  const { rows } = resultsOf(accounts, accountCatalogue, 'Practice', wallClockOf('UTC'), () => ({
    record: undefined,
    refusals: [],
    problems: [],
  }))
  expect(rows.map((row) => row.slice(0, 2))).toEqual([
    ['1', 'A-1'],
    ['2', say('no_platform_number')],
    ['3', null],
  ])
})
