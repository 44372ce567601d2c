/** Cuts names of files: file systems count their bytes, of which one letter may have four, and ours add endings. */

/** The beginning of a text that takes no more than so many bytes of UTF-8, without half a letter at its end. */
export function cutBytes(text: string, most: number): string {
  const bytes = Buffer.from(text)
  if (bytes.length <= most) return text
  let end = most
  // What follows the first byte of a letter begins with the bits 10.
  while (end > 0 && ((bytes[end] ?? 0) & 0xc0) === 0x80) end -= 1
  return bytes.toString('utf8', 0, end)
}
