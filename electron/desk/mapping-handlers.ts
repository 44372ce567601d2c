/** Answers the channels about the mapping of the open spreadsheet, and about mappings that are saved. */
import type { Desk, ProjectState } from '../../shared/ipc.ts'
import { fitMapping } from '../../shared/mapping/fit-mapping.ts'
import { ok } from '../../shared/result.ts'
import type { Settings } from '../storage/settings.ts'
import { mutable } from './mutable.ts'
import type { ProjectSession } from './project-session.ts'

type MappingHandlers = Pick<
  Desk,
  | 'readColumns'
  | 'changeMapping'
  | 'suggestMapping'
  | 'listSavedMappings'
  | 'saveMapping'
  | 'useSavedMapping'
  | 'deleteSavedMapping'
>

export function createMappingHandlers(ports: {
  readonly session: ProjectSession
  readonly settings: Settings
  readonly tellProjectChanged: (project: ProjectState) => void
}): MappingHandlers {
  const { session, settings, tellProjectChanged } = ports

  return {
    readColumns: async (ask) => mutable(await session.ask('readColumns', ask)),
    changeMapping: ({ mapping }) => session.changeMapping(mapping),
    suggestMapping: session.suggestMapping,
    listSavedMappings: async () => {
      const present = session.state()?.mapping
      const saved = settings.read('savedMappings').map(({ name, savedAt, mapping }) => {
        if (present === undefined) return { name, savedAt, fits: false }
        const { fits, differences } = fitMapping(mapping, present)
        return { name, savedAt, fits, differences: [...differences] }
      })
      return ok(
        saved.toSorted((one, other) => Number(other.fits) - Number(one.fits) || one.name.localeCompare(other.name)),
      )
    },
    saveMapping: async ({ name }) => {
      const saved = await session.saveMapping(name)
      const project = session.state()
      if (project !== null) tellProjectChanged(project)
      return saved
    },
    useSavedMapping: ({ name }) => session.useSavedMapping(name),
    deleteSavedMapping: async ({ name }) => {
      settings.write(
        'savedMappings',
        settings.read('savedMappings').filter((one) => one.name !== name),
      )
      return ok({})
    },
  }
}
