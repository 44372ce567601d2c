import type { results as en } from '../en/results.ts'
import type { Translated } from '../translated.ts'

export const results: Translated<typeof en> = {}
