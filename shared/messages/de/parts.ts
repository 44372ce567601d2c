import type { parts as en } from '../en/parts.ts'
import type { Translated } from '../translated.ts'

export const parts: Translated<typeof en> = {}
