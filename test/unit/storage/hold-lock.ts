/** Takes the import lock, says so, and holds it until it is killed. */
import { writeSync } from 'node:fs'
import { openImportLock } from '../../../electron/storage/lock.ts'

const [home = ''] = process.argv.slice(2)
const held = openImportLock(home, { connection: 'practice', supplier: 'PRACTICE' }).hold()
writeSync(1, held.ok ? 'held\n' : `${held.issues[0].code}\n`)
// Kept in reach: a lock that nobody can let go of any more is swept up with its file.
setInterval(() => held, 1000)
