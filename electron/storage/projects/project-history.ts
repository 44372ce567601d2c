/**
 * Keeps the history of each project: what was done to its cells and its mapping, step by step, to be undone and done again. The cells that
 * were edited follow from it; the mapping in force is kept with the project.
 */
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import { z } from 'zod'
import { type HistoryState, type StepName, stepName } from '../../../shared/history.ts'
import type { CellEdit } from '../../../shared/ipc.ts'
import { type Mapping, mapping } from '../../../shared/mapping/model/mapping.ts'
import { cellKey } from '../../../shared/result.ts'
import type { DurableTransactions } from '../journal/durable-transactions.ts'
import type { SealedPlace, Sealing } from '../vault/sealing.ts'
import { asideDecision } from './set-aside.ts'

/** The mapping on the other side of a step: before one in force, after one that was undone. */
export type OtherMapping = {
  readonly mapping: Mapping
  readonly savedMappingName: string | null
}

/**
 * What became of decisions about rows as a step was made, undone or done again. `own`: ids of what was decided by it, which goes when the
 * step is gone over the other way. `before`: what it took away, of rows that were emptied or decided about anew, and what comes back then.
 */
const asideOfStep = z.object({ own: z.array(z.string()).readonly(), before: z.array(asideDecision).readonly() })
export type AsideOfStep = Readonly<z.infer<typeof asideOfStep>>

export const nothingOfStep: AsideOfStep = { own: [], before: [] }
export const joined = (one: AsideOfStep, other: AsideOfStep): AsideOfStep => ({
  own: [...one.own, ...other.own],
  before: [...one.before, ...other.before],
})

/**
 * An edit, at its cell of the file. `before`: what was laid over that before, `null` where nothing was; it follows from the steps before
 * where it is left out, for which these have to be read.
 */
type EditOfStep = CellEdit & { readonly before?: string | null | undefined }

export type HistoryStep = { readonly name: StepName; readonly aside?: AsideOfStep } & (
  | { readonly changed: 'cells'; readonly edits: readonly EditOfStep[] }
  | { readonly changed: 'mapping'; readonly other: OtherMapping }
)

/** Undo and redo. */
export type Direction = -1 | 1

/**
 * What is written with steps: all of it is on the disk, or nothing.
 * @typeParam Changes  of the project
 */
export type WithSteps<Changes> = {
  readonly changes?: Changes
  /** What the last step in force is called now, because it went on. */
  readonly lastName?: StepName | undefined
  /** What became of decisions about rows by the last of the steps, new or gone on with, beside what that says itself. */
  readonly aside?: AsideOfStep | undefined
  /** Writes what else belongs to the project. */
  readonly also?: (id: string) => void
}

/** What resolves is on the disk then. */
export type ProjectHistory<Changes> = {
  /** Adds steps in force, in this order. What had been undone is gone: it can't be done again over something newer. */
  addSteps(id: string, steps: readonly HistoryStep[], more?: WithSteps<Changes>): Promise<void>
  /** @param more  what is on the other side of the step from now on: the mapping, of one that changed it, and what was decided */
  moveOver(
    id: string,
    by: Direction,
    more?: { readonly other?: OtherMapping } & Omit<WithSteps<Changes>, 'lastName'>,
  ): Promise<void>
  /** Each cell that is edited, with the text it has now. */
  readEdits(id: string): readonly CellEdit[]
  /** The step that undo or redo moves over, with what was there before its edits; `null` where there is none, or none any more. */
  readStep(id: string, by: Direction): HistoryStep | null
  readHistory(id: string): HistoryState
}

/** A mapping of 100 columns takes some ten kilobytes: a megabyte or two of them are kept for one project. */
const mostMappings = 100

type Row = Readonly<Record<string, SQLOutputValue>>

