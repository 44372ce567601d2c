/** The interface that a command goes by: our own, the one of an operator's document, or the one that its connection goes by. */
import { basename } from 'node:path'
import { type Catalogue, catalogueOf } from '../../../shared/catalogue/catalogue.ts'
import type { CatalogueOf } from '../../../shared/catalogue/catalogue-of-kind.ts'
import {
  describeService,
  isWrapperOpen,
  type ServiceDescription,
} from '../../../shared/description/describe-service.ts'
import type { AnswersFile } from '../../../shared/description/interface-answers.ts'
import { ownShape, type ServiceShape } from '../../../shared/description/service-shape.ts'
import { issue } from '../../../shared/issue-words.ts'
import { say, sayMessage } from '../../../shared/messages/say.ts'
import { type MoneyTerms, openTerms } from '../../../shared/service/money-terms.ts'
import { limits } from '../../../shared/sheet/file-limits.ts'
import type { SettingsPlace } from '../../../shared/words/settings-place.ts'
import { homeFolder, openHome } from '../../home.ts'
import { loadKeychain } from '../../shell/load-keychain.ts'
import { openPlainSettings } from '../../shell/plain-settings.ts'
import { type KeptDescription, openDescriptions } from '../../storage/projects/descriptions.ts'
import { openSecrets } from '../../storage/vault/secrets.ts'
import { openVaultUnattended } from '../../storage/vault/unattended-vault.ts'
import { version } from '../../version.ts'
import type { CommandPorts } from '../command-ports.ts'
import { Stop, stopFor, valueOrStop } from '../stop.ts'
import { readNamed } from './read-named.ts'

export type InterfaceChoice = {
  /** The file of the document. */
  readonly interface?: string
  /** The file with what a person answered where the document does not say. */
  readonly interfaceAnswers?: string
  /** What is added to accounts, and not accounts. */
  readonly additions?: boolean
  /** Where it sends to: a saved connection may know its operator's document. */
  readonly practice?: boolean
  readonly connection?: string
}

export type ChosenInterface = {
  readonly catalogue: Catalogue
  /** How the service is talked to. */
  readonly shape: ServiceShape
  /** An operator's own; without one it is the interface that comes with the application. */
  readonly described?: ServiceDescription
  /** By which practice answers, where it is an operator's own. */
  readonly practised?: { readonly fileName: string; readonly text: string }
  /** How it takes money, and where that was said, where it is said of the description and not of the connection. */
  readonly answered?: { readonly terms: MoneyTerms; readonly settingsIn: SettingsPlace }
}

/** @throws Stop  where the document can't be used */
export async function chosenInterface(
  choice: InterfaceChoice,
  ownCatalogue: CatalogueOf,
  ports: Telling,
): Promise<ChosenInterface> {
  const { additions: areAdditions = false } = choice
  const source = (await interfaceOfConnection(choice, ports)) ?? (await interfaceOfFile(choice, ports))
  if (source === null) {
    const catalogue = ownCatalogue(areAdditions ? 'additions' : 'accounts')
    return { catalogue, shape: ownShape }
  }
  const { fileName, text, described, settingsIn } = source
  const { catalogue, additions, shape, answers } = described
  const data = areAdditions ? additions : catalogue
  if (data === null) throw stopFor([issue('description_without_additions', { fileName })])
  const terms = answers.terms ?? openTerms
  return {
    catalogue: catalogueOf(data),
    shape,
    described,
    practised: { fileName, text },
    ...(settingsIn === null ? {} : { answered: { terms, settingsIn } }),
  }
}

/** @returns `null`: no document is named. Throws a `Stop` where one can't be used. */
export async function describedInterface(choice: InterfaceChoice, ports: Telling): Promise<ServiceDescription | null> {
  const source = await readInterface(choice)
  return source === null ? null : describedIn(source, ports)
}

type Telling = Pick<CommandPorts, 'tell'>

type Source = {
  readonly fileName: string
  readonly text: string
  readonly described: ServiceDescription
  /** `null`: how it takes money is said of the connection. */
  readonly settingsIn: SettingsPlace | null
}

/** What the window knows of the connection counts: by anything else something else would be sent. */
async function interfaceOfConnection(
  { connection, interface: file, interfaceAnswers }: InterfaceChoice,
  { tell }: Telling,
): Promise<Source | null> {
  const kept = connection === undefined || connection === 'env' ? null : await keptInterface(connection)
  if (kept === null || connection === undefined) return null
  const { entry, text, service: described } = kept
  const { title, version, fileName } = entry
  const description = { key: 'description_of_connection', facts: { title, version, file: fileName } }
  const named = file === undefined ? null : await readText(file, 'interface', limits.interfaceBytes)
  if (named !== null && named.text !== text)
    throw new Stop(say('connection_goes_by_other', { connection, description, file: named.fileName }))
  if (interfaceAnswers !== undefined) throw new Stop(say('answers_are_in_connect', { connection }))
  if (isWrapperOpen(described)) throw stopFor([issue('description_not_answered', {})])
  tell(say('connection_goes_by', { connection, description }))
  return { fileName, text, described, settingsIn: 'connect' }
}

async function interfaceOfFile(choice: InterfaceChoice, ports: Telling): Promise<Source | null> {
  const source = await readInterface(choice)
  if (source === null) return null
  const { fileName, text, answers } = source
  const isSaidOfIt = answers !== undefined || choice.practice === true
  return { fileName, text, described: describedIn(source, ports), settingsIn: isSaidOfIt ? 'answers' : null }
}

function describedIn({ fileName, text, answers }: InterfaceSource, { tell }: Telling): ServiceDescription {
  const described = valueOrStop(describeService(text, fileName, answers))
  for (const { message } of described.remarks) tell(sayMessage(message))
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
    throw new Stop(say('answers_need_interface'))
  }
  const document = await readText(file, 'interface', limits.interfaceBytes)
  if (interfaceAnswers === undefined) return document
  return { ...document, answers: await readText(interfaceAnswers, 'answers file', limits.mappingBytes) }
}

const readText = async (file: string, what: 'interface' | 'answers file', mostBytes: number) => ({
  fileName: basename(file),
  text: new TextDecoder().decode(await readNamed(file, what, mostBytes)),
})

/**
 * The operator's document that a saved connection goes by, as the window keeps it: sealed, with what was answered about it there.
 * @returns `null`: it goes by none, or is not a saved one. Throws a `Stop` where what is kept can't be read.
 */
async function keptInterface(connection: string): Promise<KeptDescription | null> {
  const home = valueOrStop(openHome(homeFolder()))
  const saved = openPlainSettings(home).read('connections')
  const id = saved.find(({ name }) => name === connection)?.description
  if (id === undefined) return null
  const passphrase = process.env.MIGRATION_DESK_PASSPHRASE
  // What there is to say of the data is said once, where the command opens them for its work.
  const vault = valueOrStop(
    await openVaultUnattended({ home, secrets: await openSecrets(loadKeychain), passphrase, say: () => {} }),
  )
  try {
    const kept = openDescriptions(vault.data, { clock: Date.now, version }).read(id)
    if (kept !== undefined) return kept
    throw new Stop(say('description_of_connection_gone', { connection }))
  } finally {
    await vault.close()
  }
}
