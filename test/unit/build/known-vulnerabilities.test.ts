import { expect, test } from 'vitest'
import { readAudit } from '../../../build/testing/known-vulnerabilities.ts'

const report = (advisory: object) => JSON.stringify({ vulnerabilities: { somelib: { via: [advisory] } } })
const grave = { severity: 'high', title: 'Reads what it should not', url: 'advisories/GHSA-abcd-1234-efgh' }

test('a grave vulnerability is found, with its package and its name', () => {
  expect(readAudit(report(grave))).toEqual({
    is: 'asked',
    found: [{ id: 'GHSA-abcd-1234-efgh', name: 'somelib', severity: 'high', title: 'Reads what it should not' }],
  })
})

test('a slight one, one that was looked at, and a package that only needs another are left', () => {
  expect(readAudit(report({ ...grave, severity: 'low' }))).toEqual({ is: 'asked', found: [] })
  expect(readAudit(report({ ...grave, cve: 'CVE-2026-38359' }))).toEqual({ is: 'asked', found: [] })
  expect(readAudit(JSON.stringify({ vulnerabilities: { above: { via: ['somelib'] } } }))).toEqual({
    is: 'asked',
    found: [],
  })
})

test.each([
  ['', 'it gives no answer'],
  ['<html>', 'it gives no answer'],
  [JSON.stringify({ message: 'no network' }), 'no network'],
  [JSON.stringify({ error: { summary: 'not supported' } }), 'not supported'],
])('a registry that answers %j was not asked', (text, because) => {
  expect(readAudit(text)).toEqual({ is: 'notAsked', because })
})