/** `write` and `forget` are parts of transactions of others. */
export function openProjectHistory<Changes>({
  database,
  sealing,
  commit,
  writeChanges,
}: {
  readonly database: DatabaseSync
  readonly sealing: Sealing
  readonly commit: DurableTransactions
  readonly writeChanges: (id: string, changes: Changes) => void
}): ProjectHistory<Changes> & {
  write(id: string, steps: readonly HistoryStep[], more?: WithSteps<Changes>): void
  forget(id: string): void
} {
  const statements = prepareStatements(database)
  const positionOf = (id: string): number => Number(statements.readPosition.get(id)?.edit_position ?? 0)
  const placeBeside = (id: string, by: Direction): number => positionOf(id) + (by === -1 ? -1 : 0)
  const readBeside = (id: string, by: Direction): Row | undefined => statements.readStep.get(id, placeBeside(id, by))
  const sealName = (id: string, position: number, name: StepName) =>
    sealing.sealJson(stepPlaces.name(id, position), name)
  const sealMapping = (id: string, position: number, other: OtherMapping) =>
    sealing.sealJson(stepPlaces.mapping(id, position), other)
  const sealAside = (id: string, position: number, aside: AsideOfStep) =>
    aside.own.length + aside.before.length === 0 ? null : sealing.sealJson(stepPlaces.aside(id, position), aside)
  const openAside = (id: string, { position, aside }: Row): Pick<HistoryStep, 'aside'> =>
    aside === null ? {} : { aside: asideOfStep.parse(sealing.openJson(stepPlaces.aside(id, Number(position)), aside)) }
  const openEdits = (id: string, row: Row): EditOfStep[] =>
    storedEdits.parse(sealing.openJson(stepPlaces.edits(id, Number(row.position)), row.edits))
  /** By cell, what the steps up to a position come to. */
  const inForce = (id: string, position: number): ReadonlyMap<string, CellEdit> => {
    const rows = statements.readEdits.all(id, position)
    const edits = rows.flatMap((row) => openEdits(id, row).map(({ before: _, ...edit }) => edit))
    return new Map(edits.map((edit) => [cellKey(edit), edit]))
  }
  const withBefore = (id: string, position: number, edits: readonly EditOfStep[]): readonly EditOfStep[] => {
    if (edits.every(({ before }) => before !== undefined)) return edits
    const earlier = inForce(id, position)
    return edits.map((edit) => ({ ...edit, before: earlier.get(cellKey(edit))?.text ?? null }))
  }
  const openName = (id: string, row: Row): StepName =>
    stepName.parse(sealing.openJson(stepPlaces.name(id, Number(row.position)), row.name))
  const nameBeside = (id: string, by: Direction): StepName | null => {
    const row = statements.readName.get(id, placeBeside(id, by))
    return row === undefined ? null : openName(id, row)
  }

  const write = (
    id: string,
    steps: readonly HistoryStep[],
    { changes, lastName, aside: more = nothingOfStep, also }: WithSteps<Changes> = {},
  ): void => {
    if (changes !== undefined) writeChanges(id, changes)
    const last = readBeside(id, -1)
    if (lastName !== undefined && last !== undefined) {
      const position = Number(last.position)
      statements.rename.run(sealName(id, position, lastName), id, position)
      const { aside: own = nothingOfStep } = openAside(id, last)
      if (steps.length === 0) statements.putAside.run(sealAside(id, position, joined(own, more)), id, position)
    }
    for (const step of steps) {
      const position = positionOf(id)
      statements.drop.run(id, position)
      const edits = step.changed === 'cells' ? sealing.sealJson(stepPlaces.edits(id, position), step.edits) : null
      const other = step.changed === 'mapping' ? sealMapping(id, position, step.other) : null
      const { aside: own = nothingOfStep } = step
      const aside = sealAside(id, position, step === steps.at(-1) ? joined(own, more) : own)
      statements.add.run(id, position, sealName(id, position, step.name), edits, other, aside)
      if (other !== null) statements.forgetMappings.run(id, id, mostMappings)
      statements.movePosition.run(position + 1, id)
    }
    also?.(id)
  }

  return {
    write,
    forget: (id) => {
      statements.drop.run(id, 0)
      statements.movePosition.run(0, id)
    },

    addSteps: (id, steps, more) => commit(() => write(id, steps, more)).onDisk,

    moveOver: (id, by, { other, changes, aside = nothingOfStep, also } = {}) =>
      commit(() => {
        const row = readBeside(id, by)
        if (row === undefined) throw new Error(`There is no step to ${by === 1 ? 'do again' : 'undo'}.`)
        const position = Number(row.position)
        if (changes !== undefined) writeChanges(id, changes)
        if (other !== undefined) statements.putMapping.run(sealMapping(id, position, other), id, position)
        statements.putAside.run(sealAside(id, position, aside), id, position)
        also?.(id)
        statements.movePosition.run(positionOf(id) + by, id)
      }).onDisk,

    readEdits: (id) => [...inForce(id, positionOf(id)).values()],

    readStep: (id, by) => {
      const row = readBeside(id, by)
      if (row === undefined) return null
      const step = { name: openName(id, row), ...openAside(id, row) }
      if (row.edits !== null) {
        const edits = withBefore(id, Number(row.position), openEdits(id, row))
        return { ...step, changed: 'cells', edits }
      }
      const other = storedMapping.parse(sealing.openJson(stepPlaces.mapping(id, Number(row.position)), row.mapping))
      return { ...step, changed: 'mapping', other }
    },

    readHistory: (id) => ({ undo: nameBeside(id, -1), redo: nameBeside(id, 1) }),
  }
}

