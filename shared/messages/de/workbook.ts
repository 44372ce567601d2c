import type { workbook as en } from '../en/workbook.ts'
import type { Translated } from '../translated.ts'

export const workbook: Translated<typeof en> = {}
