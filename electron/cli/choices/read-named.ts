/** Reads a file that a command names. */
import { basename } from 'node:path'
import { say } from '../../../shared/messages/say.ts'
import { beyond, limits } from '../../../shared/sheet/file-limits.ts'
import { readRegularFile } from '../../workbook/reading/read-file.ts'
import { Stop, stopFor } from '../stop.ts'

type Named = 'workbook' | 'mapping' | 'interface' | 'answers file'

/** @throws Stop */
export async function readNamed(path: string, what: Named, mostBytes: number): Promise<Uint8Array> {
  const read = await readRegularFile(path, mostBytes)
  if (read.is === 'read') return read.bytes
  if (read.is === 'tooLarge' && what === 'workbook')
    throw stopFor([beyond.fileBytes(read.size).issueOf(basename(path))])
  const bytes = what === 'interface' ? limits.interfaceBytes : limits.mappingBytes
  throw new Stop(say('named_file_unusable', { what, path, why: read.is, megabytes: bytes / 1024 / 1024 }))
}
