/** The interface that a command goes by: our own, or the one of an operator's document. */
import { basename } from 'node:path'
import { type Catalogue, catalogueOf } from '../../shared/catalogue/catalogue.ts'
import type { CatalogueOf, InterfaceData } from '../../shared/catalogue/catalogue-of-kind.ts'
import { describeService } from '../../shared/description/describe-service.ts'
import { limits } from '../../shared/file-limits.ts'
import { say } from './lines.ts'
import { readNamed } from './read-named.ts'
import { Stop, valueOrStop } from './stop.ts'

export type InterfaceChoice = {
  /** The file of the document. */
  readonly interface?: string
  /** What is added to accounts, and not accounts. */
  readonly additions?: boolean
}

/** @throws Stop  where the document can't be used */
export async function chosenInterface(
  { interface: file, additions = false }: InterfaceChoice,
  ownCatalogue: CatalogueOf,
): Promise<Catalogue> {
  if (file === undefined) return ownCatalogue(additions ? 'additions' : 'accounts')
  if (additions)
    throw new Stop('What a document says of additions is not read yet: leave out --additions or --interface.')
  return catalogueOf((await readInterface(file)).accounts)
}

/** @throws Stop */
export async function readInterface(file: string): Promise<InterfaceData> {
  const text = new TextDecoder().decode(await readNamed(file, 'interface', limits.interfaceBytes))
  const { catalogue, remarks } = valueOrStop(describeService(text, basename(file)))
  for (const { message } of remarks) say(message)
  return { accounts: catalogue, additions: null }
}
