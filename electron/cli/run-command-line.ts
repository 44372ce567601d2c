/** The command line: what each command is called, what it takes and what it does. It needs no window, and can be run within a process. */
import { join } from 'node:path'
import { Argument, Command, CommanderError, InvalidArgumentError, Option } from 'commander'
import { type AdditionKind, additionKinds } from '../../shared/additions/addition-requests.ts'
import type { CatalogueOf } from '../../shared/catalogue/catalogue-of-kind.ts'
import { issue } from '../../shared/issue-words.ts'
import { languages } from '../../shared/messages/languages.ts'
import { type PlainKey, say, sayMessage } from '../../shared/messages/say.ts'
import { listed } from '../../shared/messages/values.ts'
import { homeFolder } from '../home.ts'
import { bugLog } from '../shell/bug-log.ts'
import { databaseName, isDamage } from '../storage/open-database.ts'
import { version } from '../version.ts'
import { type ChosenInterface, chosenInterface, type InterfaceChoice } from './choices/chosen-interface.ts'
import type { CommandPorts } from './command-ports.ts'
import { type AddOptions, addToAccounts } from './commands/add-command.ts'
import { type FieldsOptions, listFields } from './commands/fields-command.ts'
import { type ImportOptions, importAccounts } from './commands/import-command.ts'
import { type PrepareOptions, prepare } from './commands/prepare-command.ts'
import { type SuggestOptions, suggest } from './commands/suggest-command.ts'
import { writeEmptyTemplate } from './commands/template-command.ts'
import { refusalWords } from './refusal-words.ts'
import { Stop } from './stop.ts'

/** The command could not be carried out: wrong arguments, a file that can't be used, no way to the service. */
const exitCannot = 2

/**
 * @param args  without the language, which is spoken by now
 * @param catalogueOf  what is known of the service that comes with the application
 * @returns the exit code
 */
export async function runCommandLine(
  args: readonly string[],
  ports: CommandPorts,
  catalogueOf: CatalogueOf,
): Promise<number> {
  let exitCode = 0
  const end = (code: number): void => {
    exitCode = code
  }
  try {
    await programFor(ports, catalogueOf, end).parseAsync(args, { from: 'user' })
    return exitCode
  } catch (error) {
    if (error instanceof CommanderError) {
      if (error.exitCode === 0) return 0
      if (error.code !== 'commander.help') ports.tell(refusalWords(error))
    } else if (error instanceof Stop) ports.tell(error.message)
    else {
      bugLog(homeFolder())('command line', error)
      ports.tell(
        isDamage(error)
          ? sayMessage(issue('data_unreadable', { file: join(homeFolder(), databaseName) }).message)
          : say('command_bug'),
      )
    }
    return exitCannot
  }
}

/** What the library calls the parts of its help. */
const helpTitles: ReadonlyMap<string, PlainKey> = new Map([
  ['Usage:', 'command_usage'],
  ['Arguments:', 'command_arguments'],
  ['Options:', 'command_options'],
  ['Commands:', 'command_commands'],
])

const withChoices = ({ description, argChoices }: Option | Argument): string =>
  argChoices === undefined
    ? description
    : say('command_choices', { words: description, choices: listed(argChoices, 'or') })

/** A week is as long as a timer can be relied on. */
const mostMinutes = 10_080
function readMinutes(text: string): number {
  const minutes = /^\d+(\.\d+)?$/.test(text) ? Number(text) : 0
  if (minutes > 0 && minutes <= mostMinutes) return minutes
  throw new InvalidArgumentError(say('minutes_not_readable', { most: String(mostMinutes) }))
}

