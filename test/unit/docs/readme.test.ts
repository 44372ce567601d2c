/** What the README says of the command line, of variables and of the names of buttons is what there is. */
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { runCommandLine } from '../../../electron/cli/run-command-line.ts'
import { keyGroups, keySigns } from '../../../renderer/grid/keys/key-help.ts'
import { catalogueOfKind } from '../../../shared/catalogue/catalogue-of-kind.ts'
import { en } from '../../../shared/messages/en/index.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const read = (path: string): string => readFileSync(`${root}/${path}`, 'utf8')
const readme = read('README.md')

const optionsIn = (text: string): readonly string[] =>
  [...new Set(text.match(/(?<![\w-])--[a-z][a-z-]+/g))].filter((option) => option !== '--help').sort()

async function helpOf(...command: readonly string[]): Promise<string> {
  const lines: string[] = []
  const print = (text: string) => lines.push(text)
  const startPreparation = () => expect.fail('Help needs no preparation.')
  expect(await runCommandLine([...command, '--help'], { print, tell: print, startPreparation }, catalogueOfKind)).toBe(
    0,
  )
  return lines.join('\n')
}
const optionsOfHelp = (help: string): readonly string[] =>
  optionsIn((help.match(/^ {2}(-\w, )?--[\w-]+/gm) ?? []).join('\n'))

const usages = [...readme.matchAll(/^npm run --silent cli -- (\w+)(.*)$/gm)].map(([, command = '', rest = '']) => ({
  command,
  rest,
}))

test('the README shows every command', async () => {
  const commands = [...(await helpOf()).matchAll(/^ {2}(\w+) .*?[[<]/gm)].map(([, command]) => command)
  expect([...usages.map(({ command }) => command), 'help'].sort()).toEqual(commands.sort())
})

test.each(usages)('the README shows every option of $command, and no other', async ({ command, rest }) => {
  expect(optionsIn(rest)).toEqual(optionsOfHelp(await helpOf(command)))
})

test('the README shows every option of the practice service, which says them itself', () => {
  const usage = execFileSync(process.execPath, ['electron/practice/serve.ts', '--help'], {
    cwd: root,
    encoding: 'utf8',
  })
  const shown = /^npm run practice -- .*$/m.exec(readme)?.[0] ?? ''
  expect(optionsIn(usage)).toContain('--store')
  expect(optionsIn(shown)).toEqual(optionsIn(usage))
})

test('the README names every variable that the application goes by, and no other', () => {
  const namesIn = (text: string): readonly string[] => text.match(/\bMIGRATION_DESK_[A-Z_]+/g) ?? []
  const sources = ['electron/**/*.ts', 'shared/words/*.ts', 'build/*.ts'].flatMap((files) =>
    globSync(files, { cwd: root }),
  )
  expect([...new Set(namesIn(readme))].sort()).toEqual([...new Set(sources.map(read).flatMap(namesIn))].sort())
})

test('buttons and screens are called in the README as they are on the screen', () => {
  const messages = Object.values(en)
  // Without the rest of “Advanced: …”.
  const whole = new Set(messages.flatMap((message) => [message.replace(/…$/, ''), message.split(': ')[0]]))
  const beginnings = messages.flatMap((message) => /^(.{4,}?)\{/.exec(message)?.[1] ?? [])
  const isSaid = (name: string): boolean =>
    whole.has(name.replace(/…$/, '')) || beginnings.some((one) => name.startsWith(one))
  const named = [...readme.matchAll(/(?<!\*)\*([A-Z][^*]+)\*(?!\*)/g)].map(([, name = '']) =>
    name.replaceAll('\n', ' '),
  )
  expect(named.length).toBeGreaterThan(15)
  expect(named.filter((name) => !isSaid(name))).toEqual([])
})

test('the keys that the README names are those of the application', () => {
  const keys = new Set(
    keyGroups.flatMap((group) => group.keys.flatMap((one) => one.keys.map((key) => keySigns(key).join('+')))),
  )
  const named = readme.match(/\b((Ctrl|Alt|Shift)\+)+(F\d+|[^\s,;]|Enter)|(?<!\+)\bF\d+\b/g) ?? []
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((key) => !keys.has(key))).toEqual([])
})
