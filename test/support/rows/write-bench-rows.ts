/**
 * Writes a spreadsheet of any length for measuring: 20 or 40 columns as a supplier might have them, with a mistake here and there.
 * `node test/support/rows/write-bench-rows.ts FILE ROWS COLUMNS`
 */
import { writeFileSync } from 'node:fs'

type BenchColumn = { readonly header: string; readonly text: (row: number) => string }

const padded = (value: number, width: number): string => String(value).padStart(width, '0')
const dayOf = (row: number, year: number): string => `${padded(1 + (row % 28), 2)}/${padded(1 + (row % 12), 2)}/${year}`
const pick = (from: readonly string[], row: number): string => from[row % from.length] ?? ''

const columns: readonly BenchColumn[] = [
  { header: 'Account number', text: (row) => `A${padded(row, 7)}` },
  { header: 'First name', text: (row) => pick(['Ana', 'Carl', 'Dina', 'Emil', 'Jürgen'], row) },
  { header: 'Last name', text: (row) => pick(['Lee', 'Novak', 'Okafor', 'Müller'], row) },
  { header: 'E-mail', text: (row) => `customer${row}@example.org` },
  { header: 'Mobile', text: (row) => (row % 50 === 3 ? 'ask reception' : `+44 20 7946 ${padded(row % 10_000, 4)}`) },
  { header: 'Date of birth', text: (row) => dayOf(row, 1950 + (row % 50)) },
  { header: 'Billing address line 1', text: (row) => `${1 + (row % 200)} High Street` },
  { header: 'Billing town', text: (row) => pick(['Leeds', 'York', 'Bath'], row) },
  { header: 'Billing postcode', text: (row) => `LS${1 + (row % 9)} ${row % 10}AA` },
  { header: 'Billing country', text: () => 'GB' },
  { header: 'Supply point number', text: (row) => `10${padded(row, 11)}` },
  { header: 'Supply start date', text: (row) => dayOf(row, 2024) },
  { header: 'Meter serial number', text: (row) => `M${padded(row, 8)}` },
  { header: 'Meter status', text: (row) => (row % 60 === 7 ? 'On' : 'on') },
  { header: 'Register identifier', text: () => 'KWH_IMPORT' },
  { header: 'Ledger balance', text: (row) => `${(row % 500) - 250}.25` },
  { header: 'Remark', text: (row) => (row % 3 === 0 ? '' : `note ${row % 997}`) },
  { header: 'Old number', text: (row) => `OLD-${row}` },
  { header: 'Team', text: (row) => pick(['North', 'South'], row) },
  { header: 'Clerk', text: (row) => pick(['ab', 'cd', 'ef'], row) },
  { header: 'Supply address line 1', text: (row) => `${1 + (row % 300)} Station Road` },
  { header: 'Supply address town', text: (row) => pick(['Leeds', 'York', 'Bath'], row) },
  { header: 'Supply address postcode', text: (row) => `YO${1 + (row % 9)} ${row % 10}BB` },
  { header: 'Landline', text: (row) => (row % 4 === 0 ? `+44 113 496 ${padded(row % 10_000, 4)}` : '') },
  { header: 'Title', text: (row) => pick(['Ms', 'Mr', 'Dr', ''], row) },
  { header: 'Customer 2 first name', text: (row) => pick(['', '', 'Kim', 'Lou'], row) },
  { header: 'Customer 2 last name', text: (row) => pick(['', '', 'Lee', 'Okafor'], row) },
  { header: 'Customer 2 e-mail', text: (row) => (row % 4 > 1 ? `second${row}@example.org` : '') },
  { header: 'Agreement start date', text: (row) => dayOf(row, 2023) },
  { header: 'Tariff', text: (row) => pick(['Green', 'Fixed 12', 'Standard'], row) },
  { header: 'Last reading', text: (row) => String(1000 + (row % 90_000)) },
  { header: 'Last read on', text: (row) => dayOf(row, 2025) },
  { header: 'Direct debit', text: (row) => pick(['yes', 'no'], row) },
  { header: 'Bank reference', text: (row) => `BR${padded(row, 9)}` },
  { header: 'Language', text: (row) => pick(['en', 'cy'], row) },
  { header: 'Paper bill', text: (row) => pick(['no', 'no', 'yes'], row) },
  { header: 'Credit class', text: (row) => pick(['A', 'B', 'C'], row) },
  { header: 'Route', text: (row) => `R-${row % 120}` },
  { header: 'Visited by', text: (row) => pick(['gh', 'ij', 'kl'], row) },
  { header: 'Comment', text: (row) => (row % 5 === 0 ? `called ${dayOf(row, 2025)}` : '') },
]

const [path = '', rowCount = '', columnCount = ''] = process.argv.slice(2)
const used = columns.slice(0, Number(columnCount))
const lines = Array.from({ length: Number(rowCount) }, (_, index) => used.map(({ text }) => text(index + 1)).join(','))
writeFileSync(path, `${[used.map(({ header }) => header).join(','), ...lines].join('\n')}\n`)
