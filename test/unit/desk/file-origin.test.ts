import { expect, test } from 'vitest'
import { readOrigin } from '../../../electron/desk/file-origin.ts'

test.skipIf(process.platform === 'win32')('a device that a window names is no file to come back to', async () => {
  expect(await readOrigin('/dev/null', new Uint8Array())).toBeNull()
})
