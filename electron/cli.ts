/**
 * Entry of the command line: the same desk without a window, for technical helpers and for tests. Results go to standard output,
 * everything else to standard error.
 */
import { join } from 'node:path'
import { catalogueOfKind } from '../shared/catalogue/catalogue-of-kind.ts'
import { speak } from '../shared/messages/speech.ts'
import { chosenLanguage } from './cli/choices/chosen-language.ts'
import { outletTo } from './cli/lines.ts'
import { runCommandLine } from './cli/run-command-line.ts'
import { preparationMemoryMiB } from './preparation-memory.ts'
import { startForkedProcess } from './shell/processes/forked-process.ts'

// Whoever reads the lines may stop reading (`… | head`): an import goes on to its end all the same.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

// Before anything is said, also by the help.
const { language, systemLocale, args } = chosenLanguage(process.argv.slice(2), process.env)
await speak(language, systemLocale)

/** In its place among the sources; where the command line is bundled, beside it. */
const preparationFile = import.meta.filename.endsWith('.ts')
  ? join(import.meta.dirname, 'preparation/process.ts')
  : join(import.meta.dirname, 'preparation.mjs')

const outlet = outletTo({
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
})
const startPreparation = () => startForkedProcess({ file: preparationFile, memoryMiB: preparationMemoryMiB() })

process.exitCode = await runCommandLine(args, { ...outlet, startPreparation }, catalogueOfKind)
