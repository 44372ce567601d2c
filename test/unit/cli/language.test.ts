import { expect, test } from 'vitest'
import { chosenLanguage } from '../../../electron/cli/chosen-language.ts'
import { commandLine } from './command-line.ts'

const { run, write } = commandLine()

test('a command speaks the language of the system, from its help to what is wrong with a file', async () => {
  const env = { LC_ALL: 'de_AT.UTF-8' }
  const help = await run(['--help'], env)
  expect(help.lines).toContain('Bringt Kundenkonten aus Tabellen auf die Plattform.')
  const workbook = write('keine-nummer.csv', 'Vorname,Familienname\nAna,Patel\n')
  const ended = await run(['import', workbook, '--supplier', 'S', '--practice', '--yes'], env)
  expect([ended.code, ended.lines]).toEqual([2, []])
  const template = await run(['template', 'vorlage.csv'], env)
  expect(template.complaints).toBe(
    'Die Vorlage ist eine .xlsx-Tabelle; vorlage.csv endet anders. Geben Sie einen Namen wie template.xlsx an.\n',
  )
})

test('--language says another, before or after the command', async () => {
  for (const args of [
    ['--language', 'de', 'template', 'x.csv'],
    ['template', 'x.csv', '--language=de'],
  ]) {
    const { code, complaints } = await run(args)
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
