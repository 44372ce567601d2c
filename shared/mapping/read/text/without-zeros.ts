/** A number without the zeros in front, which spreadsheets lose: by it what was one number is one again. */
export const withoutZeros = (text: string): string => text.replace(/^0+(?=\d)/, '')
