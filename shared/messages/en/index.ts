/** All messages in English, by their keys. */
import { add } from './add.ts'
import { application } from './application.ts'
import { cells } from './cells.ts'
import { check } from './check.ts'
import { connect } from './connect.ts'
import { create } from './create.ts'
import { help } from './help.ts'
import { load } from './load.ts'
import { map } from './map.ts'
import { problems } from './problems.ts'
import { shell } from './shell.ts'
import { watch } from './watch.ts'

export const en = {
  ...add,
  ...application,
  ...cells,
  ...check,
  ...connect,
  ...create,
  ...help,
  ...load,
  ...map,
  ...problems,
  ...shell,
  ...watch,
}

export type Key = keyof typeof en
