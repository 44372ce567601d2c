/** Trims what people and exports leave around a value: blanks of every kind, also those that have no width. */

/** Zero-width space, joiners and word joiner; `trim` itself takes non-breaking spaces and the byte order mark. */
const isWidthless = (code: number): boolean => (code >= 0x200b && code <= 0x200d) || code === 0x2060

export function trimText(text: string): string {
  if (!mayNeedTrimming(text)) return text
  let trimmed = text.trim()
  while (
    trimmed !== '' &&
    (isWidthless(trimmed.charCodeAt(0)) || isWidthless(trimmed.charCodeAt(trimmed.length - 1)))
  ) {
    const start = isWidthless(trimmed.charCodeAt(0)) ? 1 : 0
    const end = isWidthless(trimmed.charCodeAt(trimmed.length - 1)) ? trimmed.length - 1 : trimmed.length
    trimmed = trimmed.slice(start, Math.max(start, end)).trim()
  }
  return trimmed
}

/** Whether the first or the last sign is none of visible ASCII: almost every text is done with after this look. */
const mayNeedTrimming = (text: string): boolean =>
  !isVisibleAscii(text.charCodeAt(0)) || !isVisibleAscii(text.charCodeAt(text.length - 1))

const isVisibleAscii = (code: number): boolean => code > 0x20 && code < 0x7f

/** A number without the zeros in front, which spreadsheets lose: by it what was one number is one again. */
export const withoutZeros = (text: string): string => text.replace(/^0+(?=\d)/, '')
