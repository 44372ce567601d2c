/** A spreadsheet of another trade, whose interface is handed in as data: nothing of our own interface is needed on the way. */
import { utils, write } from '@e965/xlsx'
import { expect, test } from 'vitest'
import { resultsOf } from '../../../electron/desk/exports/result-rows.ts'
import { createImports } from '../../../electron/imports/imports.ts'
import { lastLook } from '../../../electron/imports/run/last-look.ts'
import { refusedIssues, showImportState } from '../../../electron/imports/show-import.ts'
import type { Platform } from '../../../electron/platform/platform.ts'
import { issuesOf } from '../../../electron/platform/reading/read-refusal.ts'
import { payloadHash } from '../../../electron/preparation/accounts/payload-hash.ts'
import { openJournal } from '../../../electron/storage/journal/journal.ts'
import { maskPath, maskPayload } from '../../../electron/support/mask.ts'
import { wallClockOf } from '../../../electron/workbook/reading/wall-clock.ts'
import { writeTemplate } from '../../../electron/workbook/writing/write-template.ts'
import { type CatalogueData, catalogueOf } from '../../../shared/catalogue/catalogue.ts'
import { sayMessage } from '../../../shared/messages/say.ts'
import { fillTemplate } from '../../support/rows/fill-template.ts'
import { vetInterface } from '../../support/services/vet-catalogue.ts'
import { modelService, refusalOf } from '../imports/run/model-service.ts'
import { importPorts } from '../imports/run/test-imports.ts'
import { testTime } from '../platform/test-platform.ts'
import { openUnflushedData, temporaryHome } from '../storage/temporary-home.ts'
import { preparing, sourceOf } from './prepare.ts'

/** As it comes out of a file. */
const read: CatalogueData = JSON.parse(JSON.stringify(vetInterface))
const vet = catalogueOf(read)

function bytesOfSheets(sheets: Readonly<Record<string, readonly (readonly string[])[]>>): Uint8Array {
  const book = utils.book_new()
  for (const [name, rows] of Object.entries(sheets))
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), name)
  return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }))
}

async function load(bytes: Uint8Array) {
  const { call } = preparing()
  const first = await call('load', { ...sourceOf('files.xlsx', bytes), interface: { accounts: read, additions: null } })
  const accounts = await Promise.all(first.accounts.map(({ key }) => call('readAccount', { key })))
  const report = await call('readReport', {})
  return {
    first,
    accounts,
    payloads: accounts.map(({ payload }) => payload),
    problems: report.map(({ code, path }) => [code, path]),
  }
}

const clients = [
  ['File no', 'First name', 'Surname', 'Email', 'Mobile', 'Street', 'Town', 'Postcode', 'Country', 'Balance'],
  ['0017', 'Ana', 'Lee', 'ana@example.org', '(512) 555-0100', '1 Elm St', 'Austin', '01234', 'US', '12.50'],
  ['0018', 'Bo', 'Ray', 'bo@example.org', '', '2 Elm St', 'Austin', '01235', 'US', '-3.00'],
  ['0018', 'Cy', 'Ray', '', '', '2 Elm St', 'Austin', '01235', 'US', '-3.00'],
]
const animals = [
  ['File no', 'Microchip', 'Pet name', 'Species', 'Born', 'Insured'],
  ['0017', '900111000000001', 'Rex', 'DOG', '2019-03-31', 'yes'],
  ['0017', '900111000000002', 'Tom', 'PARROT', '1890-01-01', 'no'],
  ['0018', '900111000000003', 'Bay', 'HORSE', '2015-05-20', 'no'],
]
const treatments = [
  ['Microchip', 'Diagnosis', 'Treatment start', 'Treatment end', 'Fee'],
  ['900111000000001', 'Limping', '2026-05-21', '2026-05-20', '40.00'],
  ['900111000000001', 'Vaccination', '2026-06-30', '9999-12-31', '25.00'],
]

