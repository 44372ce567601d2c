/**
 * Asks the registry for known vulnerabilities of what the application is shipped with. Those that were looked at and do no harm here
 * are listed with the reason; every other one of weight fails the tests. Where the registry can't be asked, that is said.
 */
import { spawnSync } from 'node:child_process'
import { wordMap } from '../../shared/basics/word-map.ts'

/** By advisory, why it does no harm here. Looked at again whenever the package changes. */
const harmless = wordMap<string>({
  'CVE-2026-38359':
    'SheetJS inflates without a bound. Files reach it only after their declared sizes are capped and their parts inflated within bounds ' +
    '(electron/workbook), in a process of their own with a limit of memory and time.',
})

type Advisory = { readonly id: string; readonly name: string; readonly severity: string; readonly title: string }

export type Vulnerabilities =
  | { readonly is: 'asked'; readonly found: readonly Advisory[] }
  | { readonly is: 'notAsked'; readonly because: string }

/** @param root  the project's folder, with its packages installed */
export function askForVulnerabilities(root: string): Vulnerabilities {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const { stdout } = spawnSync(npm, ['audit', '--omit', 'dev', '--json'], {
    cwd: root,
    encoding: 'utf8',
    timeout: 60_000,
  })
  return readAudit(stdout ?? '')
}

const ofWeight: ReadonlySet<string> = new Set(['high', 'critical'])

/** @param report  what `npm audit --json` printed */
export function readAudit(report: string): Vulnerabilities {
  const read = parse(report)
  const vulnerabilities = isRecord(read) ? read.vulnerabilities : undefined
  if (!isRecord(vulnerabilities)) return { is: 'notAsked', because: reasonIn(read) }
  const found = Object.entries(vulnerabilities).flatMap(([name, told]) => advisoriesIn(name, told))
  return { is: 'asked', found: found.filter(({ id, severity }) => ofWeight.has(severity) && !harmless.has(id)) }
}

function advisoriesIn(name: string, told: unknown): Advisory[] {
  const via = isRecord(told) && Array.isArray(told.via) ? told.via : []
  return via.filter(isRecord).map((advisory) => {
    const url = String(advisory.url ?? '')
    return {
      id: /(CVE-[\d-]+|GHSA-[\w-]+)/.exec(`${advisory.cve ?? ''} ${url}`)?.[1] ?? url,
      name,
      severity: String(advisory.severity ?? ''),
      title: String(advisory.title ?? ''),
    }
  })
}

function reasonIn(read: unknown): string {
  const words = isRecord(read) ? (read.message ?? (isRecord(read.error) ? read.error.summary : undefined)) : undefined
  return typeof words === 'string' && words !== '' ? words : 'it gives no answer'
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
