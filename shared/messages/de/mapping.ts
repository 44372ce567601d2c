import type { mapping as en } from '../en/mapping.ts'
import type { Translated } from '../translated.ts'

export const mapping: Translated<typeof en> = {}
