import type { fieldGuide as en } from '../en/field-guide.ts'
import type { Translated } from '../translated.ts'

export const fieldGuide: Translated<typeof en> = {}
