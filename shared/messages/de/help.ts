import type { help as en } from '../en/help.ts'
import type { Translated } from '../translated.ts'

export const help: Translated<typeof en> = {}
