/** What a person sees of a file as it was exported: rows that are left out, what is said, and what would be sent. */
import { columnLetters } from '../../../../shared/sheet/sheet.ts'
import { prepared } from '../prepare.ts'

export type File = readonly [fileName: string, bytes: Uint8Array | string]

export type Seen = {
  /** "5 total" */
  readonly leftOut: readonly string[]
  /** "warning name_with_remark B3", with what would mend it: "… → Lee"; of a column its heading, of the whole file no place. */
  readonly said: readonly string[]
  /** By path in the payload, of each account in order; `null` where an account has none. */
  readonly sent: Readonly<Record<string, readonly unknown[]>>
}

/** A file, and the values of its payloads that are looked at. */
export type Export = readonly [about: string, file: File, seen: Seen]

export async function seenOf([fileName, bytes]: File, paths: readonly string[]): Promise<Seen> {
  const { first, call } = await prepared(fileName, bytes)
  const payloads = await Promise.all(first.accounts.map(({ key }) => call('readAccount', { key })))
  const mended = new Map<string, string>()
  for (const { name } of first.sheets) {
    const page = await call('readSheetPage', { sheet: name, filter: 'everyRow', offset: 0, limit: 50 })
    for (const { row, cells } of page.rows) {
      for (const [index, { issues = [] }] of cells.entries())
        for (const { code, suggestion } of issues)
          if (suggestion !== undefined) mended.set(`${code} ${columnLetters(index + 1)}${row}`, suggestion)
    }
  }
  const said = (await call('readReport', {})).map(({ level, code, row, column }) => {
    if (row === null || column === null) return `${level} ${code}`
    const place = `${code} ${columnLetters(column)}${row}`
    return `${level} ${place}${mended.has(place) ? ` → ${mended.get(place)}` : ''}`
  })
  return {
    leftOut: first.sheets.flatMap(({ leftOutRows }) =>
      leftOutRows.filter(({ role }) => role !== 'header').map(({ row, role }) => `${row} ${role}`),
    ),
    said: said.toSorted(),
    sent: Object.fromEntries(paths.map((path) => [path, payloads.map(({ payload }) => valueAt(payload, path))])),
  }
}

const valueAt = (payload: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inside, name) => (inside as Record<string, unknown> | null)?.[name] ?? null, payload)
