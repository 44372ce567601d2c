/**
 * Keeps operators' documents of their services, sealed, each with what was read in it: a document is read once, and again only by another
 * version of the application, which may read more in it.
 */
import { hash } from 'node:crypto'
import { z } from 'zod'
import { type CatalogueOf, catalogueOfInterface } from '../../../shared/catalogue/catalogue-of-kind.ts'
import {
  describedWith,
  describeService,
  interfaceOf,
  type ServiceDescription,
} from '../../../shared/description/describe-service.ts'
import { type Answers, interfaceAnswers } from '../../../shared/description/interface-answers.ts'
import { type DescriptionEntry, descriptionEntry } from '../../../shared/ipc.ts'
import type { SealedData } from '../vault/sealed-data.ts'
import type { SealedPlace } from '../vault/sealing.ts'

export type DescriptionStore = {
  /** Latest loaded first. */
  list(): readonly DescriptionEntry[]
  /** Keeps a document; the same one again only takes the new name and moment. @returns its id */
  keep(file: { readonly fileName: string; readonly text: string }, service: ServiceDescription): string
  /** `undefined` where there is none with this id. */
  read(id: string): KeptDescription | undefined
  /** Keeps what a person says of the service that its document does not, in place of what was said before. */
  answer(id: string, answers: Answers): void
  forget(id: string): void
}

export type KeptDescription = {
  readonly entry: DescriptionEntry
  readonly text: string
  /** With what was answered. */
  readonly service: ServiceDescription
  readonly catalogueOf: CatalogueOf
}

/** One text, one description. */
export const descriptionId = (text: string): string => hash('sha256', text)

/** @param version  of the application */
export function openDescriptions(
  { database, sealing }: SealedData,
  { clock, version }: { readonly clock: () => number; readonly version: string },
): DescriptionStore {
  const listAll = database.prepare('SELECT id, entry FROM service_descriptions')
  const readOne = database.prepare(
    'SELECT entry, document, service, read_by, answers FROM service_descriptions WHERE id = ?',
  )
  const write = database.prepare(
    `INSERT INTO service_descriptions (id, entry, document, service, read_by) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET entry = excluded.entry, service = excluded.service, read_by = excluded.read_by`,
  )
  const writeAnswers = database.prepare('UPDATE service_descriptions SET answers = ? WHERE id = ?')
  const writeService = database.prepare('UPDATE service_descriptions SET service = ?, read_by = ? WHERE id = ?')
  const remove = database.prepare('DELETE FROM service_descriptions WHERE id = ?')
  /** Every screen asks for the one in use. */
  const known = new Map<string, KeptDescription>()

  const readAgain = (id: string, { fileName }: DescriptionEntry, text: string): ServiceDescription | null => {
    const described = describeService(text, fileName)
    if (!described.ok) return null
    writeService.run(sealing.sealJson(placeOf(id, 'service'), described.value), version, id)
    return described.value
  }

  return {
    list: () =>
      listAll
        .all()
        .map(({ id, entry }) => descriptionEntry.parse(sealing.openJson(placeOf(String(id), 'entry'), entry)))
        .toSorted((one, other) => other.loadedAt.localeCompare(one.loadedAt)),

    keep: ({ fileName, text }, service) => {
      const id = descriptionId(text)
      const loadedAt = new Date(clock()).toISOString()
      const entry: DescriptionEntry = { id, title: service.title, version: service.version, fileName, loadedAt }
      write.run(
        id,
        sealing.sealJson(placeOf(id, 'entry'), entry),
        sealing.sealJson(placeOf(id, 'document'), text),
        sealing.sealJson(placeOf(id, 'service'), service),
        version,
      )
      known.delete(id)
      return id
    },

    read: (id) => {
      const before = known.get(id)
      if (before !== undefined) return before
      const row = readOne.get(id)
      if (row === undefined) return undefined
      const entry = descriptionEntry.parse(sealing.openJson(placeOf(id, 'entry'), row.entry))
      const text = z.string().parse(sealing.openJson(placeOf(id, 'document'), row.document))
      const kept = () => sealing.openJson(placeOf(id, 'service'), row.service) as ServiceDescription
      const plain = (row.read_by === version ? null : readAgain(id, entry, text)) ?? kept()
      const answers = row.answers === null ? {} : sealing.openJson(placeOf(id, 'answers'), row.answers)
      const service = describedWith(plain, interfaceAnswers.shape.answers.parse(answers))
      const read = { entry, text, service, catalogueOf: catalogueOfInterface(interfaceOf(service)) }
      known.set(id, read)
      return read
    },

    answer: (id, answers) => {
      writeAnswers.run(sealing.sealJson(placeOf(id, 'answers'), answers), id)
      known.delete(id)
    },

    forget: (id) => {
      remove.run(id)
      known.delete(id)
    },
  }
}

const placeOf = (id: string, part: 'entry' | 'document' | 'service' | 'answers'): SealedPlace => [
  'service_descriptions',
  id,
  part,
]
