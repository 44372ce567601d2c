/** Programs that flatten their data count from zero: `people.0.email`, `sites[1][postcode]`. */

/** A digit in the middle of a path, or at its end behind a point or bracket: `line_1` is no element. */
const index = /(?<=\p{L}[._/[\]-]+)\d(?=[._/[\]-]+\p{L})|(?<=\p{L}(?:\.|\[))\d(?=\]?$)/gu

/** @returns the headers with what is counted from zero counted from one: each thing by itself, as meters may be where sites are not */
export function countedFromOne(headers: readonly string[]): readonly string[] {
  const fromZero = new Set(
    headers
      .filter(isPath)
      .flatMap((header) =>
        [...header.matchAll(index)].flatMap((at) => (at[0] === '0' ? [countedAt(header, at.index)] : [])),
      ),
  )
  if (fromZero.size === 0) return headers
  return headers.map((header) =>
    isPath(header)
      ? header.replaceAll(index, (digit, at: number) =>
          fromZero.has(countedAt(header, at)) ? String(Number(digit) + 1) : digit,
        )
      : header,
  )
}

const isPath = (header: string): boolean => !/\s/.test(header.trim())

/** What the number at a place of a path counts, whichever element around it that is in. */
const countedAt = (header: string, at: number): string => header.slice(0, at).replaceAll(/\d/g, '').toLowerCase()
