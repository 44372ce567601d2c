/** `fields`: prints every field that an account can have, with what is allowed in it, as JSON; or writes it as a guide for colleagues. */
import { writeFile } from 'node:fs/promises'
import type { Leaf } from '../../../shared/catalogue/catalogue.ts'
import type { CatalogueOf } from '../../../shared/catalogue/catalogue-of-kind.ts'
import { writeInterfaceAnswers } from '../../../shared/description/interface-answers.ts'
import { say } from '../../../shared/messages/say.ts'
import { writeFieldGuide } from '../../workbook/writing/write-field-guide.ts'
import { chosenInterface, describedInterface, type InterfaceChoice } from '../choices/chosen-interface.ts'
import type { CommandPorts } from '../command-ports.ts'
import { Stop } from '../stop.ts'

export type FieldsOptions = InterfaceChoice & {
  readonly out?: string
  /** The file that is written with what the document leaves open. */
  readonly questionsOut?: string
}

/** @returns exit code 0 */
export async function listFields(
  options: FieldsOptions,
  ownCatalogue: CatalogueOf,
  ports: CommandPorts,
): Promise<number> {
  if (options.questionsOut !== undefined) {
    await writeQuestions(options.questionsOut, options, ports)
    return 0
  }
  const { catalogue } = await chosenInterface(options, ownCatalogue, ports)
  if (options.out === undefined) {
    ports.print(JSON.stringify(catalogue.leaves.map(printed), null, 2))
    return 0
  }
  const { out } = options
  if (!out.toLowerCase().endsWith('.xlsx')) throw new Stop(say('guide_ending', { file: out }))
  await writeFile(out, await writeFieldGuide(catalogue)).catch(() => {
    throw new Stop(say('guide_not_written', { file: out }))
  })
  return 0
}

async function writeQuestions(file: string, choice: InterfaceChoice, ports: CommandPorts): Promise<void> {
  const described = await describedInterface(choice, ports)
  if (described === null) throw new Stop(say('questions_need_interface'))
  await writeFile(file, writeInterfaceAnswers(described, described.openQuestions, described.answers)).catch(() => {
    throw new Stop(say('questions_not_written', { file }))
  })
}

const printed = ({ path, label, help, kind, isRequired, isList, isClosed, documentedValues, ...leaf }: Leaf) => ({
  path,
  label,
  help,
  kind,
  isRequired,
  ...(isList && { isList }),
  ...(documentedValues.length > 0 && { [isClosed ? 'values' : 'usualValues']: documentedValues }),
  ...(leaf.meanings && { meanings: leaf.meanings }),
  ...leaf.limits,
  ...(leaf.deprecated !== undefined && { deprecated: leaf.deprecated }),
})
