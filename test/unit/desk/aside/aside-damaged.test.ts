/** Where who is set aside can't be read, nothing is counted or sent, and everything else of the project can be used. */
import { beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../../../../electron/storage/open-database.ts'
import { SealBroken } from '../../../../electron/storage/vault/sealing.ts'
import { valueIn } from '../../../support/value-in.ts'
import { temporaryHome } from '../../storage/temporary-home.ts'
import { type InProcess, openInProcess } from '../versions/session-in-process.ts'

let open: InProcess
beforeEach(async () => {
  const home = temporaryHome()
  open = openInProcess(home)
  const bytes = new TextEncoder().encode('Account number,Last name,Email\n7001,Lee,n/a\n7002,Ray,n/a\n7003,Ng,\n')
  const { id } = valueIn(await open.session.load({ fileName: 'customers.csv', bytes }))
  await open.putAside(['7001', '7003'], 'Left')
  await open.session.closeForNow()
  open.drop()
  const database = valueIn(openDatabase(home))
  // One of both, whichever it is about.
  database.prepare("UPDATE set_aside SET record = x'00112233' WHERE rowid = (SELECT max(rowid) FROM set_aside)").run()
  database.close()
  open = openInProcess(home)
  valueIn(await open.session.open(id))
})

test('it is mapped, and its accounts are looked at', async () => {
  expect(valueIn(await open.session.ask('describeRows', { sheet: 'customers' }))).toBeTruthy()
  expect(valueIn(await open.session.ask('readAccount', { key: '7001' }))).toBeTruthy()
  const { mapping } = valueIn(await open.session.suggestMapping({}))
  valueIn(await open.session.changeMapping({ mapping }))
  valueIn(await open.session.undo({}))
})

test('whoever counts or sends is told that it is damaged', () => {
  expect(() => open.session.setAside()).toThrow(SealBroken)
})
