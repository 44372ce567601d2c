import type { load as en } from '../en/load.ts'
import type { Translated } from '../translated.ts'

export const load: Translated<typeof en> = {}
