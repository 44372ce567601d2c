/** Writes intents to the journal as fast as it can, and says each account number once the journal has acknowledged it. */
import { writeSync } from 'node:fs'
import { openJournal } from '../../../../electron/storage/journal/journal.ts'
import { openDatabase } from '../../../../electron/storage/open-database.ts'
import { valueIn } from '../../../support/value-in.ts'
import { testKey } from '../vault/test-key.ts'

const [home = '', prefix = ''] = process.argv.slice(2)
const database = valueIn(openDatabase(home))
const journal = openJournal({ database, ...testKey }, { connection: 'practice', supplier: 'PRACTICE' }, Date.now)
for (let count = 0; ; count += 1) {
  const number = `${prefix}-${count}`
  await journal.intend(number, { payload: { external_account_number: number }, payloadHash: 'h', known: null })
  writeSync(1, `${number}\n`)
}
