/** Electron's `shell`: what is handed to the operating system is kept for the test instead. */
import type { Shell } from 'electron'
import { record } from '../processes/host-state.ts'
import { refuseUnknownOptions } from './electron-options.ts'
import { asWhole, type PartOf, refusingUnlisted } from './listed.ts'

const calls = {
  openExternal: async (url, options) => {
    refuseUnknownOptions('shell.openExternal()', 'OpenExternalOptions', options)
    if (!URL.canParse(url)) throw new Error(`Invalid URL: ${url}`)
    record.opened.push(url)
  },
  openPath: async (path) => {
    record.opened.push(path)
    return ''
  },
  showItemInFolder: (path) => {
    record.opened.push(path)
  },
  beep: () => undefined,
} satisfies PartOf<Shell>

export const shell = refusingUnlisted('shell', asWhole<Shell>(calls))
