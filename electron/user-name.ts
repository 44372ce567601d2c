/** Who is logged in on this computer. */
import { userInfo } from 'node:os'

/** @returns the operating system's name for the user; in words where it has none */
export function userName(): string {
  try {
    return userInfo().username
  } catch {
    return 'unknown'
  }
}
