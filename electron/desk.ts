/**
 * The composition root: builds the services from what a host hands in, and answers the contract with them. What is decided is
 * decided elsewhere; here is only who talks to whom.
 */
import { catalogueOfKind } from '../shared/catalogue/catalogue-of-kind.ts'
import { ownShape } from '../shared/description/service-shape.ts'
import { type Desk, type DeskEvent, nothingTyped, type TypedForms } from '../shared/ipc.ts'
import type { DeskEventName } from '../shared/ipc-channels.ts'
import { ok } from '../shared/result.ts'
import { type AdditionSession, createAdditionSession } from './desk/additions/addition-session.ts'
import { type AdditionSheet, createAdditionSheet } from './desk/additions/addition-sheet.ts'
import { createAccountHandlers } from './desk/answering/account-handlers.ts'
import { answerByPolicy, notingWhatIsDone, type UnlockedDesk } from './desk/answering/answer-by-policy.ts'
import { createConnectionHandlers } from './desk/answering/connection-handlers.ts'
import { createExportHandlers } from './desk/answering/export-handlers.ts'
import { createLanguage } from './desk/answering/language-handlers.ts'
import { createProjectHandlers } from './desk/answering/project-handlers.ts'
import { createSavedMappingHandlers } from './desk/answering/saved-mapping-handlers.ts'
import { createSheetHandlers } from './desk/answering/sheet-handlers.ts'
import { createStart } from './desk/answering/start-handlers.ts'
import { type UnderWay, watchUnderWay } from './desk/answering/under-way.ts'
import { createDeskBehindVault } from './desk/answering/vault-handlers.ts'
import { createConnections } from './desk/connection/connections.ts'
import { createProjectSession, type ProjectSession } from './desk/project/project-session.ts'
import { createCompareSession } from './desk/sending/compare-session.ts'
import { createdElsewhere } from './desk/sending/created-elsewhere.ts'
import { createImportSession, type ImportSession } from './desk/sending/import-session.ts'
import { createRunSession } from './desk/sending/run-session.ts'
import { createRunSignals } from './desk/sending/run-signals.ts'
import { createSentThings } from './desk/sending/sent/sent-things.ts'
import { watchWakefulness } from './desk/sending/wakefulness.ts'
import { type AccountStatusProjection, createAccountStatusProjection } from './desk/status/account-status-projection.ts'
import { type AccountStatuses, createAccountStatuses } from './desk/status/account-statuses.ts'
import { createInterruptions } from './desk/status/interruptions.ts'
import type { DeskPorts, Surroundings } from './desk-ports.ts'
import { uptime } from './platform/sending/time.ts'
import { createPreparation } from './preparation/preparation-client.ts'
import { practiceKeeping } from './service-link.ts'
import { bugLog } from './shell/bug-log.ts'
import { openAuditLog } from './storage/journal/audit-log.ts'
import { openImportLocks } from './storage/lock.ts'
import { openDescriptions } from './storage/projects/descriptions.ts'
import { openProjects } from './storage/projects/projects.ts'
import { openSetAside } from './storage/projects/set-aside.ts'
import type { SealedData } from './storage/vault/sealed-data.ts'
import { openSecrets, type Secrets } from './storage/vault/secrets.ts'
import { openVault, type Vault } from './storage/vault/vault.ts'
import { userName } from './user-name.ts'

/** An open desk. `close` ends everything it started; whatever was answered before is kept. */
export type OpenDesk = {
  readonly desk: Desk
  /** What would be cut short by closing now. */
  underWay(): UnderWay | null
  /** What was typed in the window and not sent: closing it would lose that. */
  typed(): TypedForms
  /** The page is gone, or loads anew: what was typed in it is lost already. */
  forgetTyped(): void
  close(): Promise<void>
}

export async function createDesk(ports: DeskPorts): Promise<OpenDesk> {
  const { home } = ports
  const language = await createLanguage(ports)
  const secrets = await openSecrets(ports.loadKeychain)
  const vault = await openVault({ home, secrets })
  const behind = createDeskBehindVault(vault, { ...ports, open: (...opened) => openDesk(ports, secrets, ...opened) })
  let typed = nothingTyped
  const noteTypedAdditions: Desk['noteTypedAdditions'] = async (forms) => {
    typed = forms
    return ok({})
  }
  return {
    desk: answerByPolicy({
      ...behind,
      whileLocked: { ...behind.whileLocked, ...language, noteTypedAdditions },
      home,
      logBug: bugLog(home),
    }),
    underWay: () => {
      const desk = behind.unlocked()
      return desk.ok ? desk.value.underWay.read() : null
    },
    typed: () => typed,
    forgetTyped: () => {
      typed = nothingTyped
    },
    close: behind.close,
  }
}

