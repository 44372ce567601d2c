import type { vault as en } from '../en/vault.ts'
import type { Translated } from '../translated.ts'

export const vault: Translated<typeof en> = {}
