/** A payload as the lines of its JSON, each with the path the service knows it by; and what is found in them. */

export type PayloadLine = {
  readonly depth: number
  /** With dots and indexes from zero: `customers.0.email`; `''` for the whole. */
  readonly path: string
  /** As it stands in the JSON, without the blanks before it. */
  readonly text: string
  /** The value alone, as it is copied: a text without its quotation marks. `null` for a line that only opens or closes. */
  readonly value: string | null
}

/** Written as `JSON.stringify` with two blanks writes it, so that what is seen and what is copied are the same. */
export function payloadLines(payload: unknown): readonly PayloadLine[] {
  const lines: PayloadLine[] = []
  const write = (value: unknown, path: string, depth: number, before: string, after: string): void => {
    const entries = entriesOf(value)
    if (entries === null || entries.length === 0) {
      const text = `${before}${JSON.stringify(value)}${after}`
      lines.push({ depth, path, text, value: typeof value === 'string' ? value : JSON.stringify(value) })
      return
    }
    const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
    lines.push({ depth, path, text: `${before}${open}`, value: null })
    entries.forEach(([name, inside], index) => {
      const comma = index < entries.length - 1 ? ',' : ''
      const label = Array.isArray(value) ? '' : `${JSON.stringify(name)}: `
      write(inside, path === '' ? name : `${path}.${name}`, depth + 1, label, comma)
    })
    lines.push({ depth, path, text: `${close}${after}`, value: null })
  }
  write(payload, '', 0, '', '')
  return lines
}

function entriesOf(value: unknown): readonly (readonly [string, unknown])[] | null {
  if (Array.isArray(value)) return value.map((element: unknown, index) => [String(index), element])
  // What is undefined is not written, as JSON has no word for it.
  return typeof value === 'object' && value !== null
    ? Object.entries(value).filter(([, inside]) => inside !== undefined)
    : null
}

export const jsonOf = (lines: readonly PayloadLine[]): string =>
  lines.map(({ depth, text }) => '  '.repeat(depth) + text).join('\n')

/** The lines whose text or path has the searched words in it, whatever their case; none for a blank search. */
export function findLines(lines: readonly { readonly text: string; readonly path: string | null }[], wanted: string) {
  const words = wanted.trim().toLowerCase()
  if (words === '') return []
  return lines.flatMap(({ text, path }, index) =>
    text.toLowerCase().includes(words) || (path ?? '').toLowerCase().includes(words) ? [index] : [],
  )
}

/** The line of a path, else of the nearest thing around it; 0 where the payload has nothing of it. */
export function lineOfPath(lines: readonly PayloadLine[], path: string): number {
  for (let at = path; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('.')))) {
    const index = lines.findIndex((line) => line.path === at)
    if (index !== -1) return index
  }
  return 0
}
