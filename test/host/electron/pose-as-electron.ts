/**
 * The stand-in as the program `electron`, with Electron's arguments, so that Playwright's way of starting Electron can be tried where its
 * runtime is not: `electron -r MODULE --inspect=0 --remote-debugging-port=0 FOLDER --user-data-dir=FOLDER …`.
 */
import { open } from 'node:inspector'
import { parseArgs } from 'node:util'
import { type HostSettings, settingsVariable } from '../processes/host-messages.ts'

const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  options: { require: { type: 'string', short: 'r', multiple: true }, 'user-data-dir': { type: 'string' } },
  allowPositionals: true,
  strict: false,
})
const modules = (values.require ?? []).map(String)
const [appPath = ''] = positionals
const settings: HostSettings = { appPath, userData: String(values['user-data-dir']), poses: { modules } }
process.env[settingsVariable] = JSON.stringify(settings)
process.argv = [process.execPath, '', ...process.argv.slice(process.argv.indexOf(appPath) + 1)]
open(0, '127.0.0.1')
await import('../run.ts')
