import type { comparison as en } from '../en/comparison.ts'
import type { Translated } from '../translated.ts'

export const comparison: Translated<typeof en> = {}
