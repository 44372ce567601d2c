import type { map as en } from '../en/map.ts'
import type { Translated } from '../translated.ts'

export const map: Translated<typeof en> = {}
