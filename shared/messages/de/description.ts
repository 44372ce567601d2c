import type { description as en } from '../en/description.ts'
import type { Translated } from '../translated.ts'

export const description: Translated<typeof en> = {}
