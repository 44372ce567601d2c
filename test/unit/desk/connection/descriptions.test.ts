/** An operator's description of its service: loaded, gone by, changed and forgotten, with a spreadsheet open meanwhile. */

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { yieldToEventLoop } from '../../../../electron/flow/yielding.ts'
import { seenConnectionOf } from '../../../../shared/ipc.ts'
import { openTerms } from '../../../../shared/service/money-terms.ts'
import { deskForEachTest } from '../../../support/desks/desk-for-each-test.ts'
import { atPractice } from '../../../support/desks/seen-connections.ts'
import { heatFile } from '../../../support/services/heat-operator.ts'
import { serviceFile } from '../../../support/services/service-file.ts'
import { valueIn } from '../../../support/value-in.ts'

const open = deskForEachTest()

const water = serviceFile('water.openapi.yml')
const load = async (text = water, fileName = 'water.openapi.yml') =>
  open.desk.loadDescription({ fileName, bytes: new TextEncoder().encode(text) })

const households = {
  fileName: 'households.csv',
  bytes: new TextEncoder().encode('Household no,Forename,Surname,Phone,Tribe\n007,Ada,Byron,07123456789,x\n'),
}
const flat = {
  fileName: 'flat-supplier.xlsx',
  bytes: readFileSync(new URL('../../../fixtures/flat-supplier.xlsx', import.meta.url)),
}
const targets = async () =>
  valueIn(await open.desk.readDesk({})).project?.mapping.sheets[0]?.columns.map(({ target }) => target)
const payload = async () => valueIn(await open.desk.readAccount({ key: '007' })).payload

test('fields, payload and template are those of the operator’s document, also after the application was closed', async () => {
  valueIn(await open.desk.connectPractice({}))
  const { connection, remarks } = valueIn(await load())
  expect(connection.description).toMatchObject({ title: 'Bluewater onboarding', version: '2026.4' })
  expect(remarks.every(({ level }) => level === 'warning')).toBe(true)
  valueIn(await open.desk.loadSpreadsheet(households))
  expect(await targets()).toEqual([
    'household_no',
    'occupants[].forename',
    'occupants[].surname',
    'occupants[].phone',
    null,
  ])
  const before = await payload()
  expect(before).toMatchObject({ household_no: '007', occupants: [{ forename: 'Ada', surname: 'Byron' }] })

  await open.reopen()
  expect(valueIn(await open.desk.readDesk({})).connection.description?.title).toBe('Bluewater onboarding')
  expect(await payload()).toEqual(before)
})

test('what is practised by it is kept apart, and going back finds what was practised before', async () => {
  const status = async (key: string) => valueIn(await open.desk.readAccount({ key })).stub.status
  const create = async (key: string) => {
    const { connection } = valueIn(await open.desk.readDesk({}))
    if (connection.kind !== 'practice') throw new Error('Nothing is practised.')
    valueIn(await open.desk.createAccount({ key, at: seenConnectionOf(connection) }))
    await expect.poll(() => status(key), { timeout: 10_000 }).toBe('finished')
  }
  valueIn(await open.desk.connectPractice({}))
  valueIn(await open.desk.loadSpreadsheet(flat))
  await create('007001000')

  valueIn(await load(readFileSync(heatFile, 'utf8'), 'heat.openapi.yml'))
  const contracts = new TextEncoder().encode('Contract no,Given name,Surname\n007001000,Ada,Byron\n')
  valueIn(await open.desk.loadSpreadsheet({ fileName: 'contracts.csv', bytes: contracts }))
  expect(await status('007001000')).not.toBe('finished')
  await create('007001000')
  valueIn(await open.desk.practiseAfresh({}))
  expect(await status('007001000')).not.toBe('finished')

  valueIn(await open.desk.useDescription({ id: null }))
  valueIn(await open.desk.loadSpreadsheet(flat))
  expect(await status('007001000')).toBe('finished')
})

