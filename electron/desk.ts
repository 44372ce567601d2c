/**
 * The composition root: builds the services from what a host hands in, and answers the contract with them. What is decided is
 * decided elsewhere; here is only who talks to whom.
 */
import { isReady } from '../shared/account-status.ts'
import type { CheckSummary, Desk } from '../shared/ipc.ts'
import { isMadeUp } from '../shared/made-up-supplier.ts'
import { ok } from '../shared/result.ts'
import { createAdditionSession } from './desk/additions/addition-session.ts'
import { createAdditionSheet } from './desk/additions/addition-sheet.ts'
import { createAccountHandlers } from './desk/answering/account-handlers.ts'
import { answerByPolicy, notingWhatIsDone, type UnlockedDesk } from './desk/answering/answer-by-policy.ts'
import { createConnectionHandlers } from './desk/answering/connection-handlers.ts'
import { createExportHandlers } from './desk/answering/export-handlers.ts'
import { createProjectHandlers } from './desk/answering/project-handlers.ts'
import { createSavedMappingHandlers } from './desk/answering/saved-mapping-handlers.ts'
import { createSendingHandlers } from './desk/answering/sending-handlers.ts'
import { createSheetHandlers } from './desk/answering/sheet-handlers.ts'
import { createStart } from './desk/answering/start-handlers.ts'
import { type UnderWay, watchUnderWay } from './desk/answering/under-way.ts'
import { createDeskBehindVault, createDeskWithoutVault } from './desk/answering/vault-handlers.ts'
import { createConnections } from './desk/connection/connections.ts'
import { practiceKeeping } from './desk/connection/service-link.ts'
import { createProjectSession } from './desk/project/project-session.ts'
import { createCompareSession } from './desk/sending/compare-session.ts'
import { createImportSession, type ImportSession } from './desk/sending/import-session.ts'
import { createRunSession } from './desk/sending/run-session.ts'
import { createRunSignals } from './desk/sending/run-signals.ts'
import { watchWakefulness } from './desk/sending/wakefulness.ts'
import { createAccountStatuses } from './desk/status/account-statuses.ts'
import { createInterruptions } from './desk/status/interruptions.ts'
import type { DeskPorts } from './desk-ports.ts'
import { sleep, uptime } from './platform/time.ts'
import { createPreparation } from './preparation/preparation-client.ts'
import { nobodySent } from './preparation/protocol.ts'
import { bugLog } from './shell/bug-log.ts'
import { openAgreedToSend } from './storage/agreed-to-send.ts'
import { openAuditLog } from './storage/audit-log.ts'
import { openImportLocks } from './storage/lock.ts'
import { openProjects } from './storage/projects.ts'
import type { SealedData } from './storage/sealed-data.ts'
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
  const { home } = ports
  const secrets = await openSecrets(ports.loadKeytar)
  const vault = await openVault({ home, secrets })
  const behind = vault.ok
    ? createDeskBehindVault(vault.value, { ...ports, open: (data) => openDesk(ports, secrets, vault.value, data) })
    : createDeskWithoutVault(vault.issues, ports)
  return {
    desk: answerByPolicy({ ...behind, home, logBug: bugLog(home) }),
    underWay: () => {
      const desk = behind.unlocked()
      return desk.ok ? desk.value.underWay.read() : null
    },
    close: behind.close,
  }
}

