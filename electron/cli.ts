/**
 * Entry of the command line: the same desk without a window, for technical helpers and for tests. Results go to standard output,
 * everything else to standard error.
 */
import { join } from 'node:path'
import { Argument, Command, CommanderError, InvalidArgumentError, Option } from 'commander'
import { type AdditionKind, additionKinds } from '../shared/additions/addition-requests.ts'
import { type CatalogueOf, catalogueOfKind } from '../shared/catalogue/catalogue-of-kind.ts'
import { issue } from '../shared/issue-words.ts'
import { languages } from '../shared/messages/languages.ts'
import { type PlainKey, say, sayMessage } from '../shared/messages/say.ts'
import { speak } from '../shared/messages/speech.ts'
import { type ChosenInterface, chosenInterface, type InterfaceChoice } from './cli/choices/chosen-interface.ts'
import { chosenLanguage } from './cli/choices/chosen-language.ts'
import { type AddOptions, addToAccounts } from './cli/commands/add-command.ts'
import { type FieldsOptions, listFields } from './cli/commands/fields-command.ts'
import { type ImportOptions, importAccounts } from './cli/commands/import-command.ts'
import { type PrepareOptions, prepare } from './cli/commands/prepare-command.ts'
import { type SuggestOptions, suggest } from './cli/commands/suggest-command.ts'
import { writeEmptyTemplate } from './cli/commands/template-command.ts'
import { print, tell } from './cli/lines.ts'
import { refusalWords } from './cli/refusal-words.ts'
import { Stop } from './cli/stop.ts'
import { homeFolder } from './home.ts'
import { bugLog } from './shell/bug-log.ts'
import { databaseName, isDamage } from './storage/open-database.ts'
import { version } from './version.ts'

/** What the command line knows of the interface it sends to. */
const catalogueOf: CatalogueOf = catalogueOfKind

/** The command could not be carried out: wrong arguments, a file that can't be used, no way to the service. */
const exitCannot = 2

const end = (code: number): void => {
  process.exitCode = code
}

// Whoever reads the lines may stop reading (`… | head`): an import goes on to its end all the same.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

// Before anything is said, also by the help.
const { language, systemLocale, args } = chosenLanguage(process.argv.slice(2), process.env)
await speak(language, systemLocale)

/** What the library calls the parts of its help. */
const helpTitles: ReadonlyMap<string, PlainKey> = new Map([
  ['Usage:', 'command_usage'],
  ['Arguments:', 'command_arguments'],
  ['Options:', 'command_options'],
  ['Commands:', 'command_commands'],
])

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
  })
  .exitOverride()
  .configureOutput({
    // Told below, in the language that is spoken.
    outputError: () => undefined,
  })

/** A week is as long as a timer can be relied on. */
const mostMinutes = 10_080
function readMinutes(text: string): number {
  const minutes = /^\d+(\.\d+)?$/.test(text) ? Number(text) : 0
  if (minutes > 0 && minutes <= mostMinutes) return minutes
  throw new InvalidArgumentError(say('minutes_not_readable', { most: String(mostMinutes) }))
}

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
  .action(async (workbook: string, options: SuggestOptions) => end(await suggest(workbook, options, print)))

program
  .command('prepare')
  .description(say('command_prepare'))
  .argument('<workbook>')
  .addOption(supplierOption)
  .addOption(mappingOption)
  .addOption(interfaceOption)
  .addOption(answersOption)
  .requiredOption('--out <folder>', say('option_out'))
  .action(async (workbook: string, options: PrepareOptions) => end(await prepare(workbook, options)))

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
      await importAccounts(workbook, { ...options, ...(await chosenInterface(options, catalogueOf)) }, { print, tell }),
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
  .action(async (kind: AdditionKind, workbook: string, options: Omit<AddOptions, keyof ChosenInterface>) => {
    const chosen = await chosenInterface({ ...options, additions: true }, catalogueOf)
    end(await addToAccounts(kind, workbook, { ...options, ...chosen }, { print, tell }))
  })

program
  .command('fields')
  .description(say('command_fields'))
  .addOption(interfaceOption)
  .addOption(answersOption)
  .option('--additions', say('option_fields_additions'))
  .option('--out <file>', say('option_fields_out'))
  .option('--questions-out <file>', say('option_questions_out'))
  .action(async (options: FieldsOptions) => end(await listFields(options, catalogueOf, print)))

program
  .command('template')
  .description(say('command_template'))
  .argument('<file>')
  .option('--additions', say('option_template_additions'))
  .addOption(interfaceOption)
  .addOption(answersOption)
  .action(async (file: string, options: InterfaceChoice) =>
    end(await writeEmptyTemplate(file, (await chosenInterface(options, catalogueOf)).catalogue)),
  )

try {
  await program.parseAsync(args, { from: 'user' })
} catch (error) {
  if (error instanceof CommanderError) {
    if (error.exitCode !== 0 && error.code !== 'commander.help') tell(refusalWords(error))
    end(error.exitCode === 0 ? 0 : exitCannot)
  } else if (error instanceof Stop) {
    tell(error.message)
    end(exitCannot)
  } else {
    bugLog(homeFolder())('command line', error)
    tell(
      isDamage(error)
        ? sayMessage(issue('data_unreadable', { file: join(homeFolder(), databaseName) }).message)
        : say('command_bug'),
    )
    end(exitCannot)
  }
}
