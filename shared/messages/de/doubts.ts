import type { doubts as en } from '../en/doubts.ts'
import type { Translated } from '../translated.ts'

export const doubts: Translated<typeof en> = {}
