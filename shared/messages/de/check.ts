import type { check as en } from '../en/check.ts'
import type { Translated } from '../translated.ts'

export const check: Translated<typeof en> = {}
