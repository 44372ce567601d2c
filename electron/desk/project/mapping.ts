/** Changes how the open project is read and mapped, and keeps mappings under a name. */
import type { Ask, Nothing, ProjectState } from '../../../shared/ipc.ts'
import { issue } from '../../../shared/issue-words.ts'
import { headersOf } from '../../../shared/mapping/saved-mapping.ts'
import { ok, type Result, refuse } from '../../../shared/result.ts'
import type { TextReading } from '../../../shared/sheet.ts'
import type { Preparation, PreparationCalls, Prepared } from '../../preparation/protocol.ts'
import type { OpenProjectKeeper, ProjectPorts } from './open-project.ts'

export type ProjectMapping = {
  /** Reads a text file in another way; what was mapped and edited before does not belong to its cells. */
  changeTextReading(change: Partial<TextReading>): Promise<Result<ProjectState>>
  changeSheets(ask: PreparationCalls['changeSheets']['ask']): Promise<Result<ProjectState>>
  /** Refused where another project than the one that is meant is open by now. */
  changeMapping(ask: Ask<'changeMapping'>): Promise<Result<ProjectState>>
  suggestMapping(): Promise<Result<ProjectState>>
  saveMapping(name: string): Promise<Result<Nothing>>
  useSavedMapping(name: string): Promise<Result<ProjectState>>
  /** The mapping that the open project uses may have another name now. */
  renameSavedMapping(name: string, newName: string): Promise<void>
}

export function createProjectMapping(
  keeper: OpenProjectKeeper,
  { projects, settings, clock }: Pick<ProjectPorts, 'projects' | 'settings' | 'clock'>,
): ProjectMapping {
  /** The last change of a mapping that was asked for. */
  let latest: object | null = null

  /** Whatever saved mapping was used before, it is another one now. */
  const preparingAnew = (prepare: (preparation: Preparation) => Promise<Result<Prepared>>) =>
    keeper.withProject(async (project) => {
      const prepared = await prepare(project.preparation)
      return prepared.ok ? keeper.keepPrepared(project, prepared.value, { savedMappingName: null }) : prepared
    })

  return {
    changeTextReading: (change) =>
      keeper.withProject(async (project) => {
        const source = await keeper.sourceOf(project.stored)
        if (source === null) return refuse(issue('project_gone', {}))
        const textReading = { ...project.stored.textReading, ...change }
        const anew = { ...source, textReading, mapping: null, edits: { steps: [], position: 0 } }
        const read = await project.preparation.load({ ...anew, isOtherReading: true })
        if (!read.ok) return read
        const changes = { textReading, savedMappingName: null, columnWidths: [] }
        await keeper.keepPrepared(project, read.value, changes, projects.changeAndForgetEdits)
        keeper.revisions.read()
        return ok(keeper.stateOf(await keeper.placeKnownWords(keeper.current() ?? project)))
      }),

    changeSheets: (ask) => preparingAnew((preparation) => preparation.changeSheets(ask)),

    changeMapping: async (ask) => {
      const { mapping, revision } = ask
      const id = keeper.current()?.stored.id
      if (id === undefined || id !== (ask.projectId ?? id)) return refuse(issue('project_not_open', {}))
      // On the disk as what was asked for, before its turn has come: the window may be closing, and the application with it.
      latest = ask
      projects.change(id, { askedMapping: mapping })
      return keeper.withProject(async (project) => {
        // It is made when that one is opened again.
        if (project.stored.id !== id) return refuse(issue('project_not_open', {}))
        const fault = keeper.revisions.changedSince(revision, 'mapping')
        const changed = fault === null ? await project.preparation.changeMapping({ mapping }) : refuse(fault)
        const answered = latest === ask ? { askedMapping: null } : {}
        if (changed.ok) return keeper.keepPrepared(project, changed.value, { savedMappingName: null, ...answered })
        if (!keeper.isClosedForNow()) projects.change(id, answered)
        return changed
      })
    },

    suggestMapping: () => preparingAnew((preparation) => preparation.suggestMapping({})),

    saveMapping: (name) =>
      keeper.withProject(async ({ stored, prepared: { mapping } }) => {
        const savedAt = new Date(clock()).toISOString()
        const others = settings.read('savedMappings').filter((one) => one.name !== name)
        settings.write('savedMappings', [...others, { name, savedAt, sheets: [...headersOf(mapping)], mapping }])
        keeper.keepStored(stored.id, { savedMappingName: name })
        return ok({})
      }),

    useSavedMapping: (name) =>
      keeper.withProject(async (project) => {
        const saved = settings.read('savedMappings').find((one) => one.name === name)
        if (saved === undefined) return refuse(issue('saved_mapping_gone', { name }))
        const { preparation } = project
        const fits = await preparation.fitMappings({ mappings: [saved.mapping] })
        if (!fits.ok) return fits
        const [{ mapping } = saved] = fits.value
        const changed = await preparation.changeMapping({ mapping })
        return changed.ok ? keeper.keepPrepared(project, changed.value, { savedMappingName: name }) : changed
      }),

    renameSavedMapping: (name, newName) =>
      keeper.inTurn(async () => {
        const stored = keeper.current()?.stored
        if (stored?.savedMappingName === name) keeper.keepStored(stored.id, { savedMappingName: newName })
      }),
  }
}