test('files of a practice are suggested, assembled and held against its own rules', async () => {
  const { first, payloads, problems } = await load(
    bytesOfSheets({ Clients: clients, Animals: animals, Treatments: treatments }),
  )
  expect(first.mapping.sheets.map(({ columns }) => columns.map(({ target }) => target))).toEqual([
    [
      'file_no',
      'keepers[].called',
      'keepers[].surname',
      'keepers[].mail',
      'keepers[].cell',
      'home.line',
      'home.town',
      'home.zip',
      'home.land',
      'opening',
    ],
    ['file_no', ...['chip', 'call_name', 'species', 'born', 'insured'].map((name) => `animals[].${name}`)],
    ['animals[].chip', ...['why', 'began', 'ended', 'fee'].map((name) => `animals[].treatments[].${name}`)],
  ])
  expect(first.accounts.map(({ name }) => name)).toEqual(['Ana Lee', 'Bo Ray and Cy Ray'])
  const home = (line: string, zip: string) => ({ line, town: 'Austin', zip, land: 'US' })
  expect(payloads).toEqual([
    {
      practice: 'PRACTICE',
      file_no: '0017',
      home: home('1 Elm St', '01234'),
      opening: '12.50',
      keepers: [{ called: 'Ana', surname: 'Lee', mail: 'ana@example.org', cell: '+15125550100' }],
      animals: [
        {
          chip: '900111000000001',
          call_name: 'Rex',
          species: 'DOG',
          born: '2019-03-31',
          insured: true,
          treatments: [
            { why: 'Limping', began: '2026-05-21', ended: '2026-05-20', fee: '40.00' },
            { why: 'Vaccination', began: '2026-06-30', ended: '9999-12-31', fee: '25.00' },
          ],
        },
        { chip: '900111000000002', call_name: 'Tom', species: 'PARROT', born: '1890-01-01', insured: false },
      ],
    },
    {
      practice: 'PRACTICE',
      file_no: '0018',
      home: home('2 Elm St', '01235'),
      opening: '-3.00',
      keepers: [
        { called: 'Bo', surname: 'Ray', mail: 'bo@example.org' },
        { called: 'Cy', surname: 'Ray' },
      ],
      animals: [{ chip: '900111000000003', call_name: 'Bay', species: 'HORSE', born: '2015-05-20', insured: false }],
    },
  ])
  // The last of these is of no rule of its own: it is a day.
  expect(problems).toEqual([
    ['value_not_documented', 'animals.1.species'],
    ['date_long_ago', 'animals.1.born'],
    ['dates_out_of_order', 'animals.0.treatments.0.began'],
    ['date_in_future', 'animals.0.treatments.1.ended'],
  ])
})

test('what is not called as in our own interface is known by its traits', async () => {
  const { first, payloads } = await load(
    bytesOfSheets({
      Clients: [
        ['Client file', 'Client name', 'House no', 'Street', 'Town', 'Post code', 'Remarks', 'Remarks'],
        ['0017', 'Mrs Ana Lee', '1', 'Elm St', 'Leeds', 'LS1 4AP', 'Bites', 'Pays late'],
        ['0018', 'Mr Bo Ray', '2', 'Elm St', 'Leeds', 'LS1 4AQ', '', ''],
      ],
    }),
  )
  expect(first.mapping.sheets[0]?.columns[1]?.split?.parts).toEqual([
    { target: 'keepers[].called' },
    { target: 'keepers[].surname' },
  ])
  expect(payloads[0]).toMatchObject({
    keepers: [{ called: 'Ana', surname: 'Lee' }],
    home: { line: '1 Elm St', town: 'Leeds', zip: 'LS1 4AP' },
    remarks: [{ words: 'Bites' }, { words: 'Pays late' }],
  })
})

test('its template has its sheets and its example, and comes back as it was typed', async () => {
  const bytes = await fillTemplate(vet, {
    Files: [
      {
        file_no: '0017',
        'home.land': 'US',
        'keepers[0].called': 'Ana',
        'keepers[1].surname': 'Lee',
        'remarks[1].words': 'Bites',
      },
    ],
    Animals: [{ file_no: '0017', 'animals[].chip': '900111000000001', 'animals[].insured': 'Yes' }],
  })
  const { first, payloads, problems } = await load(bytes)
  expect(first.sheets.map(({ name }) => name)).toEqual(['Files', 'Animals', 'Treatments'])
  expect(payloads).toEqual([
    {
      practice: 'PRACTICE',
      file_no: '0017',
      home: { land: 'US' },
      keepers: [{ called: 'Ana' }, { surname: 'Lee' }],
      animals: [{ chip: '900111000000001', insured: true }],
      remarks: [{ words: 'Bites' }],
    },
  ])
  expect(problems).toEqual([])
  expect((await load(await writeTemplate(vet))).payloads).toEqual([])
})

const files = async () => load(bytesOfSheets({ Clients: clients, Animals: animals, Treatments: treatments }))

test('what is sent of a file is told in the practice’s own words, each value with the cell that it came from', async () => {
  const { accounts } = await files()
  const { summary = [], origins } = accounts[0] ?? {}
  expect(summary.map(({ heading, lines }) => [heading, lines.map(({ text }) => text)])).toEqual([
    [
      'File',
      [
        'Practice code: PRACTICE',
        'File number: 0017',
        'Home: 1 Elm St, Austin, 01234, US',
        'Opening amount: owes 12.50 (sent as 12.50)',
        'Keeper: first name Ana, surname Lee, e-mail ana@example.org, mobile phone +15125550100',
      ],
    ],
    [
      'Animal 900111000000001',
      [
        'Call name: Rex',
        'Species: DOG',
        'Born on: 31 March 2019',
        'Insured: yes',
        'Treatment 1: treated for Limping, began on 21 May 2026, ended on 20 May 2026, fee 40.00',
        'Treatment 2: treated for Vaccination, began on 30 June 2026, ended on 31 December 9999, fee 25.00',
      ],
    ],
    ['Animal 900111000000002', ['Call name: Tom', 'Species: PARROT', 'Born on: 1 January 1890', 'Insured: no']],
  ])
  expect(origins).toMatchObject({
    'animals.0.treatments.1.fee': { sheet: 'Treatments', row: 3, column: 5 },
    'keepers.0.cell': { sheet: 'Clients', row: 2, column: 5 },
  })
})

