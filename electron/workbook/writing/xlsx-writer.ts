/** The library that writes .xlsx files, fetched when one is written: half a megabyte that no start needs. */
import { Writable } from 'node:stream'
import type { WorkbookWriter } from '@cj-tech-master/excelts'

export type Writer = WorkbookWriter
export type WrittenSheet = ReturnType<Writer['addWorksheet']>

export type XlsxWriter = {
  readonly writer: Writer
  /** Call it last. @returns the bytes of the file */
  finish(): Promise<Uint8Array>
}

export async function openWriter(): Promise<XlsxWriter> {
  const { WorkbookWriter } = await import('@cj-tech-master/excelts')
  const pieces: Uint8Array[] = []
  const stream = new Writable({
    write(piece: Uint8Array, _encoding, done) {
      pieces.push(piece)
      done()
    },
  })
  const writer = new WorkbookWriter({ stream, useStyles: true, useSharedStrings: false })
  return {
    writer,
    finish: async () => {
      await writer.commit()
      return new Uint8Array(Buffer.concat(pieces))
    },
  }
}

/** Characters that XML has no place for are written `_x0007_`, and text that looks so is told apart: ECMA-376 part 1, 22.9.2.19. */
export const escapeText = (text: string): string =>
  text
    .replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll(/(?![\t\n])\p{Cc}|[\ufffe\uffff]/gu, (character) => `_x${hex(character)}_`)

const hex = (character: string): string => character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
