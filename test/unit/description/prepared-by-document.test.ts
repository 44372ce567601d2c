/** Spreadsheets for a service that an operator's document describes: what is ready is what its own schemas allow. */
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeService } from '../../../shared/description/describe-service.ts'
import { parseDocument } from '../../../shared/description/parse-document.ts'
import { documentValidator } from '../../support/document-validator.ts'
import { valueIn } from '../../support/open-test-desk.ts'
import { preparing, sourceOf } from '../preparation/prepare.ts'

const text = readFileSync(new URL('../../fixtures/services/water.openapi.yml', import.meta.url), 'utf8')
const parsed = parseDocument(text, 'water.yml')
const isAllowed = documentValidator(parsed.ok ? parsed.value : {}, 'Household')

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
  ],
].flat()

const { catalogue } = valueIn(describeService(text, 'water.yml'))

async function prepared(rows: readonly (readonly string[])[]) {
  const { call } = preparing()
  const lines = [headings, ...rows].map((cells) => cells.join(';'))
  const { accounts } = await call('load', {
    ...sourceOf('water.csv', new TextEncoder().encode(`${lines.join('\n')}\n`)),
    supplierCode: 'NORTH',
    interface: { accounts: catalogue, additions: null },
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
    ].concat(['METERED', '2024-01-31', 'M1', '120 | 130', 'DIALS', '5', '', '']),
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
            },
          ],
        },
      ],
    },
  })
})

/** As one finds them: mostly right. */
const cell = (right: readonly string[], wrong: readonly string[]) =>
  fc.oneof({ weight: 19, arbitrary: fc.constantFrom(...right) }, { weight: 1, arbitrary: fc.constantFrom(...wrong) })
const drawnRow = (index: number) =>
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
    cell(['METERED', 'METERED', 'FLAT', 'ASSESSED'], ['', 'OTHER']),
    cell(['2024-01-31'], ['']),
    cell(['', `M${index}`], ['?']),
    cell(['', '120', '120; 130'], ['-1', '100000', '120; x']),
    cell(['DIALS', 'RADIO'], ['', 'STEAM']),
    cell(['5'], ['', '9']),
    cell(['C4'], ['']),
    cell(['', '300'], ['many']),
    // One that only some kinds take.
    cell(['', 'R12', 'R123'], ['R1234']),
  )

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
