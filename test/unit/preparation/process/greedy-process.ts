/** A process that takes a call and then takes memory, on the heap (`heap`) or beside it (`buffers`), until it is stopped. */
import { parentPort } from '../../../../electron/shell/processes/process-port.ts'

const kept: unknown[] = []
const [, , where] = process.argv

parentPort().onMessage(() => {
  if (where === 'heap') for (;;) kept.push({ a: kept.length, b: [kept.length] })
  setInterval(() => kept.push(Buffer.alloc(16 * 1024 * 1024, 1)), 10)
})
