import type { problems as en } from '../en/problems.ts'
import type { Translated } from '../translated.ts'

export const problems: Translated<typeof en> = {}
