/**
 * What the operating system hands to the application: a file that was opened with it or dropped on its icon, a recent project from
 * the menu. It is kept until the window takes it, for the window may still be starting, or wait for a passphrase.
 */
import { basename, extname, resolve } from 'node:path'
import type { Offer } from '../../shared/ipc.ts'
import { issue } from '../../shared/issue-words.ts'
import { sayMessage } from '../../shared/messages/say.ts'
import { ok, type Result, refuse } from '../../shared/result.ts'
import { beyond, limits } from '../../shared/sheet/file-limits.ts'
import { workbookFormats } from '../../shared/sheet/sheet.ts'
import { readRegularFile } from '../workbook/reading/read-file.ts'

const endings: ReadonlySet<string> = new Set(workbookFormats.map((format) => `.${format}`))

/**
 * The spreadsheet among the arguments of a start; the last one, where there are several.
 * @param args  as the system passes them: the program, switches of Chromium's, paths
 * @param folder  what a path without a beginning is relative to
 */
export function spreadsheetIn(args: readonly string[], folder: string): string | undefined {
  const named = args.slice(1).findLast((arg) => !arg.startsWith('-') && endings.has(extname(arg).toLowerCase()))
  return named === undefined ? undefined : resolve(folder, named)
}

export type Offers = ReturnType<typeof createOffers>

export function createOffers(ports: {
  /** There is something to take. */
  readonly tell: () => void
  /** Tells a person why a file can't be opened. */
  readonly refuse: (sentence: string) => void
}) {
  let waiting: Offer | null = null
  const make = (offer: Offer): void => {
    waiting = offer
    ports.tell()
  }
  return {
    async file(path: string): Promise<void> {
      const read = await readSpreadsheet(path)
      if (read.ok) make(read.value)
      else ports.refuse(sayMessage(read.issues[0].message))
    },
    project: ({ id, name }: { readonly id: string; readonly name: string }): void =>
      make({ kind: 'project', id, name }),
    /** The latest offer, once. */
    take(): Offer | null {
      const taken = waiting
      waiting = null
      return taken
    },
  }
}

/** @returns or `file_not_readable`, `file_too_large` */
async function readSpreadsheet(path: string): Promise<Result<Offer>> {
  const fileName = basename(path)
  const read = await readRegularFile(path, limits.fileBytes)
  if (read.is === 'read') return ok({ kind: 'file', fileName, path, bytes: read.bytes })
  return refuse(
    read.is === 'tooLarge' ? beyond.fileBytes(read.size).issueOf(fileName) : issue('file_not_readable', { fileName }),
  )
}
