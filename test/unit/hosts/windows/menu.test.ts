import type { MenuItemConstructorOptions } from 'electron'
import { expect, test } from 'vitest'
import { type MenuFacts, menuTemplate } from '../../../../electron/desktop/menu.ts'
import { say } from '../../../../shared/messages/say.ts'

function menuOf(facts: Partial<MenuFacts> = {}) {
  const done: string[] = []
  const usual = { platform: 'linux', version: '1.2.3', hasDeveloperTools: false, recent: [] } as const
  const template = menuTemplate(
    { ...usual, ...facts },
    {
      openSpreadsheet: () => done.push('open'),
      openRecent: ({ id }) => done.push(`recent ${id}`),
      saveTemplate: () => done.push('template'),
      saveSupportFile: () => done.push('support'),
    },
  )
  const all = flat(template)
  const click = (label: string) => (all.find((item) => item.label === label)?.click as (() => void) | undefined)?.()
  return { template, all, click, done }
}

const flat = (items: readonly MenuItemConstructorOptions[]): readonly MenuItemConstructorOptions[] =>
  items.flatMap((item) => [item, ...(Array.isArray(item.submenu) ? flat(item.submenu) : [])])

test('the entries of ours do what they say', () => {
  const { click, done } = menuOf({ recent: [{ id: 'one', name: 'may.csv' }] })
  for (const label of [
    say('menu_open_spreadsheet'),
    'may.csv',
    say('menu_save_template'),
    say('menu_save_support_file'),
  ])
    click(label)
  expect(done).toEqual(['open', 'recent one', 'template', 'support'])
})

test('a spreadsheet is opened and the application quit by the usual keys', () => {
  const { all } = menuOf()
  expect(all.find(({ label }) => label === say('menu_open_spreadsheet'))?.accelerator).toBe('CmdOrCtrl+O')
  expect(all.find(({ role }) => role === 'quit')?.accelerator).toBe('CmdOrCtrl+Q')
})

test('on a Mac the application menu quits, the File menu closes, and there is a Window menu', () => {
  const { template, all } = menuOf({ platform: 'darwin' })
  expect(template.map(({ label, role }) => role ?? label)).toEqual([
    'appMenu',
    'File',
    'editMenu',
    'View',
    'windowMenu',
    'help',
  ])
  expect(all.map(({ role }) => role)).toContain('close')
})

test('ten recent projects are offered at most, and an & in a name is shown', () => {
  const recent = Array.from({ length: 12 }, (_, at) => ({ id: `${at}`, name: `Gas & Power ${at}.xlsx` }))
  const labels = menuOf({ recent }).all.flatMap(({ label }) => (label?.startsWith('Gas') ? [label] : []))
  expect(labels).toHaveLength(10)
  expect(labels[0]).toBe('Gas && Power 0.xlsx')
  expect(menuOf({ recent, platform: 'darwin' }).all.map(({ label }) => label)).toContain('Gas & Power 0.xlsx')
})

test('without recent projects it says so', () => {
  expect(menuOf().all.find(({ label }) => label === say('menu_nothing_recent'))?.enabled).toBe(false)
})

test('which version it is stands under Help, and developer tools and loading the page anew are only in a development build', () => {
  expect(menuOf().all.map(({ label }) => label)).toContain(say('menu_version', { version: '1.2.3' }))
  for (const role of ['reload', 'toggleDevTools'] as const) {
    expect(menuOf().all.map((item) => item.role)).not.toContain(role)
    expect(menuOf({ hasDeveloperTools: true }).all.map((item) => item.role)).toContain(role)
  }
})
