/** Which licences the application may be shipped with, and the file that passes their texts on. */
import type { RuntimeDependency } from './runtime-dependencies.ts'

/** Licences that ask for no more than their text being passed on. */
const permitted: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
])

/** @param expression  an SPDX expression: of alternatives one has to be permitted, of several that hold together all */
export function isPermitted(expression: string | null): boolean {
  if (expression === null) return false
  const plain = expression.replaceAll(/[()]/g, ' ')
  return plain
    .split(/\sOR\s/i)
    .some((alternative) => alternative.split(/\sAND\s/i).every((one) => permitted.has(one.trim())))
}

/** Every package with its version, its licence and the text it brings. */
export function noticesOf(dependencies: readonly RuntimeDependency[]): string {
  const entries = dependencies.map(
    ({ name, version, licence, licenceText }) =>
      `${name} ${version}\nLicence: ${licence ?? 'not named'}\n\n${licenceText}\n`,
  )
  return `Migration Desk contains the following software of others.\n\n${entries.join(`\n${'-'.repeat(80)}\n\n`)}`
}
