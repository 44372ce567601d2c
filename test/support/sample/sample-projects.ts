/** The projects of the sample desk: which there are, which is open, and how far it is. */
import {
  type CarriedEdits,
  type CheckLook,
  type Desk,
  type ProjectListEntry,
  type ProjectState,
  plainLook,
} from '../../../shared/ipc.ts'
import { issue } from '../../../shared/issue-words.ts'
import { ok, refuse } from '../../../shared/result.ts'
import { madeUpFileName } from '../../../shared/service/made-up-supplier.ts'
import type { SampleOptions } from './sample-desk.ts'
import { customerSheet } from './sample-sheets.ts'
import { now } from './sample-states.ts'

const sampleCarried: CarriedEdits = {
  isMapped: true,
  keptCount: 41,
  alreadyThereCount: 2,
  lost: [
    {
      ...{ sheet: customerSheet, row: 14, column: 4, header: 'E-mail', before: 'emil.example.com' },
      ...{ text: 'emil@example.com', now: 'e.mueller@example.com', why: 'cellChanged' },
    },
    {
      ...{ sheet: customerSheet, row: 27, column: 5, header: 'Mobile', before: '' },
      ...{ text: '+44 20 7946 0018', now: null, why: 'rowGone' },
    },
  ],
}

type Options = Pick<SampleOptions, 'openAt' | 'format' | 'listed' | 'isSourceChanged' | 'look'> & {
  readonly accountCount: number
  /** The one that is open, as it is now. */
  readonly project: () => ProjectState
}

type SampleProjects = {
  readonly isOpen: () => boolean
  readonly state: () => Pick<ProjectState, 'id' | 'name' | 'fileName' | 'look' | 'step'>
  readonly answers: Pick<
    Desk,
    | 'listProjects'
    | 'openProject'
    | 'closeProject'
    | 'deleteProject'
    | 'renameProject'
    | 'keepLook'
    | 'loadSpreadsheet'
    | 'loadMadeUp'
    | 'cancelLoading'
    | 'checkSource'
    | 'loadNewVersion'
    | 'listDuplicateProjects'
    | 'takeOverEdits'
    | 'rememberStep'
  >
}

export function sampleProjects({ accountCount, project, ...options }: Options): SampleProjects {
  let listed: ProjectListEntry[] = [...(options.listed ?? [])]
  let step: ProjectState['step'] = options.openAt ?? 'load'
  let isOpen = options.openAt !== undefined
  let projectName: string | null = null
  let look: CheckLook = options.look ?? plainLook
  let fileName = options.format === 'csv' ? 'customers.csv' : 'customers to move.xlsx'
  const load = (loadedName: string) => {
    fileName = loadedName
    projectName = null
    isOpen = true
    step = 'load'
    listed = [
      {
        id: 'sample',
        name: fileName,
        fileName,
        kind: 'accounts',
        accountCount,
        counts: null,
        step,
        createdAt: now,
        openedAt: now,
      },
      ...listed,
    ]
    return ok(project())
  }
  const answers: SampleProjects['answers'] = {
    listProjects: async () => ok(listed),
    openProject: async ({ id }) => {
      const entry = listed.find((one) => one.id === id)
      if (entry === undefined) return refuse(issue('project_gone', {}))
      isOpen = true
      fileName = entry.fileName
      projectName = entry.name
      return ok(project())
    },
    closeProject: async () => {
      isOpen = false
      return ok({})
    },
    deleteProject: async ({ id }) => {
      listed = listed.filter((one) => one.id !== id)
      return ok({})
    },
    renameProject: async ({ id, name }) => {
      if (listed.some((one) => one.id !== id && one.name === name)) return refuse(issue('project_name_taken', { name }))
      listed = listed.map((one) => (one.id === id ? { ...one, name } : one))
      if (id === 'sample') projectName = name
      return ok({})
    },
    keepLook: async (ask) => {
      look = ask.look
      return ok({})
    },
    loadSpreadsheet: async (ask) => load(ask.fileName),
    loadMadeUp: async () => load(madeUpFileName),
    cancelLoading: async () => ok({}),
    checkSource: async () =>
      ok({ state: options.isSourceChanged === true ? ('changed' as const) : ('same' as const), modifiedAt: 1 }),
    loadNewVersion: async () => ok({ project: project(), carried: sampleCarried, earlierId: 'one' }),
    listDuplicateProjects: async () =>
      ok(listed.map((entry) => ({ ...entry, isSameFile: entry.fileName !== fileName }))),
    takeOverEdits: async ({ from }) => ok({ project: project(), carried: sampleCarried, earlierId: from }),
    rememberStep: async (ask) => {
      step = ask.step
      return ok({})
    },
  }
  return {
    isOpen: () => isOpen,
    state: () => ({ id: 'sample', name: projectName ?? fileName, fileName, look, step }),
    answers,
  }
}
