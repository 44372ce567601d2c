/** Writes what is shipped beside the application: the licences of others, and a bill of materials. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { isPermitted, noticesOf } from './licences.ts'
import { type RuntimeDependency, runtimeDependencies } from './runtime-dependencies.ts'

export const licencesName = 'LICENCES.txt'
export const materialsName = 'sbom.cdx.json'

/**
 * @param root  the project's folder, with its packages installed
 * @throws when a package may not be passed on: an application must not be shipped with it
 */
export function writeNotices(root: string, folder: string): void {
  const dependencies = runtimeDependencies(root)
  const refused = dependencies.filter(({ licence }) => !isPermitted(licence))
  if (refused.length > 0) {
    const named = refused.map(({ name, licence }) => `${name} (${licence ?? 'no licence named'})`).join(', ')
    throw new Error(`The application may not be shipped with: ${named}.`)
  }
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, licencesName), noticesOf(dependencies))
  writeFileSync(join(folder, materialsName), billOfMaterials(root, dependencies))
}

/**
 * CycloneDX, as npm makes it of the lock file, which says the same whatever is installed here, narrowed down to what is shipped: npm's
 * own `--omit dev` also leaves out what a development tool needs beside the application.
 */
export function billOfMaterials(root: string, shipped: readonly RuntimeDependency[]): string {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const args = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx']
  const printed = execFileSync(npm, args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  const bill = materials.parse(JSON.parse(printed))
  const kept = new Set(shipped.map(({ name, version }) => `${name}@${version}`))
  const components = bill.components.filter(({ name, version }) => kept.has(`${name}@${version}`))
  const refs = new Set([bill.metadata.component['bom-ref'], ...components.map((component) => component['bom-ref'])])
  const dependencies = bill.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map((one) => ({ ...one, dependsOn: one.dependsOn.filter((ref) => refs.has(ref)) }))
  return `${JSON.stringify({ ...bill, components, dependencies }, null, 2)}\n`
}

const materials = z.looseObject({
  metadata: z.looseObject({ component: z.looseObject({ 'bom-ref': z.string() }) }),
  components: z.array(z.looseObject({ name: z.string(), version: z.string(), 'bom-ref': z.string() })),
  dependencies: z.array(z.looseObject({ ref: z.string(), dependsOn: z.array(z.string()).default([]) })),
})
