import type { grid as en } from '../en/grid.ts'
import type { Translated } from '../translated.ts'

export const grid: Translated<typeof en> = {}
