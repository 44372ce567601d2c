/** What is doubted at a row, where another account may settle it. */
import type { Issue } from '../result.ts'

/**
 * Until those rows are set aside, or until that account is sent: something else holds after that. Rows are counted from 0.
 */
export type Until =
  | { readonly is: 'aside'; readonly sheet: string; readonly rowIndexes: readonly number[] }
  | { readonly is: 'sent'; readonly account: string; readonly after: Issue }

export type Doubt = Issue & { readonly until?: Until }
