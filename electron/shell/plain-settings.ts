/** Opens the settings where there is no Electron: in the browser host and on the command line. */
import Conf from 'conf'
import { openSettings, type Settings } from '../storage/settings.ts'

export const openPlainSettings = (home: string): Settings => openSettings(home, (options) => new Conf(options))