/** The desk over data that is unlocked. */
function openDesk(ports: DeskPorts, secrets: Secrets, vault: Vault, data: SealedData): UnlockedDesk {
  const { home, settings, shell, tellNews } = ports
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
  const tellKeys = (keys: readonly string[]): void => tellNews('accountsChanged', { keys: [...keys] })
  const tellSummary = (summary: CheckSummary): void => tellNews('summaryChanged', summary)
  const session = createProjectSession({
    projects,
    setAside,
    settings,
    clock,
    serviceTerms: () => ({ supplierCode: connections.supplierCode(), terms: connections.terms() }),
    endWork: () => endWork(),
    wordsOn: (projectId, accounts) => [...imports.wordsOn(projectId, null), ...additionSheet.takenOf(accounts)],
    knownNumbers: (projectId) => imports.knownNumbers(projectId),
    sentNumbers: () => (connections.kind() === 'live' ? imports.sentNumbers() : nobodySent),
    readyCount: () => statuses.choose(null, isReady).accounts.length,
    tellRows: (changed) => tellNews('rowsChanged', changed),
    tellSettled: tellSummary,
    tellNotices: (issues) => issues.forEach(start.notice),
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
  const signals = createRunSignals(shell)
  const lockOf = openImportLocks(home)
  const imports: ImportSession = createImportSession({
    lockOf,
    data,
    audit,
    projects,
    connections,
    session,
    clock,
    logBug,
    tellChanged: tellKeys,
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
      tellKeys(session.accounts().flatMap(({ key, accountNumber }) => (accountNumber === number ? [key] : []))),
  })
  const additionSheet = createAdditionSheet({
    session,
    additions,
    terms: connections.terms,
    tellProgress: (progress) => tellNews('additionsProgress', progress),
    tellChanged: tellKeys,
    tellSummary,
  })
  const interruptions = createInterruptions({
    store: openAgreedToSend(data),
    projectId: session.projectId,
    scope: connections.scope,
    phaseOf: () => {
      const { recordOf } = imports.view()
      return (number) => recordOf(number)?.phase
    },
    clock,
  })
  const runs = createRunSession({
    agree: interruptions.begin,
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
      underWay.look()
    },
    keepAwake: ports.power?.keepAwake,
  })
  const underWay = watchUnderWay({ sending: runs.sending, tell: (kind) => tellNews('underWayChanged', { kind }) })
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

  const start = createStart({ ...ports, vault, secrets, connections, projects, session, logBug })
  void start.reopened.then(imports.followOpen)

  return {
    handlers: {
      ...start.handlers,
      readUnderWay: async () => ok({ kind: underWay.read()?.kind ?? null }),
      ...createConnectionHandlers({
        connections,
        session,
        imports,
        endWork,
        tellConnection: (status) => tellNews('connectionChanged', status),
        tellAllChanged: () => {
          const project = session.state()
          if (project !== null) tellNews('projectChanged', project)
          tellKeys(session.accounts().map(({ key }) => key))
        },
      }),
      ...createProjectHandlers(projects, session, statuses),
      ...createSheetHandlers(session, statuses),
      ...createSavedMappingHandlers({ session, settings, shell, clock }),
      ...createAccountHandlers({ session, imports, statuses, setAside }),
      ...createSendingHandlers({
        session,
        imports,
        interruptions,
        statuses,
        projects,
        runs,
        comparisons,
        additions,
        additionSheet,
      }),
      ...createExportHandlers({
        ...ports,
        session,
        imports,
        statuses,
        connections,
        additionSheet,
        audit,
        clock,
        tellSaving: (progress) => tellNews('savingProgress', progress),
      }),
    },
    underWay,
    isInUse: connections.isInUse,
    isKeepingChosen: () => {
      const keeping = vault.state()
      return keeping.is === 'open' && keeping.kept !== 'untilChosen'
    },
    isMadeUpAtLive: () => connections.kind() === 'live' && isMadeUp(session.state()),
    follow: imports.followOpen,
    hasOtherWindows: ports.hasOtherWindows ?? (() => false),
    tellProject: () => {
      const project = session.state()
      if (project === null) tellNews('projectClosed', {})
      else tellNews('projectChanged', project)
    },
    note: notingWhatIsDone(audit, connections.scope, clock),
    close: async () => {
      wakefulness.close()
      // What can't be ended in order, as on a full disk, keeps nothing else open.
      const ends = [endWork, imports.close, async () => session.closeForNow(), connections.close]
      for (const end of ends) await end().catch((error: unknown) => logBug('closing', error))
    },
  }
}
