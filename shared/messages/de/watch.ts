import type { watch as en } from '../en/watch.ts'
import type { Translated } from '../translated.ts'

export const watch: Translated<typeof en> = {}
