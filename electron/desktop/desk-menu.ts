/** Keeps the native menu: what it shows of the desk's projects, and what its entries do. */
import { app, Menu } from 'electron'
import type { Channel } from '../../shared/ipc-channels.ts'
import { sayMessage } from '../../shared/messages/say.ts'
import { onLanguage } from '../../shared/messages/speech.ts'
import type { OpenDesk } from '../desk.ts'
import { version } from '../version.ts'
import type { Dialogs } from './dialogs.ts'
import { menuTemplate, type Recent } from './menu.ts'
import type { Offers } from './offers.ts'

/** After these, other projects can be gone on with than before. */
const changesRecent: ReadonlySet<string> = new Set<Channel>([
  'chooseKeeping',
  'unlockData',
  'startAfresh',
  'loadSpreadsheet',
  'loadMadeUp',
  'loadNewVersion',
  'takeOverEdits',
  'openProject',
  'deleteProject',
  'renameProject',
])

type MenuPorts = {
  readonly opening: Promise<OpenDesk>
  readonly offers: Offers
  readonly dialogs: Dialogs
}

export function createDeskMenu({ opening, offers, dialogs }: MenuPorts) {
  const save = async (channel: 'exportTemplate' | 'exportSupportFile'): Promise<void> => {
    const { desk } = await opening
    const saved = await desk[channel]({})
    if (!saved.ok) await dialogs.say(sayMessage(saved.issues[0].message))
  }
  const openSpreadsheet = async (): Promise<void> => {
    const path = await dialogs.chooseSpreadsheet()
    if (path !== undefined) await offers.file(path)
  }
  const show = async (): Promise<void> => {
    const recent = await recentProjects(opening)
    const facts = { platform: process.platform, version, hasDeveloperTools: !app.isPackaged, recent }
    const template = menuTemplate(facts, {
      openSpreadsheet: () => void openSpreadsheet(),
      openRecent: offers.project,
      saveTemplate: () => void save('exportTemplate'),
      saveSupportFile: () => void save('exportSupportFile'),
    })
    Menu.setApplicationMenu(Menu.buildFromTemplate(template))
  }
  onLanguage(() => void show())
  return {
    show,
    /** To be told what the window asked for, once it is answered. */
    answered: (channel: string): void => {
      if (changesRecent.has(channel)) void show()
    },
  }
}

/** None before the data is unlocked. */
async function recentProjects(opening: Promise<OpenDesk>): Promise<readonly Recent[]> {
  const listed = await opening.then(({ desk }) => desk.listProjects({})).catch(() => undefined)
  return listed?.ok === true ? listed.value.filter(({ isDamaged }) => isDamaged !== true) : []
}
