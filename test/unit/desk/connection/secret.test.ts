import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { SeenConnection } from '../../../../shared/ipc.ts'
import { usualTerms } from '../../../../shared/service/money-terms.ts'
import { deskForEachTest } from '../../../support/desks/desk-for-each-test.ts'
import { fixture } from '../../../support/fixtures.ts'
import { liveServiceForEachTest } from '../../../support/services/live-service.ts'
import { valueIn } from '../../../support/value-in.ts'
import { untilCreated } from '../versions/until.ts'

const flat = fixture('flat-supplier.xlsx')
const open = deskForEachTest()
const { reopen } = open

const live = liveServiceForEachTest()

describe('a secret', () => {
  test('reaches neither window nor disk in a whole live import', async () => {
    const { entry } = live
    expect(valueIn(await open.desk.connectLive(entry))).toMatchObject({
      kind: 'live',
      hasKey: true,
      keyIsKept: 'thisRunOnly',
    })
    const report = valueIn(await open.desk.testConnection({}))
    expect(report.steps.map(({ outcome }) => outcome)).toEqual(['good', 'good', 'good'])
    valueIn(await open.desk.sayMoneyTerms(usualTerms))
    valueIn(await open.desk.loadSpreadsheet(flat))
    valueIn(await open.desk.startDryRun({ keys: ['007001000'] }))
    const at: SeenConnection = {
      kind: 'live',
      supplierCode: entry.supplierCode,
      address: entry.address,
      terms: usualTerms,
      description: null,
    }
    valueIn(await open.desk.createAccount({ key: '007001000', at }))
    await untilCreated(open.desk, '007001000')
    valueIn(await open.desk.exportResults({ format: 'csv' }))

    const tokens = [...open.authorizations].map((authorization) => authorization.replace(/^Token /, ''))
    expect(tokens.length).toBeGreaterThan(0)
    await reopen(() => {
      for (const secret of [entry.apiKey, ...tokens]) {
        expect(open.told.filter((text) => text.includes(secret))).toEqual([])
        expect(filesOf(open.home).filter((file) => readFileSync(file).includes(secret))).toEqual([])
      }
    })
    expect(valueIn(await open.desk.readDesk({})).connection).toMatchObject({ kind: 'live', hasKey: false })
  })

  test('that is wrong is said once, and the supplier that is paused is told by name', async () => {
    const entry = { ...live.entry, supplierCode: live.service.suppliers.paused }
    valueIn(await open.desk.connectLive({ ...entry, apiKey: 'wrong-key' }))
    const wrong = valueIn(await open.desk.testConnection({}))
    expect(wrong.steps.map(({ outcome }) => outcome)).toEqual(['good', 'bad', 'notTried'])
    valueIn(await open.desk.connectLive(entry))
    const paused = valueIn(await open.desk.testConnection({}))
    expect(paused.steps.map(({ outcome }) => outcome)).toEqual(['good', 'good', 'bad'])
    expect(paused.steps[2]?.serviceWords).toMatch(/paused/)
  })
})

const filesOf = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? filesOf(path) : [path]
  })