/** What each sealed piece is sealed for. */
const stepPlaces = {
  edits: (id: string, position: number): SealedPlace => ['edit_steps', id, position],
  name: (id: string, position: number): SealedPlace => ['edit_steps', id, position, 'name'],
  mapping: (id: string, position: number): SealedPlace => ['edit_steps', id, position, 'mapping'],
  aside: (id: string, position: number): SealedPlace => ['edit_steps', id, position, 'aside'],
} as const

const place = { sheet: z.string(), row: z.int(), column: z.int() }
const storedEdits = z.array(z.object({ ...place, text: z.string(), before: z.string().nullable().optional() }))
const storedMapping = z.object({ mapping, savedMappingName: z.string().nullable() })

/** One that can be moved over. */
const isStep = 'project_id = ? AND position = ? AND (edits IS NOT NULL OR mapping IS NOT NULL)'

const prepareStatements = (database: DatabaseSync) => ({
  readPosition: database.prepare('SELECT edit_position FROM projects WHERE id = ?'),
  movePosition: database.prepare('UPDATE projects SET edit_position = ? WHERE id = ?'),
  drop: database.prepare('DELETE FROM edit_steps WHERE project_id = ? AND position >= ?'),
  add: database.prepare(
    'INSERT INTO edit_steps (project_id, position, name, edits, mapping, aside) VALUES (?, ?, ?, ?, ?, ?)',
  ),
  rename: database.prepare('UPDATE edit_steps SET name = ? WHERE project_id = ? AND position = ?'),
  putMapping: database.prepare('UPDATE edit_steps SET mapping = ? WHERE project_id = ? AND position = ?'),
  putAside: database.prepare('UPDATE edit_steps SET aside = ? WHERE project_id = ? AND position = ?'),
  forgetMappings: database.prepare(
    `UPDATE edit_steps SET mapping = NULL WHERE project_id = ? AND mapping IS NOT NULL AND position <= (
       SELECT position FROM edit_steps WHERE project_id = ? AND mapping IS NOT NULL
       ORDER BY position DESC LIMIT 1 OFFSET ?)`,
  ),
  readStep: database.prepare(`SELECT * FROM edit_steps WHERE ${isStep}`),
  // A step may have megabytes of edits.
  readName: database.prepare(`SELECT position, name FROM edit_steps WHERE ${isStep}`),
  readEdits: database.prepare(
    `SELECT position, edits FROM edit_steps
     WHERE project_id = ? AND edits IS NOT NULL AND position < ? ORDER BY position`,
  ),
})