describe('when the service in use becomes another one', () => {
  test('a spreadsheet that nobody has worked on is suggested anew', async () => {
    valueIn(await open.desk.connectPractice({}))
    valueIn(await open.desk.loadSpreadsheet(households))
    expect(await targets()).toContain('external_account_number')
    valueIn(await load())
    expect(await targets()).toContain('household_no')
    expect(valueIn(await open.desk.readServiceChange({}))).toBeNull()
  })

  test('what a person mapped stays, what does not fit is said, and going back loses nothing', async () => {
    valueIn(await open.desk.connectPractice({}))
    const project = valueIn(await open.desk.loadSpreadsheet(households))
    const [sheet] = project.mapping.sheets
    if (sheet === undefined) throw new Error('There is no sheet.')
    const columns = sheet.columns.map((one) => (one.header === 'Tribe' ? { ...one, target: 'customers[].email' } : one))
    const mapping = { ...project.mapping, sheets: [{ ...sheet, columns }] }
    const changed = valueIn(await open.desk.changeMapping({ mapping }))
    const mapped = await targets()
    const paid = await payload()

    const { connection } = valueIn(await load())
    expect(await targets()).toEqual(mapped)
    const change = valueIn(await open.desk.readServiceChange({}))
    expect(change?.to).toBe('Bluewater onboarding')
    expect(change?.gone).toContainEqual({
      path: 'customers[].email',
      label: 'E-mail',
      columns: [{ sheet: sheet.sheet, column: 5, header: 'Tribe' }],
    })
    expect(valueIn(await open.desk.readDesk({})).project?.isForOtherService).toBe(true)
    const problems = valueIn(await open.desk.listProblems({}))
    expect(problems.map(({ code }) => code)).toContain('mapping_field_unknown')
    const refused = await open.desk.createAccount({ key: '007', at: atPractice })
    expect(refused.ok).toBe(false)

    expect(valueIn(await open.desk.agreeToService({})).isForOtherService).toBe(false)
    expect(valueIn(await open.desk.readServiceChange({}))).toBeNull()
    valueIn(await open.desk.useDescription({ id: null }))
    expect(await targets()).toEqual(mapped)
    expect(await payload()).toEqual(paid)
    expect(changed.mapping).toEqual(valueIn(await open.desk.readDesk({})).project?.mapping)

    const id = connection.description?.id ?? ''
    expect(valueIn(await open.desk.forgetDescription({ id })).descriptions).toEqual([])
  })
})

test('what the document does not say is answered once, kept, handed on as a file, and followed by the open spreadsheet', async () => {
  valueIn(await open.desk.connectPractice({}))
  const { connection } = valueIn(await load())
  const id = connection.description?.id ?? ''
  const { questions, answers } = valueIn(await open.desk.readDescription({ id }))
  expect(questions.map(({ about }) => about)).toEqual(expect.arrayContaining(['terms', 'wrapper']))
  expect(answers).toEqual({})
  expect(connection.terms).toEqual(openTerms)

  valueIn(await open.desk.loadSpreadsheet(households))
  valueIn(await open.desk.practiseAs({ supplierCode: 'NORTH' }))
  const untold = await open.desk.startDryRun({ keys: 'all' })
  expect(untold).toMatchObject({ ok: false, issues: [{ code: 'description_not_answered' }] })
  const terms = { positiveBalance: 'credit', amountUnit: 'whole' } as const
  valueIn(await open.desk.answerDescription({ answers: { wrapper: false } }))
  expect((await open.desk.startDryRun({ keys: 'all' })).ok).toBe(true)
  expect(valueIn(await open.desk.sayMoneyTerms(terms)).terms).toEqual(terms)
  const written = valueIn(await open.desk.exportAnswers({}))
  if (written.to !== 'download') throw new Error('Nothing was saved.')
  valueIn(await open.desk.answerDescription({ answers: {} }))
  expect(valueIn(await open.desk.readDesk({})).connection.terms).toEqual(openTerms)
  const { bytes } = written
  expect(valueIn(await open.desk.loadAnswers({ fileName: 'answers.json', bytes })).terms).toMatchObject(terms)

  await open.reopen()
  expect(valueIn(await open.desk.readDescription({ id })).answers).toMatchObject({ wrapper: false, terms })
  const other = new TextEncoder().encode(new TextDecoder().decode(bytes).replace('Bluewater', 'Redwater'))
  const refused = await open.desk.loadAnswers({ fileName: 'answers.json', bytes: other })
  expect(refused).toMatchObject({ ok: false, issues: [{ code: 'answers_for_other_document' }] })
})

