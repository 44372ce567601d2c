/** A process that starts another and says its id: for the test that nothing outlives the application. */
import { fileURLToPath } from 'node:url'
import { startForkedProcess } from '../../../../electron/shell/processes/forked-process.ts'
import { parentPort } from '../../../../electron/shell/processes/process-port.ts'

const kept = startForkedProcess({ file: fileURLToPath(new URL('./echo-process.ts', import.meta.url)), memoryMiB: 64 })
kept.onMessage(() => parentPort().post(kept.pid))
