/** The interface that a command goes by: our own, or the one of an operator's document. */
import { basename } from 'node:path'
import { type Catalogue, catalogueOf } from '../../shared/catalogue/catalogue.ts'
import type { CatalogueOf } from '../../shared/catalogue/catalogue-of-kind.ts'
import { describeService, type ServiceDescription } from '../../shared/description/describe-service.ts'
import type { AnswersFile } from '../../shared/description/interface-answers.ts'
import { ownShape, type ServiceShape } from '../../shared/description/service-shape.ts'
import { limits } from '../../shared/file-limits.ts'
import { issue } from '../../shared/issue-words.ts'
import { type MoneyTerms, openTerms } from '../../shared/money-terms.ts'
import { say } from './lines.ts'
import { readNamed } from './read-named.ts'
import { Stop, stopFor, valueOrStop } from './stop.ts'

export type InterfaceChoice = {
  /** The file of the document. */
  readonly interface?: string
  /** The file with what a person answered where the document does not say. */
  readonly interfaceAnswers?: string
  /** What is added to accounts, and not accounts. */
  readonly additions?: boolean
}

export type ChosenInterface = {
  readonly catalogue: Catalogue
  /** How the service is talked to. */
  readonly shape: ServiceShape
  /** By which practice answers, where it is an operator's own. */
  readonly practised?: { readonly fileName: string; readonly text: string }
  /** How it takes money, as far as a person has answered; our own is not asked about. */
  readonly answered?: MoneyTerms
}

/** @throws Stop  where the document can't be used */
export async function chosenInterface(choice: InterfaceChoice, ownCatalogue: CatalogueOf): Promise<ChosenInterface> {
  const { additions: areAdditions = false } = choice
  const source = await readInterface(choice)
  if (source === null) {
    const catalogue = ownCatalogue(areAdditions ? 'additions' : 'accounts')
    return { catalogue, shape: ownShape }
  }
  const { catalogue, additions, shape, answers } = describedIn(source)
  const data = areAdditions ? additions : catalogue
  if (data === null)
    throw stopFor([issue('description_without_additions', { fileName: basename(choice.interface ?? '') })])
  const { fileName, text } = source
  return { catalogue: catalogueOf(data), shape, practised: { fileName, text }, answered: answers.terms ?? openTerms }
}

/** @returns `null`: no document is named. Throws a `Stop` where one can't be used. */
export async function describedInterface(choice: InterfaceChoice): Promise<ServiceDescription | null> {
  const source = await readInterface(choice)
  return source === null ? null : describedIn(source)
}

function describedIn({ fileName, text, answers }: InterfaceSource): ServiceDescription {
  const described = valueOrStop(describeService(text, fileName, answers))
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
