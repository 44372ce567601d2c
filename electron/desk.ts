/**
 * The composition root: builds the services from what a host hands in, and answers the contract with them. What is decided is
 * decided elsewhere; here is only who talks to whom.
 */
import type { Desk, Reply } from '../shared/ipc.ts'
import { type Channel, channels } from '../shared/ipc-channels.ts'
import { issue } from '../shared/issue-words.ts'
import { type Issue, ok, type Result, refuse } from '../shared/result.ts'
import { createAccountHandlers } from './desk/account-handlers.ts'
import { createConnections } from './desk/connections.ts'
import { createExportHandlers } from './desk/export-handlers.ts'
import { fits } from './desk/fitting-mapping.ts'
import { createImportHandlers } from './desk/import-handlers.ts'
import { createImportSession } from './desk/import-session.ts'
import { createProjectSession } from './desk/project-session.ts'
import type { DeskPorts } from './desk-ports.ts'
import { testConnection } from './platform/test-connection.ts'
import { createPreparation } from './preparation/preparation-client.ts'
import { bugLog } from './shell/bug-log.ts'
import { openDatabase } from './storage/open-database.ts'
import { openProjects } from './storage/projects.ts'
import { openSecrets } from './storage/secrets.ts'

/** An open desk. `close` ends everything it started; whatever was answered before is kept. */
export type OpenDesk = { readonly desk: Desk; close(): Promise<void> }

export async function createDesk(ports: DeskPorts): Promise<OpenDesk> {
  const database = openDatabase(ports.home)
  if (!database.ok) return { desk: deskWithoutData(ports, database.issues), close: async () => {} }

  const { home, settings, tellNews } = ports
  const clock = Date.now
  const logBug = bugLog(home)
  const secrets = await openSecrets(ports.loadKeytar)
  const projects = openProjects(database.value, clock)
  const connections = createConnections({ home, fetch: ports.fetch, clock, logBug, settings, secrets })
  const session = createProjectSession({
    projects,
    settings,
    clock,
    supplierCode: connections.supplierCode,
    dryRunScope: connections.scope,
    createPreparation: ({ readSource }) =>
      createPreparation({
        start: ports.startPreparation,
        readSource,
        onProgress: (progress) => tellNews('loadingProgress', progress),
      }),
  })
  const imports = createImportSession({
    home,
    database: database.value,
    projects,
    connections,
    session,
    clock,
    logBug,
    tellChanged: (keys) => tellNews('accountsChanged', { keys: [...keys] }),
    tellDryRun: (progress) => tellNews('dryRunProgress', progress),
  })

  /** The connection has changed: payloads carry its supplier, and what is known of accounts is of its service. */
  const afterConnecting = async (): Promise<Result<Reply<'readConnection'>>> => {
    await imports.reopen()
    await session.followConnection()
    const project = session.state()
    if (project !== null) tellNews('projectChanged', project)
    tellNews('accountsChanged', { keys: session.accounts().map(({ key }) => key) })
    return ok(await connections.status())
  }

  const startIssues: Issue[] = [
    ...settings.issues,
    ...(secrets.kept === 'keychain' ? [] : [issue('keychain_missing', {})]),
    ...(await reopenLastProject()),
  ]

  async function reopenLastProject(): Promise<Issue[]> {
    const id = settings.read('lastProjectId')
    const known = projects.list().find((one) => one.id === id)
    if (known === undefined) return []
    const opened = await session.open(known.id)
    return opened.ok ? [] : [issue('project_not_reopened', { fileName: known.fileName }), ...opened.issues]
  }

  const desk: Desk = {
    readDesk: async () =>
      ok({
        version: ports.version,
        host: ports.host,
        connection: await connections.status(),
        project: session.state(),
        // Said once: a window that is loaded again has been told.
        issues: startIssues.splice(0),
      }),

    readConnection: async () => ok(await connections.status()),
    connectPractice: async () => {
      await connections.connectPractice()
      return afterConnecting()
    },
    connectLive: async (entry) => {
      const connected = await connections.connectLive(entry)
      return connected.ok ? afterConnecting() : connected
    },
    testConnection: async () => {
      const link = await connections.link()
      return link.ok ? ok(await testConnection(link.value.platform, link.value.host)) : link
    },
    forgetConnection: async () => {
      await connections.forget()
      return afterConnecting()
    },

    listProjects: async () => ok([...projects.list()]),
    openProject: ({ id }) => session.open(id),
    closeProject: async () => {
      session.closeProject()
      return ok({})
    },
    deleteProject: async ({ id }) => {
      session.deleteProject(id)
      return ok({})
    },
    loadSpreadsheet: session.load,
    cancelLoading: async () => {
      session.cancelLoading()
      return ok({})
    },
    changeTextReading: session.changeTextReading,
    changeSheets: session.changeSheets,
    readSheetPage: (ask) => session.ask('readSheetPage', ask),
    findRow: (ask) => session.ask('findRow', ask),
    readColumns: async (ask) => mutable(await session.ask('readColumns', ask)),
    changeMapping: ({ mapping }) => session.changeMapping(mapping),
    suggestMapping: session.suggestMapping,
    listSavedMappings: async () => {
      const present = session.state()?.mapping
      const saved = settings.read('savedMappings').map((one) => ({
        name: one.name,
        savedAt: one.savedAt,
        fits: present !== undefined && fits(one, present),
      }))
      return ok(
        saved.toSorted((one, other) => Number(other.fits) - Number(one.fits) || one.name.localeCompare(other.name)),
      )
    },
    saveMapping: async ({ name }) => session.saveMapping(name),
    useSavedMapping: ({ name }) => session.useSavedMapping(name),
    deleteSavedMapping: async ({ name }) => {
      settings.write(
        'savedMappings',
        settings.read('savedMappings').filter((one) => one.name !== name),
      )
      return ok({})
    },
    listProblems: async () => mutable(await session.ask('listProblems', {})),
    findNextProblem: (ask) => session.ask('findNextProblem', ask),
    editCells: session.edit,
    undoEdit: session.undo,
    redoEdit: session.redo,
    rememberStep: async ({ step }) => {
      session.rememberStep(step)
      return ok({})
    },

    ...createAccountHandlers({ session, imports }),
    ...createImportHandlers({ session, imports }),
    ...createExportHandlers({ session, imports, shell: ports.shell }),
  }

  return {
    desk,
    close: async () => {
      await imports.close()
      session.closeForNow()
      await connections.close()
      database.value.close()
    },
  }
}

/** The contract's arrays are not readonly; what is behind them is not handed out twice. */
const mutable = <T>(result: Result<readonly T[]>): Result<T[]> => (result.ok ? ok([...result.value]) : result)

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
        connection: { kind: 'none' },
        project: null,
        issues: [...issues],
      }),
  }
}
