/** Accounts with several meters, a row for each, everything else repeated: what a billing system writes, in 30 columns. */

export type MeterColumn = {
  readonly header: string
  readonly text: (account: number, meter: number) => string
  /** As what a spreadsheet keeps the text; absent: as text. */
  readonly keptAs?: 'date' | 'number'
}

const padded = (value: number, width: number): string => String(value).padStart(width, '0')
const dayOf = (value: number, year: number): string =>
  `${year}-${padded(1 + (value % 12), 2)}-${padded(1 + (value % 28), 2)}`
const pick = (from: readonly string[], value: number): string => from[value % from.length] ?? ''

export const meterColumns: readonly MeterColumn[] = [
  { header: 'Account number', text: (account) => `A${padded(account, 7)}` },
  { header: 'First name', text: (account) => pick(['Ana', 'Carl', 'Dina', 'Emil', 'Jürgen'], account) },
  { header: 'Last name', text: (account) => pick(['Lee', 'Novak', 'Okafor', 'Müller'], account) },
  { header: 'E-mail', text: (account) => `customer${account}@example.org` },
  { header: 'Mobile', text: (account) => `07400 1${padded(account, 5)}` },
  { header: 'Home phone', text: (account) => `020 7246 ${padded(account % 10_000, 4)}` },
  { header: 'Date of birth', text: (account) => dayOf(account, 1950 + (account % 50)), keptAs: 'date' },
  { header: 'Marketing consent', text: (account) => pick(['yes', 'no'], account) },
  { header: 'Billing address line 1', text: (account) => `${1 + (account % 200)} High Street` },
  { header: 'Billing town', text: (account) => pick(['Leeds', 'York', 'Bath'], account) },
  { header: 'Billing postcode', text: (account) => `LS${1 + (account % 9)} ${account % 10}AA` },
  { header: 'Billing country', text: () => 'GB' },
  { header: 'Ledger balance', text: (account) => `${(account % 500) - 250}.25`, keptAs: 'number' },
  { header: 'Supply address line 1', text: (account) => `${1 + (account % 200)} High Street` },
  { header: 'Supply town', text: (account) => pick(['Leeds', 'York', 'Bath'], account) },
  { header: 'Supply postcode', text: (account) => `LS${1 + (account % 9)} ${account % 10}AA` },
  { header: 'Supply point number', text: (account) => `10${padded(account, 11)}` },
  { header: 'Operating company', text: (account) => pick(['UKPN', 'SSEN'], account) },
  { header: 'Supply start date', text: (account) => dayOf(account, 2021), keptAs: 'date' },
  { header: 'Tariff code', text: (account) => pick(['FIX24', 'VAR1'], account) },
  { header: 'Tariff effective from', text: (account) => dayOf(account, 2023), keptAs: 'date' },
  { header: 'Meter serial number', text: (account, meter) => `M${padded(account, 6)}${meter}` },
  { header: 'Meter status', text: () => 'on' },
  { header: 'Meter manufacturer', text: (account) => pick(['Landis', 'EDMI'], account) },
  { header: 'Meter model', text: (_, meter) => pick(['E470', 'ES-10B'], meter) },
  { header: 'Meter active from', text: (account, meter) => dayOf(account + meter, 2019), keptAs: 'date' },
  { header: 'Register type', text: () => 'KWH_IMPORT' },
  { header: 'Number of digits', text: (_, meter) => String(5 + (meter % 2)), keptAs: 'number' },
  { header: 'Team', text: (account) => pick(['North', 'South'], account) },
  { header: 'Clerk', text: (account) => pick(['ab', 'cd', 'ef'], account) },
]

/** @returns the headings, then the rows, account by account */
export function* meterRows(rowCount: number, metersPerAccount: number): Generator<readonly string[]> {
  yield meterColumns.map(({ header }) => header)
  for (let row = 0; row < rowCount; row += 1) {
    const account = Math.floor(row / metersPerAccount)
    yield meterColumns.map(({ text }) => text(account, row % metersPerAccount))
  }
}
