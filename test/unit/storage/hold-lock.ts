/** Takes the import lock, says so, and holds it until it is killed. */
import { writeSync } from 'node:fs'
import { openImportLock } from '../../../electron/storage/lock.ts'

const [home = ''] = process.argv.slice(2)
const held = openImportLock(home, { connection: 'practice', supplier: 'PRACTICE' }).hold()
writeSync(1, held.ok ? 'held\n' : `${held.issues[0].code}\n`)
setInterval(() => {}, 1000)
