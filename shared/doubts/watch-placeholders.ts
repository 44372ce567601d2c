/** Notices words that say there is no value, and would be sent as one: "NULL", "n/a", "TBC". */
import { isPlaceholder } from '../mapping/placeholders.ts'
import { sign } from './text-signs.ts'
import { type Watcher, watchTexts } from './watcher.ts'

export const watchPlaceholders = (): Watcher =>
  watchTexts((text) => (isPlaceholder(text) ? { code: 'placeholder_as_value' } : undefined), { noneOf: sign.digit })
