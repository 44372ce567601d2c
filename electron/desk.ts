/**
 * The composition root: builds the services from what a host hands in, and answers the contract with them. What is decided is
 * decided elsewhere; here is only who talks to whom.
 */
import type { CheckSummary, Desk, Nothing, ProjectState, Reply, VaultState } from '../shared/ipc.ts'
import { type Channel, channels } from '../shared/ipc-channels.ts'
import { issue } from '../shared/issue-words.ts'
import { type Issue, ok, type Result, refuse } from '../shared/result.ts'
import { createAdditionSession } from './desk/additions/addition-session.ts'
import { createAdditionSheet } from './desk/additions/addition-sheet.ts'
import { createAccountHandlers } from './desk/answering/account-handlers.ts'
import { createAdditionHandlers } from './desk/answering/addition-handlers.ts'
import { auditedDesk } from './desk/answering/audited-desk.ts'
import { tellingOfDisk } from './desk/answering/disk-told.ts'
import { createExportHandlers } from './desk/answering/export-handlers.ts'
import { followingWhatIsOpen } from './desk/answering/following.ts'
import { createImportHandlers } from './desk/answering/import-handlers.ts'
import { createMappingHandlers } from './desk/answering/mapping-handlers.ts'
import { tellingOtherWindows } from './desk/answering/other-windows.ts'
import { createProjectHandlers } from './desk/answering/project-handlers.ts'
import { createSavedMappingHandlers } from './desk/answering/saved-mapping-handlers.ts'
import { createSheetHandlers } from './desk/answering/sheet-handlers.ts'
import { type UnderWay, watchingUnderWay } from './desk/answering/under-way.ts'
import { createVaultDesk, type UnlockedDesk } from './desk/answering/vault-desk.ts'
import { createConnections } from './desk/connection/connections.ts'
import { practiceKeeping } from './desk/connection/service-link.ts'
import { createProjectSession } from './desk/project/project-session.ts'
import { createCompareSession } from './desk/sending/compare-session.ts'
import { createImportSession, type ImportSession } from './desk/sending/import-session.ts'
import { createRunSession } from './desk/sending/run-session.ts'
import { createRunSignals } from './desk/sending/run-signals.ts'
import { watchWakefulness } from './desk/sending/wakefulness.ts'
import { createAccountStatuses } from './desk/status/account-statuses.ts'
import type { DeskPorts } from './desk-ports.ts'
import { findNewerVersion } from './newer-version.ts'
import { testConnection } from './platform/test-connection.ts'
import { sleep, uptime } from './platform/time.ts'
import { createPreparation } from './preparation/preparation-client.ts'
import { bugLog } from './shell/bug-log.ts'
import { openAuditLog } from './storage/audit-log.ts'
import { isDiskTrouble } from './storage/disk-trouble.ts'
import { openImportLocks } from './storage/lock.ts'
import { openProjects } from './storage/projects.ts'
import type { SealedData } from './storage/sealed-data.ts'
import { SealBroken } from './storage/sealing.ts'
import { openSecrets, type Secrets } from './storage/secrets.ts'
import { openSetAside } from './storage/set-aside.ts'
import { openVault, type Vault } from './storage/vault.ts'
import { userName } from './user-name.ts'

/** An open desk. `close` ends everything it started; whatever was answered before is kept. */
export type OpenDesk = {
  readonly desk: Desk
  /** What would be cut short by closing now. */
  underWay(): UnderWay | null
  close(): Promise<void>
}

export async function createDesk(ports: DeskPorts): Promise<OpenDesk> {
  const secrets = await openSecrets(ports.loadKeytar)
  const vault = await openVault({ home: ports.home, secrets })
  if (!vault.ok) return { desk: deskWithoutData(ports, vault.issues), underWay: () => null, close: async () => {} }
  const opened = await createVaultDesk({
    ...ports,
    vault: vault.value,
    open: (data) => openDesk(ports, secrets, vault.value, data),
  })
  return { ...opened, desk: tellingOfDisk(opened.desk, { home: ports.home, logBug: bugLog(ports.home) }) }
}

