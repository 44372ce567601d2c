import type { shell as en } from '../en/shell.ts'
import type { Translated } from '../translated.ts'

export const shell: Translated<typeof en> = {}
