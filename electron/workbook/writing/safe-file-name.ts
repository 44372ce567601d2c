/** Names files after account numbers, whatever those contain. */

import { cutBytes } from '../reading/cut-bytes.ts'

/** Names that Windows keeps for devices, whatever their ending. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i

/** Room for `-1234567890.mapping.json` within the 255 bytes that file systems allow. */
const maxBytes = 200

/**
 * Gives each account number a file name of its own, without its ending: letters, digits, `-`, `_` and `.` stay, everything else
 * becomes `_`. Two numbers never share a name, also where a file system does not tell capital letters apart.
 * @param taken  names that are not to be given, without their ending
 */
export function namingFiles(taken: readonly string[] = []) {
  const given = new Set(taken.map((name) => name.toLowerCase()))
  return (accountNumber: string): string => {
    const base = safeBase(accountNumber)
    let name = base
    for (let count = 2; given.has(name.toLowerCase()); count += 1) name = `${base}-${count}`
    given.add(name.toLowerCase())
    return name
  }
}

function safeBase(accountNumber: string): string {
  const safe = accountNumber
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}._-]/gu, '_')
    // A leading point hides a file, a trailing one is dropped by Windows.
    .replace(/^\.+|\.+$/g, '_')
  const plain = cutBytes(safe, maxBytes)
  return plain === '' || reserved.test(plain) ? `_${plain}` : plain
}
