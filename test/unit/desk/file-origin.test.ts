import { expect, test } from 'vitest'
import { readOrigin } from '../../../electron/desk/file-origin.ts'

test('a device that a window names is no file to come back to', async ({ skip }) => {
  skip(process.platform === 'win32', 'devices have no path on Windows')
  expect(await readOrigin('/dev/null', new Uint8Array())).toBeNull()
})
