/** Changes how the open project is read and mapped, and keeps mappings under a name. */
import type { Nothing, ProjectState } from '../../shared/ipc.ts'
import { issue } from '../../shared/issue-words.ts'
import { fitMapping } from '../../shared/mapping/fit-mapping.ts'
import type { Mapping } from '../../shared/mapping/mapping.ts'
import { headersOf } from '../../shared/mapping/saved-mapping.ts'
import { type Issue, ok, type Result, refuse } from '../../shared/result.ts'
import type { TextReading } from '../../shared/sheet.ts'
import { presentLike } from '../preparation/present-like.ts'
import type { PreparationCalls, Prepared } from '../preparation/protocol.ts'
import type { OpenProject, OpenProjectKeeper, OpenProjectPorts } from './open-project.ts'
import { sheetChoicesAgain } from './sheet-choices-again.ts'

export type MappingPorts = Pick<OpenProjectPorts, 'projects' | 'settings'> & {
  /** Keys of the accounts that were sent to the live service: no change of the mapping parts them from their rows. */
  readonly closedKeys: () => ReadonlySet<string>
  /** Milliseconds since 1970. */
  readonly clock: () => number
}

export type ProjectMapping = {
  /** Reads a text file in another way; what was mapped and edited before does not belong to its cells. */
  changeTextReading(change: Partial<TextReading>): Promise<Result<ProjectState>>
  changeSheets(ask: PreparationCalls['changeSheets']['ask']): Promise<Result<ProjectState>>
  /** @param projectId  refused where another one is open by now; the open one where it is left out */
  changeMapping(mapping: Mapping, projectId?: string): Promise<Result<ProjectState>>
  suggestMapping(): Promise<Result<ProjectState>>
  saveMapping(name: string): Promise<Result<Nothing>>
  useSavedMapping(name: string): Promise<Result<ProjectState>>
  /** The mapping that the open project uses may have another name now. */
  renameSavedMapping(name: string, newName: string): Promise<void>
}

export function createProjectMapping(keeper: OpenProjectKeeper, ports: MappingPorts): ProjectMapping {
  const { projects, settings } = ports
  /** The last mapping that was asked for, and the project it is of. */
  let newest: { readonly mapping: Mapping; readonly id: string } | null = null

  /** A change that the open project is prepared anew for; whatever saved mapping was used before, it is another one now. */
  const preparingAnew = (
    prepare: (project: OpenProject, closedKeys: ReadonlySet<string>) => Promise<Result<Prepared>>,
  ): Promise<Result<ProjectState>> =>
    keeper.withProject(async (project) => {
      const prepared = await prepare(project, ports.closedKeys())
      return prepared.ok ? keeper.keepPrepared(project, prepared.value, { savedMappingName: null }) : prepared
    })

  return {
    changeTextReading: (change) =>
      keeper.withProject(async (project) => {
        const source = await keeper.sourceOf(project.stored)
        if (source === null) return refuse(issue('project_gone', {}))
        const textReading = { ...project.stored.textReading, ...change }
        const anew = { ...source, textReading, mapping: null, edits: { steps: [], position: 0 } }
        const loaded = await project.preparation.load({ ...anew, closedKeys: ports.closedKeys() })
        if (!loaded.ok) return loaded
        const decided = sheetChoicesAgain(project.prepared, loaded.value)
        const chosen = decided.length === 0 ? loaded : await project.preparation.changeSheets({ sheets: decided })
        if (!chosen.ok) {
          await keeper.readAgain(project)
          return chosen
        }
        const changes = { textReading, savedMappingName: null, columnWidths: [] }
        const kept = keeper.keepPrepared(project, chosen.value, changes, 'forgotten')
        const current = keeper.current()
        return current === null ? kept : ok(keeper.stateOf(await keeper.placeKnownWords(current)))
      }),

    changeSheets: (ask) =>
      preparingAnew(({ preparation }, closedKeys) => preparation.changeSheets({ ...ask, closedKeys })),

    changeMapping: async (mapping, projectId) => {
      const openId = keeper.current()?.stored.id
      if (openId === undefined || openId !== (projectId ?? openId)) return refuse(issue('project_not_open', {}))
      // On the disk at once, before its turn has come: the window that asks may be closing, and the application with it.
      const asked = { mapping, id: openId }
      newest = asked
      projects.change(openId, { mapping })
      return keeper.withProject(async (project) => {
        const { id } = project.stored
        if (id !== openId) return refuse(issue('project_not_open', {}))
        const changed = await project.preparation.changeMapping({ mapping, closedKeys: ports.closedKeys() })
        if (!changed.ok) {
          // Only what was refused is taken back: where the application is closing meanwhile, the change is kept, and read at the next start.
          const isRefused = changed.issues[0].code === ('sent_account_would_move' satisfies Issue['code'])
          if (isRefused && newest === asked) projects.change(id, { mapping: project.prepared.mapping })
          return changed
        }
        const kept = keeper.keepPrepared(project, changed.value, { savedMappingName: null })
        // One that was asked for meanwhile has its turn yet; until then it stays what is on the disk.
        if (newest !== asked && newest?.id === id) projects.change(id, { mapping: newest.mapping })
        return kept
      })
    },

    suggestMapping: () => preparingAnew(({ preparation }, closedKeys) => preparation.suggestMapping({ closedKeys })),

    saveMapping: (name) =>
      keeper.withProject(async ({ stored, prepared: { mapping } }) => {
        const savedAt = new Date(ports.clock()).toISOString()
        const others = settings.read('savedMappings').filter((one) => one.name !== name)
        settings.write('savedMappings', [...others, { name, savedAt, sheets: [...headersOf(mapping)], mapping }])
        keeper.keepStored(stored.id, { savedMappingName: name })
        return ok({})
      }),

    useSavedMapping: (name) =>
      keeper.withProject(async (project) => {
        const saved = settings.read('savedMappings').find((one) => one.name === name)
        if (saved === undefined) return refuse(issue('saved_mapping_gone', { name }))
        const { preparation, prepared } = project
        const present = await presentLike(saved.mapping, prepared.mapping, preparation.layOutLike)
        if (!present.ok) return present
        const { mapping } = fitMapping(saved.mapping, present.value)
        const changed = await preparation.changeMapping({ mapping, closedKeys: ports.closedKeys() })
        return changed.ok ? keeper.keepPrepared(project, changed.value, { savedMappingName: name }) : changed
      }),

    renameSavedMapping: (name, newName) =>
      keeper.inTurn(async () => {
        const stored = keeper.current()?.stored
        if (stored?.savedMappingName === name) keeper.keepStored(stored.id, { savedMappingName: newName })
      }),
  }
}
