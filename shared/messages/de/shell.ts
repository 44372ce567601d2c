import type { shell as en } from '../en/shell.ts'
import type { Translated } from '../translated.ts'

export const shell: Translated<typeof en> = {
  language: 'Sprache',
  language_of_system: 'Wie dieser Computer eingestellt ist',
}