test.each([0, 1, 2, 3])(
  'a spreadsheet that is opened while a description is taken into use is suggested by it (%i turns later)',
  async (turns) => {
    valueIn(await open.desk.connectPractice({}))
    const id = valueIn(await load()).connection.description?.id ?? ''
    valueIn(await open.desk.useDescription({ id: null }))
    const opened = open.desk.loadSpreadsheet(households)
    for (let turn = 0; turn < turns; turn += 1) await yieldToEventLoop()
    valueIn(await open.desk.useDescription({ id }))
    valueIn(await opened)
    const project = valueIn(await open.desk.readDesk({})).project
    expect(project?.isForOtherService).toBe(false)
    expect(project?.mapping.sheets[0]?.columns[0]?.target).toBe('household_no')
  },
)

test('nothing is practised before a person says for which of the suppliers that the operator lists', async () => {
  valueIn(await open.desk.connectPractice({}))
  expect(valueIn(await open.desk.readDesk({})).connection).toMatchObject({ supplierCode: 'PRACTICE' })
  const help = 'description: <p>Which <b>region</b>'
  const named = water.replace(help, `enum: [NORTH, SOUTH]\n          ${help}`)
  expect(named).not.toBe(water)
  const { connection } = valueIn(await load(named))
  expect(connection).toMatchObject({ supplierCode: '', suppliers: ['NORTH', 'SOUTH'], openQuestion: 'supplier' })
  valueIn(await open.desk.answerDescription({ answers: { wrapper: false } }))
  valueIn(await open.desk.loadSpreadsheet(households))
  const untold = [{ code: 'practice_supplier_not_chosen' }]
  expect(await open.desk.startDryRun({ keys: 'all' })).toMatchObject({ ok: false, issues: untold })
  expect(await open.desk.exportPayloads({ as: 'zip' })).toMatchObject({ ok: false, issues: untold })
  expect(await open.desk.practiseAs({ supplierCode: 'EAST' })).toMatchObject({ ok: false, issues: untold })
  expect(valueIn(await open.desk.practiseAs({ supplierCode: 'SOUTH' }))).toMatchObject({ openQuestion: null })
  expect(await payload()).toMatchObject({ region: 'SOUTH' })
  await open.reopen()
  expect(valueIn(await open.desk.readDesk({})).connection).toMatchObject({ supplierCode: 'SOUTH' })
})

test('a document in use is not forgotten, and one that is broken, or ends its reader, changes nothing', async () => {
  valueIn(await open.desk.connectPractice({}))
  const { connection } = valueIn(await load())
  const id = connection.description?.id ?? ''
  expect(await open.desk.forgetDescription({ id })).toMatchObject({
    ok: false,
    issues: [{ code: 'description_in_use' }],
  })
  const deep = `openapi: 3.0.0\npaths: ${'['.repeat(200_000)}`
  for (const [text, code] of [
    ['a: [', 'description_unreadable'],
    [deep, 'description_unreadable'],
    ['openapi: 3.0.0\npaths: {}\n', 'description_without_accounts'],
    ['x'.repeat(11 * 1024 * 1024), 'description_too_large'],
  ] as const) {
    expect(await load(text), text.slice(0, 40)).toMatchObject({ ok: false, issues: [{ code }] })
    expect(valueIn(await open.desk.readDesk({})).connection.description?.id).toBe(id)
  }
})
