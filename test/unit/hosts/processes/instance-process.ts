/** A process that takes the instance of a home folder: `instance-process.ts HOME ADDRESS`. Says "first", or what it was shown. */
import { parentPort } from '../../../../electron/shell/processes/process-port.ts'
import { takeInstance } from '../../../../electron/shell/processes/single-instance.ts'

const [home = '', address = ''] = process.argv.slice(2)
const parent = parentPort()
const instance = takeInstance(home)
if (instance.isFirst) {
  instance.onSecondStart(() => address)
  parent.post('first')
} else {
  parent.post(await instance.show())
}