function programFor(ports: CommandPorts, catalogueOf: CatalogueOf, end: (code: number) => void): Command {
  const program = new Command('migration-desk')
    .description(say('command_program'))
    .version(version, '-V, --version', say('command_version'))
    .helpOption('-h, --help', say('command_help'))
    .helpCommand('help [command]', say('command_help_of'))
    .addOption(new Option('--language <code>', say('command_language')).choices(languages))
    .configureHelp({
      styleTitle: (title) => {
        const key = helpTitles.get(title)
        return key === undefined ? title : say(key)
      },
      // The library says what can be chosen in English.
      optionDescription: withChoices,
      argumentDescription: withChoices,
    })
    .exitOverride()
    .configureOutput({
      writeOut: (text) => ports.print(text.trimEnd()),
      writeErr: (text) => ports.print(text.trimEnd()),
      // Told below, in the language that is spoken.
      outputError: () => undefined,
    })

  const mappingOption = new Option('--mapping <file>', say('option_mapping'))
  const supplierOption = new Option('--supplier <code>', say('option_supplier')).makeOptionMandatory()

  const interfaceOption = new Option('--interface <file>', say('option_interface'))

  const answersOption = new Option('--interface-answers <file>', say('option_interface_answers'))

  program
    .command('suggest')
    .description(say('command_suggest'))
    .argument('<workbook>')
    .option('--explain', say('option_explain'))
    .addOption(interfaceOption)
    .addOption(answersOption)
    .option('--mapping-out <file>', say('option_mapping_out'))
    .action(async (workbook: string, options: SuggestOptions) => end(await suggest(workbook, options, ports)))

  program
    .command('prepare')
    .description(say('command_prepare'))
    .argument('<workbook>')
    .addOption(supplierOption)
    .addOption(mappingOption)
    .addOption(interfaceOption)
    .addOption(answersOption)
    .requiredOption('--out <folder>', say('option_out'))
    .action(async (workbook: string, options: PrepareOptions) => end(await prepare(workbook, options, ports)))

  program
    .command('import')
    .description(say('command_import'))
    .argument('<workbook>')
    .addOption(supplierOption)
    .addOption(mappingOption)
    .addOption(interfaceOption)
    .addOption(answersOption)
    .option('--practice', say('option_import_practice'))
    .option('--connection <name>', say('option_import_connection'))
    .option('--yes', say('option_import_yes'))
    .option('--wait <minutes>', say('option_wait'), readMinutes)
    .action(async (workbook: string, options: Omit<ImportOptions, keyof ChosenInterface>) =>
      end(
        await importAccounts(workbook, { ...options, ...(await chosenInterface(options, catalogueOf, ports)) }, ports),
      ),
    )

  program
    .command('add')
    .description(say('command_add'))
    .addArgument(new Argument('<kind>', say('option_add_kind')).choices(additionKinds))
    .argument('<workbook>')
    .addOption(supplierOption)
    .addOption(mappingOption)
    .addOption(interfaceOption)
    .addOption(answersOption)
    .option('--practice', say('option_add_practice'))
    .option('--connection <name>', say('option_add_connection'))
    .option('--yes', say('option_add_yes'))
    .option('--no-check', say('option_no_check'))
    .option('--move', say('option_move'))
    .option('--no-move', say('option_no_move'))
    .option('--again', say('option_again'))
    .option('--replace', say('option_replace'))
    .action(async (kind: AdditionKind, workbook: string, options: Omit<AddOptions, keyof ChosenInterface>) => {
      const chosen = await chosenInterface({ ...options, additions: true }, catalogueOf, ports)
      end(await addToAccounts(kind, workbook, { ...options, ...chosen }, ports))
    })

  program
    .command('fields')
    .description(say('command_fields'))
    .addOption(interfaceOption)
    .addOption(answersOption)
    .option('--additions', say('option_fields_additions'))
    .option('--out <file>', say('option_fields_out'))
    .option('--questions-out <file>', say('option_questions_out'))
    .action(async (options: FieldsOptions) => end(await listFields(options, catalogueOf, ports)))

  program
    .command('template')
    .description(say('command_template'))
    .argument('<file>')
    .option('--additions', say('option_template_additions'))
    .addOption(interfaceOption)
    .addOption(answersOption)
    .action(async (file: string, options: InterfaceChoice) =>
      end(await writeEmptyTemplate(file, (await chosenInterface(options, catalogueOf, ports)).catalogue)),
    )
  return program
}
