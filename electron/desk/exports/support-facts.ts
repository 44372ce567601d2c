/** Gathers what the support file is made of. */
import { readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import type { Surroundings } from '../../desk-ports.ts'
import type { SupportFacts } from '../../support/support-file.ts'
import type { Connections } from '../connection/connections.ts'
import type { ProjectSession } from '../project/project-session.ts'
import type { AccountStatusProjection } from '../status/account-status-projection.ts'
import type { AccountStatuses } from '../status/account-statuses.ts'

export type SupportPorts = Surroundings & {
  readonly session: ProjectSession
  readonly known: Pick<AccountStatusProjection, 'view'>
  readonly statuses: Pick<AccountStatuses, 'standings'>
  readonly connections: Connections
}

/** Accounts that did not simply go through come first: they are what help is asked for. */
const accountsAtMost = 200

export async function gatherSupportFacts(ports: SupportPorts): Promise<SupportFacts> {
  const { version, host, home, clock, settings, audit, session, connections } = ports
  const problems = await session.ask('listProblems', {})
  const { entries, unreadable, breaks } = audit.read()
  return {
    version,
    host,
    at: new Date(clock()),
    connection: await connections.status(),
    project: session.state(),
    catalogue: ports.catalogueOf('accounts'),
    settings,
    bugs: readBugs(home),
    privateFolders: [home, homedir()],
    accounts: accountsOf(ports),
    counts: (await ports.statuses.standings()).counts,
    problems: problems.ok ? problems.value.map(({ code, level, count }) => ({ code, level, count })) : [],
    auditEntries: entries.length + unreadable.length,
    auditBreaks: breaks,
  }
}

function accountsOf({ session, known }: SupportPorts): SupportFacts['accounts'] {
  const { recordOf, historyOf } = known.view()
  const sent = session.register().all.flatMap(({ accountNumber }) => {
    const record = recordOf(accountNumber)
    return accountNumber === null || record === undefined ? [] : [{ number: accountNumber, record }]
  })
  const isUsual = ({ record }: (typeof sent)[number]): boolean => record.phase === 'finished' && record.attempts === 1
  return sent
    .toSorted((one, other) => Number(isUsual(one)) - Number(isUsual(other)))
    .slice(0, accountsAtMost)
    .map((one) => ({ ...one, history: historyOf(one.number) }))
}

function readBugs(home: string): string {
  try {
    return readFileSync(join(home, 'bugs.log'), 'utf8')
  } catch {
    return ''
  }
}
