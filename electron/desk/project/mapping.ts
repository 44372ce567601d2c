/** Changes how the open project is read and mapped, each time a step of its history. */
import { nameMappingChange, type StepName } from '../../../shared/history.ts'
import {
  type Ask,
  longestReason,
  type MadeOn,
  type Nothing,
  type ProjectState,
  plainLook,
  type Reply,
} from '../../../shared/ipc.ts'
import { issue } from '../../../shared/issue-words.ts'
import { settleColumn } from '../../../shared/mapping/model/change-mapping.ts'
import type { Mapping } from '../../../shared/mapping/model/mapping.ts'
import type { SavedMapping } from '../../../shared/mapping/model/saved-mapping.ts'
import { ok, type Result, refuse } from '../../../shared/result.ts'
import type { Preparation, Prepared } from '../../preparation/protocol.ts'
import type { ProjectChanges } from '../../storage/projects/projects.ts'
import { decidedByNumber, type FollowedAside } from './follow-aside.ts'
import { mappingOf, mappingSteps } from './history.ts'
import type { OpenProject, OpenProjectKeeper, ProjectPorts } from './open-project.ts'

export function createProjectMapping(keeper: OpenProjectKeeper, { projects, setAside }: ProjectPorts) {
  const { revisions } = keeper
  /** The last change of a mapping that was asked for. */
  let latest: MadeOn | null = null
  /** What the last step was about: it goes on while nothing else is done, as one word does letter by letter. */
  let goingOn: { readonly topic: string | undefined; readonly revision: number } | null = null

  /** One step. Whatever saved mapping was used before, it is another one now. */
  const preparingAnew = (
    madeOn: MadeOn,
    prepare: (preparation: Preparation) => Promise<Result<Prepared>>,
    called?: StepName,
  ) =>
    keeper.withProject(async (project) => {
      const fault = revisions.changedSince(madeOn, 'mapping')
      if (fault !== null) return refuse(fault)
      const prepared = await prepare(project.preparation)
      if (!prepared.ok) return prepared
      const steps = mappingSteps(mappingOf(project), [prepared.value.mapping], called)
      return keeper.keepPrepared(project, prepared.value, {
        changes: { savedMappingName: called?.is === 'savedMappingUsed' ? called.name : null },
        by: madeOn.window,
        write: (id, more) => projects.addSteps(id, steps, more),
      })
    })

  /** Each a step, but for the first where the last step goes on with it. */
  const keepDrafts = (
    project: OpenProject,
    drafts: readonly Pick<Ask<'changeMapping'>, 'mapping' | 'topic'>[],
    more: Pick<FollowedAside, 'also' | 'aside'> & { readonly changes: ProjectChanges },
  ): Promise<void> => {
    const { id } = project.stored
    const [first, ...others] = drafts
    const isGoingOn =
      goingOn?.revision === revisions.now && goingOn.topic !== undefined && goingOn.topic === first?.topic
    const last = isGoingOn ? projects.readStep(id, -1) : null
    if (first === undefined || last?.changed !== 'mapping')
      return projects.addSteps(id, mappingSteps(mappingOf(project), drafts.map(mappingIn)), more)
    const lastName = nameMappingChange(last.other.mapping, first.mapping) ?? last.name
    const steps = mappingSteps({ mapping: first.mapping, savedMappingName: null }, others.map(mappingIn))
    return projects.addSteps(id, steps, { ...more, lastName })
  }

  return {
    /** Reads a text file in another way; what was mapped and edited before does not belong to its cells, and can't be undone any more. */
    changeTextReading: ({ revision, window, ...change }: Ask<'changeTextReading'>): Promise<Result<ProjectState>> =>
      keeper.withProject(async (project) => {
        const fault = revisions.changedSince({ revision, window }, 'project')
        if (fault !== null) return refuse(fault)
        const source = await keeper.sourceOf(project.stored)
        if (source === null) return refuse(issue('project_gone', {}))
        const textReading = { ...project.stored.textReading, ...change }
        const anew = { ...source, textReading, mapping: null, edits: [], marks: [] }
        const read = await project.preparation.load({ ...anew, isOtherReading: true })
        if (!read.ok) return read
        const changes = { textReading, savedMappingName: null, look: plainLook }
        const said = decidedByNumber(setAside.readUndamaged(project.stored.id), read.value.accounts)
        const write = projects.changeAndForgetHistory
        await keeper.keepPrepared(project, read.value, { changes, by: window, isReadAnew: true, said, write })
        return ok(keeper.stateOf(await keeper.placeKnownWords(keeper.current() ?? project)))
      }),

    changeSheets: ({ sheets, ...madeOn }: Ask<'changeSheets'>): Promise<Result<ProjectState>> =>
      preparingAnew(madeOn, (preparation) => preparation.ask('changeSheets', { sheets })),

    /** Refused where another project than the one that is meant is open by now. */
    changeMapping: async (ask: Ask<'changeMapping'>): Promise<Result<ProjectState>> => {
      const { mapping, topic, passed = [], projectId, ...madeOn } = ask
      const id = keeper.current()?.stored.id
      if (id === undefined || id !== (projectId ?? id)) return refuse(issue('project_not_open', {}))
      const staleBefore = revisions.changedSince(madeOn, 'mapping')
      if (staleBefore !== null) return refuse(staleBefore)
      // On the disk as what was asked for, before its turn has come: the window may be closing, and the application with it.
      latest = ask
      projects.change(id, { askedMapping: mapping })
      return keeper.withProject(async (project) => {
        // It is made when that one is opened again.
        if (project.stored.id !== id) return refuse(issue('project_not_open', {}))
        const fault = revisions.changedSince(madeOn, 'mapping')
        const changed = fault === null ? await project.preparation.ask('changeMapping', { mapping }) : refuse(fault)
        // One that came after it, and was made on what it changes, is refused when its turn comes.
        const isLast = latest === ask || latest?.revision !== undefined
        const answered = isLast ? { askedMapping: null } : {}
        if (!changed.ok) {
          if (!keeper.isClosedForNow()) projects.change(id, answered)
          return changed
        }
        const kept = await keeper.keepPrepared(project, changed.value, {
          changes: { savedMappingName: null, ...answered },
          by: madeOn.window,
          write: (_, more) => keepDrafts(project, [...passed, { mapping, topic }], more),
        })
        goingOn = { topic, revision: revisions.now }
        return kept
      })
    },

    setAsideByColumn: ({
      sheet,
      column,
      kinds,
      ...madeOn
    }: Ask<'setAsideByColumn'>): Promise<Result<Reply<'setAsideByColumn'>>> =>
      keeper.withProject(async (project) => {
        const fault = revisions.changedSince(madeOn, 'mapping')
        if (fault !== null) return refuse(fault)
        const { preparation, prepared, accounts } = project
        const place = { sheet, column }
        const header = headerOf(prepared.mapping, place)
        const said = await preparation.ask('readAccountsSaying', { ...place, kinds })
        if (!said.ok) return said
        const mapping = settleColumn(prepared.mapping, place)
        const changed = await preparation.ask('changeMapping', { mapping })
        if (!changed.ok) return changed
        const [already, own] = [keeper.setAsideIn(project), setAside.read(project.stored.id)]
        const decided = said.value.flatMap(({ key, value }) =>
          already.has(key) ? [] : [keeper.decisionOn(key, { reason: `${header}: ${value}`.slice(0, longestReason) })],
        )
        const keys = decided.map(({ key }) => key)
        const before = keys
          .flatMap((key) => project.marked.byKey.get(key)?.ids ?? [])
          .flatMap((id) => own.get(id) ?? [])
        const name = { is: 'asideByColumn', column: { header, column }, count: decided.length } as const
        const aside = { own: decided.map(({ id }) => id), before }
        const steps = mappingSteps(mappingOf(project), [changed.value.mapping], name).map((one) => ({ ...one, aside }))
        const kept = await keeper.keepPrepared(project, changed.value, {
          changes: { savedMappingName: null },
          by: madeOn.window,
          said: new Map(decided.map((one) => [one.id, one])),
          write: (id, more) => projects.addSteps(id, steps, more),
        })
        if (!kept.ok) return kept
        const named = keys.slice(0, mostNamed).flatMap((key) => accounts.find(key) ?? [])
        const first = named.map(({ accountNumber, name }) => ({ accountNumber, name }))
        return ok({ project: kept.value, count: decided.length, first })
      }),

    suggestMapping: (madeOn: MadeOn): Promise<Result<ProjectState>> =>
      preparingAnew(madeOn, (preparation) => preparation.ask('suggestMapping', {}), { is: 'mappingSuggested' }),

    /** @param keep  keeps the mapping, as it is then, under the name */
    saveMapping: (name: string, keep: (mapping: Mapping) => void): Promise<Result<Nothing>> =>
      keeper.withProject(async ({ stored, preparation }) => {
        const mapping = await preparation.ask('readMappingToSave', {})
        if (!mapping.ok) return mapping
        keep(mapping.value)
        keeper.keepStored(stored.id, { savedMappingName: name })
        return ok({})
      }),

    takeSavedMapping: (saved: Pick<SavedMapping, 'name' | 'mapping'>, madeOn: MadeOn): Promise<Result<ProjectState>> =>
      preparingAnew(madeOn, (preparation) => preparation.ask('takeMapping', { mapping: saved.mapping }), {
        is: 'savedMappingUsed',
        name: saved.name,
      }),

    /** The mapping that the open project uses may have another name now. */
    renameSavedMapping: (name: string, newName: string): Promise<void> =>
      keeper.inTurn(async () => {
        const stored = keeper.current()?.stored
        if (stored?.savedMappingName === name) keeper.keepStored(stored.id, { savedMappingName: newName })
      }),
  }
}

/** More are a list to read. */
const mostNamed = 5

const headerOf = ({ sheets }: Mapping, place: { readonly sheet: string; readonly column: number }): string => {
  const columns = sheets.find(({ sheet }) => sheet === place.sheet)?.columns ?? []
  return columns.find(({ column }) => column === place.column)?.header ?? ''
}

const mappingIn = ({ mapping }: { readonly mapping: Mapping }): Mapping => mapping
