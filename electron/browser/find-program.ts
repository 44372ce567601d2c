/** Finds programs: by name on the search path, or in the places where their installers put them. */
import { accessSync, constants } from 'node:fs'
import { delimiter, isAbsolute, join } from 'node:path'

/** @returns the path of the first candidate, in their order, that can be run */
export function findProgram(candidates: readonly string[], searchPath = process.env.PATH ?? ''): string | undefined {
  const folders = searchPath.split(delimiter).filter((folder) => folder !== '')
  for (const candidate of candidates) {
    const places = isAbsolute(candidate) ? [candidate] : folders.map((folder) => join(folder, candidate))
    const found = places.find(canRun)
    if (found !== undefined) return found
  }
  return undefined
}

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
