/** Tells a disk that takes nothing more from a bug: the first is said to the person, and passes when there is room again. */

/** SQLite's FULL, IOERR, READONLY and CANTOPEN. */
const sqliteCodes: ReadonlySet<number> = new Set([13, 10, 8, 14])
const systemCodes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO'])

export function isDiskTrouble(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('errcode' in error) return sqliteCodes.has(Number(error.errcode) & 0xff)
  return 'code' in error && systemCodes.has(error.code)
}
