/** Does to the open project what was done to an earlier version of its file, as far as its rows are the same. */
import type { Reply } from '../../shared/ipc.ts'
import { issue } from '../../shared/issue-words.ts'
import { fitMapping } from '../../shared/mapping/fit-mapping.ts'
import { ok, type Result, refuse } from '../../shared/result.ts'
import { presentLike } from '../preparation/present-like.ts'
import { editsInForce } from './edits-in-force.ts'
import { type OpenProject, type OpenProjectKeeper, type OpenProjectPorts, widthsThatStay } from './open-project.ts'
import type { EditCells } from './project-edits.ts'
import type { MappingPorts } from './project-mapping.ts'

type TakeOverPorts = Pick<OpenProjectPorts, 'projects' | 'setAside'> &
  Pick<MappingPorts, 'closedKeys'> & { readonly editCells: EditCells }

/** Takes over mapping, edits, what was set aside, and how it was left; the caller has the turn. */
export async function takeOverVersion(
  keeper: OpenProjectKeeper,
  ports: TakeOverPorts,
  project: OpenProject,
  earlierId: string,
): Promise<Result<Reply<'takeOverEdits'>>> {
  const { projects, setAside } = ports
  const { preparation } = project
  const now = () => keeper.current() ?? project
  const earlier = projects.read(earlierId)
  const bytes = await projects.readSource(earlierId)
  if (earlier === undefined || bytes === undefined) return refuse(issue('project_gone', {}))
  const { fileName, textReading, mapping } = earlier
  if (mapping !== null) {
    const present = await presentLike(mapping, project.prepared.mapping, preparation.layOutLike)
    if (!present.ok) return present
    const fitted = fitMapping(mapping, present.value)
    const changed = fitted.fits
      ? await preparation.changeMapping({ mapping: fitted.mapping, closedKeys: ports.closedKeys() })
      : null
    if (changed?.ok === false) return changed
    if (changed !== null) keeper.keepPrepared(project, changed.value, { savedMappingName: earlier.savedMappingName })
  }
  const carried = await preparation.carryEdits({
    earlier: { fileName, bytes, textReading, mapping: mapping ?? project.prepared.mapping },
    edits: editsInForce(projects.readEdits(earlierId)),
  })
  if (!carried.ok) return carried
  const { edits, ...told } = carried.value
  const edited = edits.length === 0 ? null : await ports.editCells(now(), { edits })
  if (edited?.ok === false) return edited
  const { stored, accounts } = now()
  for (const [key, { reason }] of setAside.read(earlierId))
    if (accounts.find(key) !== undefined) setAside.put(stored.id, [key], reason)
  const { step, name } = earlier
  const sheetsThen = mapping?.sheets.map(({ sheet, isTurned }) => ({ name: sheet, isTurned })) ?? []
  const columnWidths = widthsThatStay(earlier.columnWidths, sheetsThen, now().prepared.sheets)
  keeper.keepStored(stored.id, { step, columnWidths, name: name ?? stored.name })
  return ok({ project: keeper.stateOf(now()), carried: told, earlierId })
}
