/** Reads a file that a command names. */
import { basename } from 'node:path'
import { beyond, limits } from '../../shared/file-limits.ts'
import { type FileFault, readRegularFile } from '../workbook/read-file.ts'
import { Stop, stopFor } from './stop.ts'

type Named = 'workbook' | 'mapping' | 'interface' | 'answers file'

/** @throws Stop */
export async function readNamed(path: string, what: Named, mostBytes: number): Promise<Uint8Array> {
  const read = await readRegularFile(path, mostBytes)
  if (read.is === 'read') return read.bytes
  if (read.is === 'tooLarge' && what === 'workbook')
    throw stopFor([beyond.fileBytes(read.size).issueOf(basename(path))])
  const why = read.is === 'tooLarge' ? tooLarge(what) : whyNot[read.is]
  throw new Stop(`The ${what} ${path} can’t be used: ${why}. Check the name and try again.`)
}

const tooLarge = (what: Named): string => {
  const bytes = what === 'interface' ? limits.interfaceBytes : limits.mappingBytes
  return `it has more than ${bytes / 1024 / 1024} MB, and no ${what} is that large`
}

const whyNot: Readonly<Record<Exclude<FileFault['is'], 'tooLarge'>, string>> = {
  absent: 'there is no such file',
  folder: 'it is a folder',
  noFile: 'it is a device or a pipe, not a file',
  unreadable: 'it can’t be read, or is being written by another program',
}
