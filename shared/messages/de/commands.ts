import type { commands as en } from '../en/commands.ts'
import type { Translated } from '../translated.ts'

export const commands: Translated<typeof en> = {}
