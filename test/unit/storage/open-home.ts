/** Opens the database of a home, and says whether that worked. */
import { writeSync } from 'node:fs'
import { openDatabase } from '../../../electron/storage/open-database.ts'

const [home = ''] = process.argv.slice(2)
const database = openDatabase(home)
writeSync(1, database.ok ? 'opened\n' : `${database.issues[0].code}\n`)