/** The desk over data that is unlocked. */
async function openDesk(ports: DeskPorts, secrets: Secrets, vault: Vault, data: SealedData): Promise<UnlockedDesk> {
  const { home, settings, tellNews } = ports
  const clock = Date.now
  const logBug = bugLog(home)
  const projects = openProjects(data, clock)
  const setAside = openSetAside(data, clock)
  const connections = createConnections({
    practice: practiceKeeping(home, data),
    fetch: ports.fetch,
    clock,
    logBug,
    settings,
    secrets,
  })
  const session = createProjectSession({
    projects,
    setAside,
    settings,
    clock,
    serviceTerms: () => ({ supplierCode: connections.supplierCode(), terms: connections.terms() }),
    endWork: () => endWork(),
    wordsOn: (projectId, accounts) => imports.wordsOn(projectId, accounts),
    knownNumbers: (projectId) => imports.knownNumbers(projectId),
    // Practising is for trying things out: there everything may be changed.
    sentNumbers: () => (connections.kind() === 'live' ? imports.sentNumbers() : []),
    tellRows: (changed) => tellNews('rowsChanged', changed),
    tellSettled: (summary) => tellSummary(summary),
    tellNotices: (issues) => issues.forEach(notice),
    createPreparation: (own) =>
      createPreparation({
        ...own,
        start: ports.startPreparation,
        onProgress: (progress) => {
          if (progress.stage !== 'writing') return tellNews('loadingProgress', progress)
          const { done, total } = progress
          tellNews('savingProgress', { done, total, isOver: false })
        },
      }),
  })
  const audit = openAuditLog(data, { clock, user: userName(), through: 'window' })
  const signals = createRunSignals(ports.shell)
  const lockOf = openImportLocks(home)
  const tellSummary = (summary: CheckSummary): void => tellNews('summaryChanged', summary)
  const imports: ImportSession = createImportSession({
    lockOf,
    data,
    audit,
    projects,
    connections,
    session,
    clock,
    logBug,
    tellChanged: (keys) => {
      tellNews('accountsChanged', { keys: [...keys] })
      runs.look()
    },
    tellSummary,
    tellDryRun: (progress) => tellNews('dryRunProgress', progress),
    tellWatchEnded: (end) => {
      signals.watchEnded(end)
      tellNews('watchEnded', end)
    },
  })

  const statuses = createAccountStatuses({ session, imports })

  const additions = createAdditionSession({
    lockOf,
    data,
    connections,
    session,
    clock,
    audit,
    tellTarget: (number) =>
      tellNews('accountsChanged', {
        keys: session.accounts().flatMap(({ key, accountNumber }) => (accountNumber === number ? [key] : [])),
      }),
  })
  const additionSheet = createAdditionSheet({
    session,
    additions,
    terms: connections.terms,
    tellProgress: (progress) => tellNews('additionsProgress', progress),
    tellChanged: (keys) => tellNews('accountsChanged', { keys: [...keys] }),
  })
  const runs = createRunSession({
    session,
    imports,
    statuses,
    settings,
    clock,
    uptime,
    sleep,
    logBug,
    tell: (state) => {
      signals.runMoved(state)
      tellNews('runChanged', state)
      watched.look()
    },
    keepAwake: ports.power?.keepAwake,
  })
  const comparisons = createCompareSession({
    session,
    imports,
    statuses,
    clock,
    tellProgress: (progress) => tellNews('comparisonProgress', progress),
  })

  /** Sleep and a clock that is set change nothing that was sent: it is told, and who was not answered meanwhile is asked again. */
  const wakefulness = watchWakefulness({
    clock,
    uptime,
    onJump: (told) => {
      runs.note(told)
      runs.wake()
      imports.lookAgain()
    },
  })
  ports.power?.onSleep(runs.fallAsleep)
  ports.power?.onWake(() => {
    wakefulness.look()
    runs.wake()
  })

  /** What goes on with the open project at the service belongs to it and to the connection: it ends before either changes. */
  const endWork = async (): Promise<void> => {
    comparisons.forget()
    await Promise.all([imports.dryRuns.stop(), runs.leave(), additionSheet.stop()])
    await additions.close()
  }

  /**
   * Changes the connection when nothing goes through it any more. Payloads then carry the new supplier and money as the service takes
   * it, and what is known of accounts is of the new service.
   */
  const changeConnection = async (change: () => Promise<Result<Nothing>>): Promise<Result<Reply<'readConnection'>>> => {
    const changed = await connections.whileChanging(async () => {
      await endWork()
      const done = await imports.changeConnection(change)
      // Payloads of before must not be sent as they were.
      await session.followConnection()
      return done
    })
    const project = session.state()
    if (project !== null) tellNews('projectChanged', project)
    tellNews('accountsChanged', { keys: session.accounts().map(({ key }) => key) })
    const told = await tellConnection(changed)
    void imports.followOpen()
    return told
  }

  const tellConnection = async (changed: Result<Nothing>): Promise<Result<Reply<'readConnection'>>> => {
    const status = await connections.status()
    tellNews('connectionChanged', status)
    return changed.ok ? ok(status) : changed
  }

  /** A project that can't be opened must not keep the application from starting, now or next time. */
  const reopenLastProject = async (): Promise<Issue[]> => {
    const id = settings.read('lastProjectId')
    const known = projects.list().find((one) => one.id === id)
    if (known === undefined) return []
    try {
      settings.write('lastProjectId', null)
      const opened = await session.open(known.id)
      return opened.ok ? [] : [issue('project_not_reopened', { fileName: known.fileName }), ...opened.issues]
    } catch (error) {
      const told = issue('project_not_reopened', { fileName: known.fileName })
      if (error instanceof SealBroken) return [told, issue('data_damaged', {})]
      if (isDiskTrouble(error)) return [told, issue('disk_full_here', {})]
      logBug('opening the last project', error)
      return [told]
    }
  }

  const notice = (told: Issue): void => {
    startIssues.push(told)
    tellNews('noticeAdded', told)
  }
  const tellProjectChanged = (project: ProjectState): void => tellNews('projectChanged', project)
  const startIssues: Issue[] = [
    ...settings.issues,
    ...(secrets.kept === 'keychain' ? [] : [issue('keychain_missing', {})]),
    ...keepingNotices(vault.state()),
  ]
  void findNewerVersion(settings.read('updateAddress'), ports).then((told) => {
    if (told !== null) notice(told)
  })
  // Only what needs the project waits for it.
  const reopened = reopenLastProject().then((issues) => {
    startIssues.push(...issues)
    void imports.followOpen()
  })

  const desk: UnlockedDesk['desk'] = {
    readUnderWay: async () => ok({ kind: watched.underWay()?.kind ?? null }),
    readDesk: async () => {
      await reopened
      const connection = await connections.status()
      const { version, host } = ports
      return ok({
        version,
        host,
        vault: vault.state(),
        connection,
        project: session.state(),
        issues: [...vault.notices(), ...startIssues],
      })
    },
    noticesRead: async () => {
      startIssues.splice(0)
      vault.noticesRead()
      return ok({})
    },

    readConnection: async () => ok(await connections.status()),
    connectPractice: () => changeConnection(connections.connectPractice),
    practiseAfresh: () => changeConnection(connections.practiseAfresh),
    connectLive: async (entry) => {
      const checked = await connections.checkEntry(entry)
      return checked.ok ? changeConnection(() => connections.connectLive(entry)) : checked
    },
    sayMoneyTerms: (terms) => changeConnection(() => connections.sayTerms(terms)),
    useConnection: ({ name }) => changeConnection(() => connections.use(name)),
    forgetConnection: () => changeConnection(connections.forget),
    forgetSavedConnection: async ({ name }) =>
      connections.isInUse(name)
        ? changeConnection(() => connections.forgetSaved(name))
        : tellConnection(await connections.forgetSaved(name)),
    testConnection: async () => {
      const link = await connections.link()
      return link.ok ? ok(await testConnection(link.value.platform, link.value.host)) : link
    },

    takeOffer: async () => ok(ports.takeOffer?.() ?? null),

    ...createProjectHandlers(projects, session),
    ...createSheetHandlers(session),
    ...createMappingHandlers({ session, imports, tellProjectChanged }),
    ...createSavedMappingHandlers({ session, settings, shell: ports.shell, clock, tellProjectChanged }),
    ...createAccountHandlers({ session, imports, statuses, setAside, tellProjectChanged }),
    ...createAdditionHandlers({ additions, sheet: additionSheet, session, connections, shell: ports.shell }),
    ...createImportHandlers({ session, imports, statuses, connections, runs, comparisons, projects }),
    ...createExportHandlers({
      session,
      imports,
      statuses,
      connections,
      audit,
      settings,
      home,
      clock,
      version: ports.version,
      host: ports.host,
      tellSaving: (progress) => tellNews('savingProgress', progress),
      shell: ports.shell,
    }),
  }

  const otherWindows = {
    hasOtherWindows: ports.hasOtherWindows ?? (() => false),
    project: session.state,
    tellChanged: tellProjectChanged,
    tellClosed: () => tellNews('projectClosed', {}),
  }

  const handlers = auditedDesk(
    tellingOtherWindows(followingWhatIsOpen(desk, imports.followOpen), otherWindows),
    audit,
    connections.scope,
    clock,
  )
  const watched = watchingUnderWay(handlers, {
    run: () => {
      const sending = runs.sending()
      return sending === null ? null : { kind: 'run', ...sending }
    },
    tell: (kind) => tellNews('underWayChanged', { kind }),
  })
  return {
    desk: watched.desk,
    underWay: watched.underWay,
    close: async () => {
      wakefulness.close()
      // What can't be ended in order, as on a full disk, keeps nothing else open.
      const ends = [endWork, imports.close, async () => session.closeForNow(), connections.close]
      for (const end of ends) await end().catch((error: unknown) => logBug('closing', error))
    },
  }
}

function keepingNotices(state: VaultState): Issue[] {
  if (state.is !== 'open') return []
  if (state.kept === 'thisRunOnly') return [issue('this_run_only', {})]
  return state.kept === 'keyFile' ? [issue('data_key_beside_data', {})] : []
}

/** Nothing can be kept, so nothing is done: every answer says why. */
function deskWithoutData(ports: DeskPorts, issues: readonly [Issue, ...Issue[]]): Desk {
  const refusing = Object.fromEntries(
    channels.map((channel: Channel) => [channel, async () => refuse(...issues)]),
  ) as unknown as Desk
  return {
    ...refusing,
    readDesk: async () =>
      ok({
        version: ports.version,
        host: ports.host,
        vault: { is: 'open', kept: 'thisRunOnly', hasKeychain: false },
        connection: { kind: 'none', saved: [] },
        project: null,
        issues: [...issues],
      }),
  }
}
