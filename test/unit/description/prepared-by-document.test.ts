/** Spreadsheets for a service that an operator's document describes: what is ready is what its own schemas allow. */

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDocument } from '../../../electron/practice/document/read-document.ts'
import { createValidator } from '../../../electron/practice/document/validator.ts'
import { catalogueOf } from '../../../shared/catalogue/catalogue.ts'
import { describeService } from '../../../shared/description/describe-service.ts'
import type { Mapping } from '../../../shared/mapping/model/mapping.ts'
import { assembleOne } from '../../support/rows/assemble-rows.ts'
import { serviceFile } from '../../support/services/service-file.ts'
import { valueIn } from '../../support/value-in.ts'
import { preparing, sourceOf } from '../preparation/prepare.ts'

const text = serviceFile('water.openapi.yml')
/** A second opinion on what the document allows: that of the practice service, which reads it by itself. */
const check = createValidator(readDocument({ fileName: 'water.yml', text }), { $ref: '#/components/schemas/Household' })
const isAllowed = (payload: unknown): boolean => check(payload).ok

const headings = [
  ['Household no', 'Forename', 'Surname', 'Phone', 'Born', 'Wants paper', 'Languages', 'Premises ref', 'Street'],
  [
    'Postcode',
    'Country',
    'Kind',
    'Since',
    'Meter serial',
    'Readings',
    'Style',
    'Dials',
    'Channel',
    'Rateable value',
    'Reference',
    'Basis',
    'Seen on',
    'Dials read',
    'Estimate',
    'Unit price',
    'Band',
    'Tariff code',
    'Marks',
  ],
].flat()

const { catalogue } = valueIn(describeService(text, 'water.yml'))

async function prepared(rows: readonly (readonly string[])[], of = headings, accountsOf = catalogue) {
  const { call } = preparing()
  const lines = [of, ...rows].map((cells) => cells.join(';'))
  const { accounts } = await call('load', {
    ...sourceOf('water.csv', new TextEncoder().encode(`${lines.join('\n')}\n`)),
    supplierCode: 'NORTH',
    interface: { accounts: accountsOf, additions: null },
  })
  return Promise.all(
    accounts.map(async ({ key, errorCount }) => ({
      payload: (await call('readAccount', { key })).payload,
      isReady: errorCount === 0,
    })),
  )
}

test('an account with lists of values, groups and kinds is assembled as the document has it', async () => {
  const [one] = await prepared([
    [
      '0000001',
      'Ada',
      'Byron',
      '+447123456789',
      '1985-12-10',
      'Y',
      'en, cy',
      'P1',
      '1 High St',
      'LS1 4DY',
      'GB',
    ].concat(
      ['METERED', '2024-01-31', 'M1', '120 | 130', 'DIALS', '5', '', ''],
      ['', '', '2024-02-01', '125', '', '1.25', '', 'T12', 'SHARED, OUTSIDE'],
    ),
  ])
  expect(one).toEqual({
    isReady: true,
    payload: {
      region: 'NORTH',
      household_no: '0000001',
      occupants: [
        {
          forename: 'Ada',
          surname: 'Byron',
          phone: '+447123456789',
          born: '1985-12-10',
          wants_paper: 'Y',
          languages: ['en', 'cy'],
        },
      ],
      premises: [
        {
          premises_ref: 'P1',
          address: { street: '1 High St', postcode: 'LS1 4DY', country: 'GB' },
          connections: [
            {
              kind: 'METERED',
              since: '2024-01-31',
              meter_serial: 'M1',
              readings: [120, 130],
              registration: { style: 'DIALS', dials: 5 },
              visits: [{ seen_on: '2024-02-01', dials_read: 125 }],
              tariff: { unit_price: '1.25', tariff_code: 'T12' },
              marks: ['SHARED', 'OUTSIDE'],
            },
          ],
        },
      ],
    },
  })
})

test('the form of address in a whole name goes where the service has a place for it', async () => {
  const withTitles = text.replace('forename: {', 'title: {type: string, maxLength: 20}\n        forename: {')
  const { catalogue: titled } = valueIn(describeService(withTitles, 'water.yml'))
  const [one] = await prepared(
    [['0000001', 'Ms', 'Ada', 'Byron', 'Dr. Charles Babbage']],
    ['Household no', 'Title', 'Forename', 'Surname', 'Joint holder name'],
    titled,
  )
  expect(one?.payload).toMatchObject({
    occupants: [
      { title: 'Ms', forename: 'Ada', surname: 'Byron' },
      { title: 'Dr.', forename: 'Charles', surname: 'Babbage' },
    ],
  })
})

test('that elements are of a kind, said for all rows, makes none', async () => {
  const kind = 'premises[].connections[].kind'
  const prepare = async (constants: Mapping['constants']) => {
    const { call } = preparing()
    const file = new TextEncoder().encode('Household no;Surname;Premises ref\n0000001;Byron;P1\n')
    const first = await call('load', {
      ...sourceOf('water.csv', file),
      supplierCode: 'NORTH',
      interface: { accounts: catalogue, additions: null },
    })
    await call('changeMapping', { mapping: { ...first.mapping, constants } })
    return (await call('readAccount', { key: first.accounts[0]?.key ?? '' })).payload
  }
  const alone = await prepare([{ target: kind, value: 'METERED' }])
  expect(alone).toEqual(await prepare([]))
  expect(
    await prepare([
      { target: kind, value: 'METERED' },
      { target: 'premises[].connections[].since', value: '2024-01-31' },
    ]),
  ).toMatchObject({ premises: [{ connections: [{ kind: 'METERED', since: '2024-01-31' }] }] })
})

