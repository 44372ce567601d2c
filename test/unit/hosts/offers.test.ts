import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createOffers, spreadsheetIn } from '../../../electron/desktop/offers.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'migration-desk-offers-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function offersUnderTest() {
  const heard: string[] = []
  const offers = createOffers({ tell: () => heard.push('offered'), refuse: (sentence) => heard.push(sentence) })
  return { offers, heard }
}

test.each([
  ['nothing, where there is only the program', ['/opt/desk'], undefined],
  ['a path as it is', ['/opt/desk', '/home/ana/may.xlsx'], '/home/ana/may.xlsx'],
  ['a path from the folder of the start', ['/opt/desk', 'may.CSV'], '/home/ana/may.CSV'],
  ['no switch', ['/opt/desk', '--log-file=a.csv', '.'], undefined],
  ['no other kind of file', ['/opt/desk', 'notes.pdf'], undefined],
  ['not the program itself', ['/opt/odd.csv'], undefined],
  ['the last of several', ['/opt/desk', 'may.csv', '--flag', 'june.ods'], '/home/ana/june.ods'],
])('among the arguments of a start is found %s', (_what, args, found) => {
  expect(spreadsheetIn(args, '/home/ana')).toBe(found)
})

test('a file waits with its bytes and its place until it is taken, once', async () => {
  const path = join(folder, 'may.csv')
  writeFileSync(path, 'a,b')
  const { offers, heard } = offersUnderTest()
  await offers.file(path)
  expect(heard).toEqual(['offered'])
  expect(offers.take()).toEqual({ kind: 'file', fileName: 'may.csv', path, bytes: new TextEncoder().encode('a,b') })
  expect(offers.take()).toBeNull()
})

test('the latest offer takes the place of one that nobody took', async () => {
  const { offers } = offersUnderTest()
  offers.project({ id: 'one', name: 'may.csv' })
  offers.project({ id: 'two', name: 'june.csv' })
  expect(offers.take()).toEqual({ kind: 'project', id: 'two', name: 'june.csv' })
})

test('a file that is gone, a folder, and a file that is far too large are refused in a sentence', async () => {
  const huge = join(folder, 'huge.csv')
  writeFileSync(huge, '')
  truncateSync(huge, 400 * 1024 * 1024)
  const { offers, heard } = offersUnderTest()
  await offers.file(join(folder, 'gone.csv'))
  await offers.file(folder)
  await offers.file(huge)
  expect(heard).toEqual([
    expect.stringMatching(/^“gone\.csv” could not be read\./),
    expect.stringMatching(/could not be read\./),
    expect.stringMatching(/^“huge\.csv” has 400 MB, more than the 300 MB/),
  ])
  expect(offers.take()).toBeNull()
})
