/** What may be written down of a bug: its kind and the places in the code. Its message may quote a key or a customer. */

/** e.g. "TypeError", "Error EACCES", or that it was no error at all */
export function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return `a ${typeof error} was thrown`
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : ''
  return `${error.name === 'Error' ? error.constructor.name : error.name}${code}`
}

/** @returns the lines of the stack that name places, as V8 writes them: "    at readRow (file.ts:12:3)" */
export function placesOf(error: unknown): readonly string[] {
  if (!(error instanceof Error) || error.stack === undefined) return []
  // The stack repeats the message, which may have lines that look like places; one that was changed since can't be told from them.
  const messageAt = error.stack.indexOf(error.message)
  if (messageAt < 0) return []
  const lines = error.stack.slice(messageAt + error.message.length).split('\n')
  return lines.filter((line) => /^\s+at /.test(line))
}
