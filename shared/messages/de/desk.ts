import type { desk as en } from '../en/desk.ts'
import type { Translated } from '../translated.ts'

export const desk: Translated<typeof en> = {}
