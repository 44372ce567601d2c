/**
 * Does to a version of a file what was done to an earlier one, as far as its rows are the same. It is all done in the preparation first;
 * what is to be kept of it is handed back, to be written in one: what is shown then is what is on the disk.
 */
import type { ChangedRows, Reply } from '../../shared/ipc.ts'
import { issue } from '../../shared/issue-words.ts'
import { fitMapping } from '../../shared/mapping/fit-mapping.ts'
import { ok, type Result, refuse } from '../../shared/result.ts'
import { placeTurning } from '../../shared/turned-sheet.ts'
import { presentLike } from '../preparation/present-like.ts'
import type { KeptTogether } from '../storage/projects.ts'
import { editsInForce } from './edits-in-force.ts'
import { held, type OpenProject, type OpenProjectPorts, type StoredChanges, widthsThatStay } from './open-project.ts'
import type { MappingPorts } from './project-mapping.ts'

export type TakeOverPorts = Pick<OpenProjectPorts, 'projects' | 'setAside'> & Pick<MappingPorts, 'closedKeys'>

export type CarriedVersion = {
  /** How it stands in the preparation now. */
  readonly opened: Pick<OpenProject, 'prepared' | 'accounts'>
  readonly together: KeptTogether & { readonly changes: StoredChanges }
  /** Those that were edited, as they look now. */
  readonly changed: ChangedRows | null
  readonly told: Reply<'takeOverEdits'>['carried']
}

/** Takes over mapping, edits, what was set aside, and how it was left. After a refusal the preparation may be a step ahead of the disk. */
export async function carryVersion(
  { projects, setAside, closedKeys }: TakeOverPorts,
  version: Pick<OpenProject, 'prepared' | 'accounts' | 'preparation'>,
  earlierId: string,
): Promise<Result<CarriedVersion>> {
  const { preparation } = version
  const earlier = projects.read(earlierId)
  const bytes = await projects.readSource(earlierId)
  if (earlier === undefined || bytes === undefined) return refuse(issue('project_gone', {}))
  const { fileName, textReading, mapping, savedMappingName, step, name } = earlier
  let { prepared, accounts } = version
  let mapped: StoredChanges = {}
  if (mapping !== null) {
    const present = await presentLike(mapping, prepared.mapping, preparation.layOutLike)
    if (!present.ok) return present
    const fitted = fitMapping(mapping, present.value)
    if (fitted.fits) {
      const changed = await preparation.changeMapping({ mapping: fitted.mapping, closedKeys: closedKeys() })
      if (!changed.ok) return changed
      ;({ prepared, accounts } = held(changed.value))
      mapped = { mapping: prepared.mapping, savedMappingName }
    }
  }
  const carried = await preparation.carryEdits({
    earlier: { fileName, bytes, textReading, mapping: mapping ?? prepared.mapping },
    edits: editsInForce(projects.readEdits(earlierId)),
  })
  if (!carried.ok) return carried
  const { edits, ...told } = carried.value
  const edited = edits.length === 0 ? null : await preparation.editCells({ edits })
  if (edited?.ok === false) return edited
  if (edited !== null) {
    accounts.apply(edited.value.accounts)
    prepared = { ...prepared, summary: edited.value.summary }
  }
  const sheetsThen = mapping?.sheets.map(({ sheet, isTurned }) => ({ name: sheet, isTurned })) ?? []
  const columnWidths = widthsThatStay(earlier.columnWidths, sheetsThen, prepared.sheets)
  return ok({
    opened: { prepared, accounts },
    together: {
      changes: { ...mapped, step, columnWidths, ...(name === null ? {} : { name }) },
      // At their cells of the file, where they stay whichever way its sheets are read.
      edits: edits.map(placeTurning(prepared.sheets)),
      also: (id) => {
        for (const [key, { reason }] of setAside.read(earlierId))
          if (accounts.find(key) !== undefined) setAside.put(id, [key], reason)
      },
    },
    changed: edited === null ? null : { rows: edited.value.rows },
    told,
  })
}
