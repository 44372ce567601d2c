import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type PracticeService, startPracticeService } from '../../../electron/practice/practice-service.ts'
import { defaultTokenRequest, type SeenConnection } from '../../../shared/ipc.ts'
import { deskForEachTest } from '../../support/desk-for-each-test.ts'
import { fixture } from '../../support/fixtures.ts'
import { valueIn } from '../../support/open-test-desk.ts'
import { untilCreated } from './until.ts'

const flat = fixture('flat-supplier.xlsx')
const open = deskForEachTest()
const { reopen } = open

describe('a secret', () => {
  let service: PracticeService
  beforeEach(async () => {
    service = await startPracticeService({ port: 0 })
  })
  afterEach(() => service.close())

  test('reaches neither window nor disk in a whole live import', async () => {
    const entry = {
      address: service.baseUrl,
      supplierCode: service.suppliers.ongoing,
      apiKey: service.apiKey,
      token: { ...defaultTokenRequest, graphqlPath: service.graphqlPath },
    }
    expect(valueIn(await open.desk.connectLive(entry))).toMatchObject({
      kind: 'live',
      hasKey: true,
      keyIsKept: 'thisRunOnly',
    })
    const report = valueIn(await open.desk.testConnection({}))
    expect(report.steps.map(({ outcome }) => outcome)).toEqual(['good', 'good', 'good'])
    valueIn(await open.desk.loadSpreadsheet(flat))
    valueIn(await open.desk.startDryRun({ keys: ['007001000'] }))
    const at: SeenConnection = { kind: 'live', supplierCode: entry.supplierCode, address: entry.address }
    valueIn(await open.desk.createAccount({ key: '007001000', at }))
    await untilCreated(open.desk, '007001000')
    valueIn(await open.desk.exportResults({ format: 'csv' }))

    const tokens = [...open.authorizations].map((authorization) => authorization.replace(/^Token /, ''))
    expect(tokens.length).toBeGreaterThan(0)
    await reopen(() => {
      for (const secret of [service.apiKey, ...tokens]) {
        expect(open.told.filter((text) => text.includes(secret))).toEqual([])
        expect(filesOf(open.home).filter((file) => readFileSync(file).includes(secret))).toEqual([])
      }
    })
    expect(valueIn(await open.desk.readConnection({}))).toMatchObject({ kind: 'live', hasKey: false })
  })

  test('that is wrong is said once, and the supplier that is paused is told by name', async () => {
    const token = { ...defaultTokenRequest, graphqlPath: service.graphqlPath }
    const entry = { address: service.baseUrl, supplierCode: service.suppliers.paused, apiKey: 'wrong-key', token }
    valueIn(await open.desk.connectLive(entry))
    const wrong = valueIn(await open.desk.testConnection({}))
    expect(wrong.steps.map(({ outcome }) => outcome)).toEqual(['good', 'bad', 'notTried'])
    valueIn(await open.desk.connectLive({ ...entry, apiKey: service.apiKey }))
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
