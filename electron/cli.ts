/**
 * Entry of the command line: the same desk without a window, for technical helpers and for tests. Results go to standard output,
 * everything else to standard error.
 */
import { join } from 'node:path'
import { Argument, Command, CommanderError, InvalidArgumentError, Option } from 'commander'
import { type AdditionKind, additionKinds } from '../shared/additions/addition-requests.ts'
import { type CatalogueOf, catalogueOfKind } from '../shared/catalogue/catalogue-of-kind.ts'
import { issue } from '../shared/issue-words.ts'
import { sayMessage } from '../shared/messages/say.ts'
import { type AddOptions, addToAccounts } from './cli/add-command.ts'
import { type ChosenInterface, chosenInterface, type InterfaceChoice } from './cli/chosen-interface.ts'
import { type FieldsOptions, listFields } from './cli/fields-command.ts'
import { type ImportOptions, importAccounts } from './cli/import-command.ts'
import { print, say } from './cli/lines.ts'
import { type PrepareOptions, prepare } from './cli/prepare-command.ts'
import { Stop } from './cli/stop.ts'
import { type SuggestOptions, suggest } from './cli/suggest-command.ts'
import { writeEmptyTemplate } from './cli/template-command.ts'
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

const program = new Command('migration-desk')
  .description('Moves customer accounts from spreadsheets to the platform.')
  .version(version)
  .exitOverride()
  .configureOutput({
    outputError: (text, write) =>
      write(
        `${text
          .replace(/^error: /, '')
          .trim()
          .replaceAll(/\s*\n\s*/g, ' ')}\n`,
      ),
  })

/** A week is as long as a timer can be relied on. */
const mostMinutes = 10_080
function readMinutes(text: string): number {
  const minutes = /^\d+(\.\d+)?$/.test(text) ? Number(text) : 0
  if (minutes > 0 && minutes <= mostMinutes) return minutes
  throw new InvalidArgumentError(`Give a number of minutes above 0, a week (${mostMinutes}) at most.`)
}

const mappingOption = new Option(
  '--mapping <file>',
  'a mapping saved by the application; without one, columns are mapped by themselves',
)
const supplierOption = new Option('--supplier <code>', 'the import supplier code').makeOptionMandatory()

const interfaceOption = new Option(
  '--interface <file>',
  "the operator's own OpenAPI document of the service, .yml, .yaml or .json; without one, the interface that comes with the application",
)

const answersOption = new Option(
  '--interface-answers <file>',
  'what you answered where that document does not say; “fields --questions-out” writes one to fill in',
)

program
  .command('suggest')
  .description('print which field each column seems to fill, and why')
  .argument('<workbook>')
  .option('--explain', 'also print what spoke for each field, with its share')
  .addOption(interfaceOption)
  .addOption(answersOption)
  .option('--mapping-out <file>', 'also write the mapping that would be used, ready for --mapping')
  .action(async (workbook: string, options: SuggestOptions) => end(await suggest(workbook, options, print)))

program
  .command('prepare')
  .description('write the payload of every account, and a report on what stands in its way')
  .argument('<workbook>')
  .addOption(supplierOption)
  .addOption(mappingOption)
  .addOption(interfaceOption)
  .addOption(answersOption)
  .requiredOption('--out <folder>', 'where the files go')
  .action(async (workbook: string, options: PrepareOptions) => end(await prepare(workbook, options)))

program
  .command('import')
  .description('prepare, dry-run, create and watch to the end; given again, it continues')
  .argument('<workbook>')
  .addOption(supplierOption)
  .addOption(mappingOption)
  .addOption(interfaceOption)
  .addOption(answersOption)
  .option('--practice', 'into the practice service on this computer')
  .option('--connection <name>', 'into a saved connection, or with "env" into the one the environment describes')
  .option('--yes', 'do not ask before accounts are created')
  .option(
    '--wait <minutes>',
    'how long accounts are waited for once all were sent; without it, as long as it takes',
    readMinutes,
  )
  .action(async (workbook: string, options: Omit<ImportOptions, keyof ChosenInterface>) =>
    end(
      await importAccounts(workbook, { ...options, ...(await chosenInterface(options, catalogueOf)) }, { print, say }),
    ),
  )

program
  .command('add')
  .description('send what a workbook holds of one kind for accounts that are imported')
  .addArgument(new Argument('<kind>', 'what to add').choices(additionKinds))
  .argument('<workbook>')
  .addOption(supplierOption)
  .addOption(mappingOption)
  .addOption(interfaceOption)
  .addOption(answersOption)
  .option('--practice', 'to the practice service on this computer')
  .option('--connection <name>', 'to a saved connection, or with "env" to the one the environment describes')
  .option('--yes', 'do not ask before anything is sent')
  .option('--no-check', 'transactions: add them without a look at whether they were added before')
  .option('--move', 'transactions: agree that the service changes dates outside the open statement period into it')
  .option(
    '--no-move',
    'transactions: change no date, so that the service refuses those outside the period (the default)',
  )
  .option('--again', 'send also what may be on the account already')
  .action(async (kind: AdditionKind, workbook: string, options: Omit<AddOptions, keyof ChosenInterface>) => {
    const chosen = await chosenInterface({ ...options, additions: true }, catalogueOf)
    end(await addToAccounts(kind, workbook, { ...options, ...chosen }, { print, say }))
  })

program
  .command('fields')
  .description('print every field that an account can have, with what is allowed in it')
  .addOption(interfaceOption)
  .addOption(answersOption)
  .option('--additions', 'those of notes, transactions, statements and payment instructions')
  .option('--out <file>', 'write them as a guide for colleagues instead, an .xlsx workbook')
  .option('--questions-out <file>', 'write what the document leaves open instead, as a file to fill in')
  .action(async (options: FieldsOptions) => end(await listFields(options, catalogueOf, print)))

program
  .command('template')
  .description('write the empty template workbook')
  .argument('<file>')
  .option('--additions', 'the one for notes, transactions, statements and payment instructions')
  .addOption(interfaceOption)
  .addOption(answersOption)
  .action(async (file: string, options: InterfaceChoice) =>
    end(await writeEmptyTemplate(file, (await chosenInterface(options, catalogueOf)).catalogue)),
  )

try {
  await program.parseAsync()
} catch (error) {
  if (error instanceof CommanderError) end(error.exitCode === 0 ? 0 : exitCannot)
  else if (error instanceof Stop) {
    say(error.message)
    end(exitCannot)
  } else {
    bugLog(homeFolder())('command line', error)
    say(
      isDamage(error)
        ? sayMessage(issue('data_unreadable', { file: join(homeFolder(), databaseName) }).message)
        : 'Something went wrong in the application. What was sent is safe in the journal; give the same command again to continue.',
    )
    end(exitCannot)
  }
}
