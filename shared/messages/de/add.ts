import type { add as en } from '../en/add.ts'
import type { Translated } from '../translated.ts'

export const add: Translated<typeof en> = {}
