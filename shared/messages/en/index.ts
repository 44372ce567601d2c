/** All messages in English, by their keys. */
import { additions } from './additions.ts'
import { assembly } from './assembly.ts'
import { checking } from './checking.ts'
import { imports } from './import.ts'
import { places } from './places.ts'

export const en = { ...additions, ...assembly, ...checking, ...imports, ...places }

export type Key = keyof typeof en
