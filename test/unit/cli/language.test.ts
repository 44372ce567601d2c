import { Argument, Command, CommanderError, Option } from 'commander'
import { expect, onTestFinished, test } from 'vitest'
import { chosenLanguage } from '../../../electron/cli/choices/chosen-language.ts'
import { refusalWords } from '../../../electron/cli/refusal-words.ts'
import { speak } from '../../../shared/messages/speech.ts'
import { commandLine } from './command-line.ts'

const { runApart, write } = commandLine()

test('a command speaks the language of the system, from its help to what is wrong with a file', async () => {
  const env = { LC_ALL: 'de_AT.UTF-8' }
  const help = await runApart(['--help'], env)
  expect(help.lines).toContain('Bringt Kundenkonten aus Tabellen auf die Plattform.')
  expect(help.lines.join(' ')).toMatch(/\(en\s+oder\s+de\)/)
  const workbook = write('keine-nummer.csv', 'Vorname,Familienname\nAna,Patel\n')
  const ended = await runApart(['import', workbook, '--supplier', 'S', '--practice', '--yes'], env)
  expect([ended.code, ended.lines]).toEqual([2, []])
  const template = await runApart(['template', 'vorlage.csv'], env)
  expect(template.complaints).toBe(
    'Die Vorlage ist eine .xlsx-Tabelle; vorlage.csv endet anders. Geben Sie einen Namen wie template.xlsx an.\n',
  )
})

test('--language says another, before or after the command', async () => {
  for (const args of [
    ['--language', 'de', 'template', 'x.csv'],
    ['template', 'x.csv', '--language=de'],
  ]) {
    const { code, complaints } = await runApart(args)
    expect([code, complaints]).toEqual([2, expect.stringMatching(/^Die Vorlage ist/)])
  }
})

test.each([
  [{ LANG: 'de_DE@euro' }, [], 'de'],
  [{ LC_ALL: 'C', LANG: 'de_DE.UTF-8' }, [], 'en'],
  [{ LC_ALL: '', LC_MESSAGES: 'de_CH', LANG: 'fr_FR' }, [], 'de'],
  [{ LANG: 'fr_FR.UTF-8' }, [], 'en'],
  [{}, [], 'en'],
  [{ LANG: 'de_DE' }, ['--language', 'en'], 'en'],
  [{ LANG: 'de_DE' }, ['--language', 'fr'], 'de'],
] as const)('with %j and %j a command speaks %s', (env, args, language) => {
  expect(chosenLanguage(args, env).language).toBe(language)
})

/** What a command of ours would be told, as its parser refuses it. */
function refusal(...words: readonly string[]): string {
  const program = new Command('desk').exitOverride().configureOutput({ outputError: () => undefined })
  program
    .command('add')
    .addArgument(new Argument('<kind>').choices(['notes', 'payment']))
    .addOption(new Option('--supplier <code>').makeOptionMandatory())
    .addOption(new Option('--practice').conflicts('connection'))
    .option('--connection <name>')
    .action(() => undefined)
  program.command('prepare <workbook>').action(() => undefined)
  try {
    program.parse(words, { from: 'user' })
  } catch (error) {
    if (error instanceof CommanderError) return refusalWords(error)
    throw error
  }
  throw new Error('Nothing was refused')
}

test.each([
  [['improt'], 'Den Befehl improt gibt es nicht. --help nennt alle.'],
  [['prepar', 'x'], 'Den Befehl prepar gibt es nicht. Meinten Sie prepare? --help nennt alle.'],
  [['prepare', 'x', '--out'], 'Die Option --out gibt es nicht. --help nennt alle.'],
  [['prepare'], 'Es fehlt: <workbook>. --help sagt, was gebraucht wird.'],
  [['prepare', 'a', 'b'], /^Es wurde mehr angegeben, als der Befehl prepare nimmt\./],
  [['add', 'notes'], 'Die Option --supplier <code> wird gebraucht.'],
  [['add', 'notes', '--supplier'], 'Die Option --supplier <code> braucht einen Wert.'],
  [
    ['add', 'it. is', '--supplier', 'S'],
    'it. is kann für kind nicht verwendet werden. Wählen Sie eines von diesen: notes, payment.',
  ],
  [
    ['add', 'notes', '--supplier', 'S', '--practice', '--connection', 'x'],
    'Die Option --practice kann nicht zusammen mit --connection <name> verwendet werden.',
  ],
])('%j is refused in German', async (words, said) => {
  await speak('de')
  onTestFinished(() => speak('en'))
  if (typeof said === 'string') expect(refusal(...words)).toBe(said)
  else expect(refusal(...words)).toMatch(said)
})
