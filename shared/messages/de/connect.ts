import type { connect as en } from '../en/connect.ts'
import type { Translated } from '../translated.ts'

export const connect: Translated<typeof en> = {}
