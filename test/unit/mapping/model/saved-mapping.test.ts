import { expect, test } from 'vitest'
import type { Mapping } from '../../../../shared/mapping/model/mapping.ts'
import {
  headersOf,
  readMappingFile,
  type SavedMapping,
  writeMappingFile,
} from '../../../../shared/mapping/model/saved-mapping.ts'

const mapping: Mapping = {
  version: 1,
  sheets: [
    {
      sheet: 'May',
      isIncluded: true,
      headerRow: 1,
      firstDataRow: 2,
      columns: [
        { column: 1, header: 'Acct', target: 'external_account_number' },
        {
          column: 3,
          header: 'Mail',
          target: 'customers[0].email',
          also: [{ target: 'customers[1].email', reading: { letterCase: 'lower' } }],
        },
        {
          column: 2,
          header: 'Full name',
          target: null,
          split: {
            cut: { by: 'name' },
            parts: [{ target: 'customers[].given_name' }, { target: 'customers[].family_name' }],
          },
        },
      ],
    },
    { sheet: 'Notes to self', isIncluded: false, headerRow: 0, firstDataRow: 1, columns: [] },
  ],
  constants: [{ target: 'billing_address.country', value: 'US' }],
  defaults: { phoneCountry: 'US' },
}
const saved: SavedMapping = {
  name: 'Lone Pine',
  savedAt: '2026-11-21T09:00:00.000Z',
  sheets: headersOf(mapping),
  mapping,
}

const codeOf = (text: string): string => {
  const read = readMappingFile(text, 'ours.mapping.json')
  return read.ok ? 'ok' : (read.issues[0].code as string)
}
const changed = (change: object): string => JSON.stringify({ ...JSON.parse(writeMappingFile(saved)), ...change })

test('a mapping is made for the headers of the sheets that it takes in', () => {
  expect(headersOf(mapping)).toEqual([{ sheet: 'May', headers: ['Acct', 'Mail', 'Full name'] }])
})

test('what was written to a file is read again, whole', () => {
  expect(readMappingFile(writeMappingFile(saved), 'ours.mapping.json')).toEqual({ ok: true, value: saved })
  expect(readMappingFile(`\ufeff${writeMappingFile(saved)}`, 'ours.mapping.json')).toEqual({ ok: true, value: saved })
})

test('an entry of the settings is read, and a mapping by itself under the name of its file', () => {
  expect(readMappingFile(JSON.stringify(saved), 'x.json')).toEqual({ ok: true, value: saved })
  expect(readMappingFile(JSON.stringify(mapping), 'lone-pine.json')).toEqual({
    ok: true,
    value: { name: 'lone-pine', savedAt: '', sheets: headersOf(mapping), mapping },
  })
})

test.each([
  ['of a newer version', changed({ version: 2, extra: true }), 'mapping_file_newer'],
  ['with a newer mapping in it', changed({ mapping: { ...mapping, version: 2 } }), 'mapping_file_newer'],
  ['that lost a part', changed({ mapping: { ...mapping, sheets: undefined } }), 'mapping_file_damaged'],
  ['that was cut short', writeMappingFile(saved).slice(0, 300), 'mapping_file_damaged'],
  ['with a stranger’s addition', changed({ script: 'alert(1)' }), 'mapping_file_damaged'],
  ['that is something else in JSON', '{"hello": 1}', 'mapping_file_other'],
  ['that is a spreadsheet', 'PK\u0003\u0004\u0000', 'mapping_file_other'],
  ['that is empty', '', 'mapping_file_other'],
])('a file %s gets a sentence of its own', (_, text, code) => {
  expect(codeOf(text)).toBe(code)
})
