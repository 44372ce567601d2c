/** All messages in German, by their keys. */
import type { Key } from '../en/index.ts'
import { additions } from './additions.ts'
import { assembly } from './assembly.ts'
import { checking } from './checking.ts'
import { imports } from './import.ts'
import { labels } from './labels.ts'
import { places } from './places.ts'

export const messages: Readonly<Record<Key, string>> = { ...additions, ...assembly, ...checking, ...imports, ...places }

export { labels }
