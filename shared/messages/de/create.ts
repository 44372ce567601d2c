import type { create as en } from '../en/create.ts'
import type { Translated } from '../translated.ts'

export const create: Translated<typeof en> = {}