const refusal = {
  ...refusalOf('invalid', 'Not valid.'),
  details: [{ code: 'invalid', serviceWords: 'No such animal.', attr: 'animals.0.species' }],
}

/** A service that knows files by their own number. */
function importing() {
  const time = testTime()
  const home = temporaryHome()
  const service = modelService(time.clock, {
    nextCreate: (number) => (number === '0018' ? { kind: 'refused', refusal, issues: issuesOf(refusal) } : 'none'),
  })
  const platform: Platform = {
    ...service.platform,
    createAccount: (payload) =>
      service.platform.createAccount({ ...payload, external_account_number: payload.file_no }),
  }
  const journal = openJournal(
    openUnflushedData(home),
    { connection: 'https://vets.example', supplier: 'PRACTICE' },
    time.clock,
  )
  return { journal, service, imports: createImports({ ...importPorts(journal, platform, time, home), catalogue: vet }) }
}

const fileOf = (payload: Readonly<Record<string, unknown>>) => ({
  number: String(payload.file_no),
  payload,
  payloadHash: payloadHash(payload),
})

test('files pass the last look, are sent, and the run and its results name what was refused by its own label', async () => {
  const { payloads } = await files()
  const { journal, imports, service } = importing()
  const [first = {}] = payloads
  const spoilt = { ...first, file_no: '0019', animals: [{ wings: 2 }] }
  const run = await imports.runAll([...payloads, spoilt].map(fileOf), { triesFirst: false })
  const results = run.ok && run.value.kind === 'ended' ? run.value.results : []
  expect(
    results.map(({ number, state, reasons }) => [number, state.state, reasons.map((one) => sayMessage(one))]),
  ).toEqual([
    ['0017', 'finished', []],
    ['0018', 'refused', ['Animal 1 · Species: No such animal.']],
    ['0019', 'notSent', [expect.stringContaining('“Animal 1”: the service knows no “wings” there. Leave it out.')]],
  ])
  expect(service.asked.filter((asked) => asked.startsWith('create'))).toEqual(['create 0017', 'create 0018'])

  const refused = journal.read('0018')
  const stub = {
    key: '0018',
    accountNumber: '0018',
    name: 'Bo Ray',
    errorCount: 0,
    warningCount: 0,
    status: 'refused',
    import: showImportState(refused),
    setAside: null,
  } as const
  const { columns, rows } = resultsOf([stub], vet, 'Vets', wallClockOf('UTC'), () => ({
    record: refused,
    refusals: refusedIssues(refused),
    problems: [],
  }))
  const errors = columns.findIndex(({ heading }) => heading === 'Errors')
  expect(rows.map((row) => row[errors])).toEqual(['Animal 1 · Species: No such animal.'])
})

test.each([
  ['of another practice', { practice: 'OTHER' }, 'payload_of_other_supplier'],
  ['of another file', { file_no: '0099' }, 'payload_of_other_account'],
  ['with a day that does not exist', { animals: [{ born: '2019-02-30' }] }, 'payload_not_valid'],
  ['with a field of our own interface', { external_account_number: '0017' }, 'payload_not_valid'],
])('a file %s does not pass the last look', async (_case, change, code) => {
  const [first = {}] = (await files()).payloads
  expect(lastLook({ ...fileOf(first), payload: { ...first, ...change } }, 'PRACTICE', vet)?.code).toBe(code)
})

test('what helps others keeps the names of its fields, and no value', async () => {
  const [, second = {}] = (await files()).payloads
  expect(maskPayload({ ...second, 'Bo Ray': 1 }, vet)).toEqual({
    practice: 'XXXXXXXX',
    file_no: '0000',
    home: { line: '0 Xxx Xx', town: 'Xxxxxx', zip: '00000', land: 'XX' },
    opening: '-0.00',
    keepers: [
      { called: 'Xx', surname: 'Xxx', mail: 'xx@xxxxxxx.xxx' },
      { called: 'Xx', surname: 'Xxx' },
    ],
    animals: [{ chip: '000000000000000', call_name: 'Xxx', species: 'XXXXX', born: '0000-00-00', insured: false }],
    'Xx Xxx 7': 0,
  })
  expect(maskPath('animals.0.species', vet)).toBe('animals.0.species')
})