/** The desk over data that is unlocked. */
function openDesk(ports: DeskPorts, secrets: Secrets, vault: Vault, data: SealedData): UnlockedDesk {
  const { home, shell, power } = ports
  const clock = Date.now
  const audit = openAuditLog(data, { clock, user: userName(), through: 'window' })
  const signals = createRunSignals(shell)
  const onNews: { readonly [N in DeskEventName]?: (news: DeskEvent<N>) => void } = {
    runChanged: (state) => {
      signals.runMoved(state)
      underWay.look()
    },
    watchEnded: signals.watchEnded,
  }
  const around: Surroundings = {
    ...ports,
    ...{ clock, vault, secrets, data, audit },
    catalogueOf: (kind) => (connections.inUse().described?.catalogueOf ?? catalogueOfKind)(kind),
    descriptions: openDescriptions(data, { clock, version: ports.version }),
    logBug: bugLog(home),
    projects: openProjects(data, clock),
    setAside: openSetAside(data),
    lockOf: openImportLocks(home),
    tellNews: (name, news) => {
      ports.tellNews(name, news)
      onNews[name]?.(news)
    },
  }
  const { logBug, tellNews } = around
  const connections = createConnections({ ...around, shape: ownShape, practice: practiceKeeping(home, data) })
  const session: ProjectSession = createProjectSession({
    ...around,
    atService: (projectId) => ({ ...connections.serviceTerms(), knownNumbers: known.knownNumbers(projectId) }),
    description: () => connections.inUse().described,
    endWork: () => endWork(),
    wordsOn: (projectId, accounts) => [...known.wordsOn(projectId, null), ...additions.wordsOn(accounts)],
    sentNumbers: () => known.sentNumbers(),
    counts: async () => (await statuses.standings()).counts,
    tellNotices: (issues, ofProject) => {
      for (const issue of issues) start.notice({ ...issue, ofProject })
    },
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
  const known: AccountStatusProjection = createAccountStatusProjection({
    ...around,
    connections,
    session,
    atWork: () => imports.atWork(),
  })
  const statuses: AccountStatuses = createAccountStatuses({
    session,
    known,
    standingOfAdditions: () => additions.standings(),
  })
  const interruptions = createInterruptions({ ...around, connections, session, known })
  const whole = { ...around, connections, session, known, statuses, interruptions }
  const imports: ImportSession = createImportSession(whole)
  const runs = createRunSession({ ...whole, imports })
  const underWay = watchUnderWay({ sending: runs.sending, tell: (kind) => tellNews('underWayChanged', { kind }) })
  const comparisons = createCompareSession({ ...whole, imports })
  const additions: AdditionSession = createAdditionSession(whole)
  const additionSheet: AdditionSheet = createAdditionSheet({ ...whole, additions })

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
  power?.onSleep(runs.fallAsleep)
  power?.onWake(() => {
    wakefulness.look()
    runs.wake()
  })

  /** What goes on with the open project at the service belongs to it and to the connection: it ends before either changes. */
  const endWork = async (): Promise<void> => {
    comparisons.forget()
    await Promise.all([imports.stopDryRuns(), runs.leave(), additionSheet.end()])
    await additions.close()
  }

  const sentThings = createSentThings(whole)

  const createReader = () =>
    createPreparation({ start: ports.startPreparation, readSource: async () => null, onProgress: () => {} })

  const parts = { ...whole, imports, additions, additionSheet }
  const start = createStart(parts)
  void start.reopened.then(imports.followOpen)

  return {
    ...parts,
    stands: start.stands,
    handlers: {
      ...start.handlers,
      readUnderWay: async () => ok({ kind: underWay.read()?.kind ?? null }),
      listCreateDoubts: async () => {
        const [elsewhere, things] = [await createdElsewhere(whole), await sentThings()]
        return elsewhere.ok && things.ok ? ok([...elsewhere.value, ...things.value]) : elsewhere.ok ? things : elsewhere
      },
      ...createConnectionHandlers({ ...parts, endWork, createReader }),
      ...createProjectHandlers(parts),
      ...createSheetHandlers(parts),
      ...createSavedMappingHandlers(parts),
      ...createAccountHandlers(parts),
      ...interruptions.answers,
      ...imports.answers,
      ...runs.answers,
      ...comparisons.answers,
      ...additions.answers,
      ...additionSheet.answers,
      ...createExportHandlers(parts),
    },
    underWay,
    note: notingWhatIsDone(audit, () => connections.inUse().scope, clock),
    close: async () => {
      wakefulness.close()
      // What can't be ended in order, as on a full disk, keeps nothing else open.
      const ends = [endWork, imports.close, session.closeForNow, connections.closeLink]
      for (const end of ends) await end().catch((error: unknown) => logBug('closing', error))
    },
  }
}
