import { expect, test } from 'vitest'
import { readFile } from '../../../../renderer/components/dialogs/read-file.ts'

test('a file that was picked and is far too large is refused by its size, and not read', async () => {
  const read: string[] = []
  const picked = {
    name: 'huge.csv',
    size: 2_000_000_000,
    arrayBuffer: async () => {
      read.push('read')
      return new ArrayBuffer(0)
    },
  }
  const result = await readFile(picked as File)
  expect([result.ok ? 'ok' : result.issues[0].code, read]).toEqual(['file_too_large', []])
})
