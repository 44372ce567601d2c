/** Tells a disk that takes nothing more from a bug: the first is said to the person, and passes when there is room again. */

/** SQLite's FULL, IOERR, READONLY and CANTOPEN. */
const sqliteCodes: ReadonlySet<number> = new Set([13, 10, 8, 14])
/** The second four: another program, such as one that looks for viruses, or its owner keeps a file from being written. */
const systemCodes: ReadonlySet<unknown> = new Set([
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EIO',
  'EACCES',
  'EPERM',
  'EBUSY',
  'EISDIR',
])

export function isDiskTrouble(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('errcode' in error) return sqliteCodes.has(Number(error.errcode) & 0xff)
  return 'code' in error && systemCodes.has(error.code)
}
