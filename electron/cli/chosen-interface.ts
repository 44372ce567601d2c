/** The interface that a command goes by: our own, or the one of an operator's document. */
import { basename } from 'node:path'
import { type Catalogue, catalogueOf } from '../../shared/catalogue/catalogue.ts'
import type { CatalogueOf } from '../../shared/catalogue/catalogue-of-kind.ts'
import { describeService, type ServiceDescription } from '../../shared/description/describe-service.ts'
import type { AnswersFile } from '../../shared/description/interface-answers.ts'
import { limits } from '../../shared/file-limits.ts'
import { say } from './lines.ts'
import { readNamed } from './read-named.ts'
import { Stop, valueOrStop } from './stop.ts'

export type InterfaceChoice = {
  /** The file of the document. */
  readonly interface?: string
  /** The file with what a person answered where the document does not say. */
  readonly interfaceAnswers?: string
  /** What is added to accounts, and not accounts. */
  readonly additions?: boolean
}

/** @throws Stop  where the document can't be used */
export async function chosenInterface(choice: InterfaceChoice, ownCatalogue: CatalogueOf): Promise<Catalogue> {
  const described = await describedInterface(choice)
  if (described === null) return ownCatalogue(choice.additions === true ? 'additions' : 'accounts')
  return catalogueOf(described.catalogue)
}

/** @returns `null`: no document is named. Throws a `Stop` where one can't be used. */
export async function describedInterface(choice: InterfaceChoice): Promise<ServiceDescription | null> {
  const source = await readInterface(choice)
  if (source === null) return null
  if (choice.additions === true)
    throw new Stop('What a document says of additions is not read yet: leave out --additions or --interface.')
  const described = valueOrStop(describeService(source.text, source.fileName, source.answers))
  for (const { message } of described.remarks) say(message)
  return described
}

type InterfaceSource = { readonly fileName: string; readonly text: string; readonly answers?: AnswersFile }

/** @returns `null`: no document is named. Throws a `Stop` where a file can't be read. */
async function readInterface({
  interface: file,
  interfaceAnswers,
}: Pick<InterfaceChoice, 'interface' | 'interfaceAnswers'>): Promise<InterfaceSource | null> {
  if (file === undefined) {
    if (interfaceAnswers === undefined) return null
    throw new Stop('--interface-answers goes with --interface: name the document that the answers are about.')
  }
  const document = await readText(file, 'interface', limits.interfaceBytes)
  if (interfaceAnswers === undefined) return document
  return { ...document, answers: await readText(interfaceAnswers, 'answers file', limits.mappingBytes) }
}

const readText = async (file: string, what: 'interface' | 'answers file', mostBytes: number) => ({
  fileName: basename(file),
  text: new TextDecoder().decode(await readNamed(file, what, mostBytes)),
})
