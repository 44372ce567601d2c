import type { readings as en } from '../en/readings.ts'
import type { Translated } from '../translated.ts'

export const readings: Translated<typeof en> = {}