test('a cell that says what a word of a list means, as documented, is sent as that word, and nothing else is', async () => {
  const accounts = await prepared(
    ['letters by post', 'E-mail alone', 'y', 'No', 'post'].map((word, at) => [`000000${at}`, 'Byron', word]),
    ['Household no', 'Surname', 'Wants paper'],
  )
  expect(
    accounts.map(({ payload, isReady }) => [JSON.stringify(payload).match(/wants_paper":"(.)"/)?.[1], isReady]),
  ).toEqual([
    ['Y', true],
    ['N', true],
    ['Y', true],
    [undefined, false],
    [undefined, false],
  ])
})

test('an e-mail address with letters that the form of such addresses has not is no address there', async () => {
  const withEmail = text.replace('forename: {', 'email: {type: string, format: email}\n        forename: {')
  const { catalogue: described } = valueIn(describeService(withEmail, 'water.yml'))
  const accounts = await prepared(
    ['siân@example.org', 'sian.o’neill@example.org', 'sian_o-neill+gas@mail.example.org'].map((email, at) => [
      `000000${at}`,
      'Siân',
      'Byron',
      email,
    ]),
    ['Household no', 'Forename', 'Surname', 'Email'],
    described,
  )
  expect(accounts.map(({ isReady }) => isReady)).toEqual([false, false, true])
})

/** As one finds them: mostly right. */
const cell = (right: readonly string[], wrong: readonly string[]) =>
  fc.oneof({ weight: 39, arbitrary: fc.constantFrom(...right) }, { weight: 1, arbitrary: fc.constantFrom(...wrong) })
/** @param of  what goes with the kind of its connection; now and then it is what goes with the other one */
const drawnCells = (index: number, of: <T>(metered: T, other: T) => T) =>
  fc.tuple(
    cell([`000000${index}`], [`${index}`]),
    cell(['', 'Ada'], ['A'.repeat(41)]),
    cell(['Byron'], ['']),
    cell(['', '+447123456789'], ['ring twice']),
    cell(['', '1985-12-10'], ['1985-13-10']),
    cell(['', 'Y', 'N'], ['perhaps']),
    cell(['', 'en', 'en, cy'], ['en, fr']),
    cell(['', `P${index}`], ['?']),
    cell(['', '1 High St'], ['?']),
    cell(['LS1 4DY'], ['', 'LS1 4DY, upstairs on the left']),
    cell(['', 'GB'], ['?']),
    cell(of(['METERED'], ['FLAT', 'ASSESSED']), ['', 'OTHER', of('FLAT', 'METERED')]),
    cell(['2024-01-31'], ['']),
    cell(['', `M${index}`], ['?']),
    cell(['', '120', '120; 130'], ['-1', '100000', '120; x']),
    cell(of(['DIALS', 'RADIO'], ['ESTIMATED', 'RADIO']), ['', 'STEAM', of('ESTIMATED', 'DIALS')]),
    cell(['5'], ['', '9']),
    cell(['C4'], ['']),
    cell(['', '300'], ['many']),
    // One that only some kinds take.
    cell(['', 'R12', of('R123', 'R1')], [of('R1234', 'R123')]),
    // What each kind has in its own way: in groups, in lists, in lists of plain values.
    cell(['ROOMS'], ['', 'BEDROOMS']),
    cell(['2024-02-01'], ['', 'soon']),
    cell(['125'], ['', 'x']),
    cell(['130'], ['']),
    cell(['1.25'], ['']),
    cell(['A', 'B'], ['', 'C']),
    cell(['', 'T1', of('T12', 'T2')], ['T123', of('T1234', 'T12')]),
    cell(['', 'SHARED', of('SHARED, OUTSIDE', 'EMPTY, SHARED')], ['GONE', of('EMPTY', 'OUTSIDE')]),
  )
const drawnRow = (index: number) =>
  fc.boolean().chain((isMetered) => drawnCells(index, (metered, other) => (isMetered ? metered : other)))

test('whatever rows hold, an account that is ready is one that the document allows', async () => {
  let ready = 0
  let refused = 0
  await fc.assert(
    fc.asyncProperty(fc.tuple(...[1, 2, 3, 4, 5, 6, 7, 8].map(drawnRow)), async (rows) => {
      for (const { payload, isReady } of await prepared(rows)) {
        if (isReady) {
          ready += 1
          expect(isAllowed(payload), JSON.stringify(payload)).toBe(true)
        } else refused += 1
      }
    }),
    { numRuns: 40 },
  )
  // Of both there are enough for the test to mean something.
  expect(Math.min(ready, refused)).toBeGreaterThan(10)
})

test('a value that is the same for all rows goes to the kinds that have its field, and the kind may be such a value too', () => {
  const connection = 'premises[].connections[]'
  const targets = ['household_no', 'premises[].premises_ref', `${connection}.kind`]
  const serial = { target: `${connection}.meter_serial`, value: 'M1' }
  const connectionsOf = (kind: string, constants: readonly { target: string; value: string }[]) => {
    const { payload } = assembleOne([targets, ['0000001', 'P1', kind]], {
      catalogue: catalogueOf(catalogue),
      constants,
    })
    return JSON.stringify(payload.premises)
  }
  expect(connectionsOf('METERED', [serial])).toContain('{"kind":"METERED","meter_serial":"M1"}')
  expect(connectionsOf('FLAT', [serial])).toContain('{"kind":"FLAT"}')
  const flat = { target: `${connection}.kind`, value: 'FLAT' }
  expect(connectionsOf('', [serial, flat])).not.toContain('M1')
})
