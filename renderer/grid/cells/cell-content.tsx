/** What a cell shows, and what it says to a screen reader: its text, whether it was changed, and what is said against it. */
import type { PageCell, PageRow } from '../../../shared/ipc.ts'
import { say, sayMessage } from '../../../shared/messages/say.ts'
import type { IssueLevel } from '../../../shared/result.ts'
import { suggestedWords } from '../../../shared/words/problems/mend-words.ts'
import { levelWords } from '../../words/words.ts'
import classes from '../sheet-grid.module.css'

/** What every cell may say, put into words once for all of them. */
export type CellWords = Readonly<Record<'closed' | 'aside' | 'changed' | IssueLevel, string>>

export const cellWords = (): CellWords => ({
  closed: say('cell_closed'),
  aside: say('word_set_aside'),
  changed: say('cell_changed_by_you'),
  error: say(levelWords.error),
  warning: say(levelWords.warning),
  info: say(levelWords.info),
})

type CellContentProps = {
  readonly words: CellWords
  /** `undefined` where the row ends before this column. */
  readonly cell: PageCell | undefined
  /** Its row is still on its way. */
  readonly isOnItsWay: boolean
  /** Its account was sent, or is set aside. */
  readonly row?: Pick<PageRow, 'isClosed' | 'isAside'> | undefined
  /** It says the number of an account, and leads to it. */
  readonly isAccount?: boolean
}

export function CellContent({ words, cell, isOnItsWay, row, isAccount = false }: CellContentProps) {
  if (isOnItsWay) return <span className={classes.onItsWay}>…</span>
  if (cell === undefined) return null
  const said = spokenOf(cell, row, words)
  return (
    <>
      {isAccount ? <span className={classes.account}>{cell.text}</span> : cell.text}
      {said !== '' && <span className={classes.spoken}>{said}</span>}
    </>
  )
}

/** In words what the look of a cell says, and what would be better: ". Changed by you. Problem: Row 9: … Suggested: +44 …" */
function spokenOf({ isEdited, issues = [] }: PageCell, row: CellContentProps['row'], words: CellWords): string {
  const state = row?.isClosed ? [words.closed] : row?.isAside ? [words.aside] : []
  const changed = isEdited ? [words.changed] : []
  const said = issues.map((issue) => {
    const suggested = suggestedWords(issue)
    const told = { level: words[issue.level], problem: sayMessage(issue.message) }
    return suggested === undefined
      ? say('cell_problem', told)
      : say('cell_problem_with_suggestion', { ...told, suggested })
  })
  return [...state, ...changed, ...said].map((one) => `. ${one}`).join('')
}

/** The class names of a cell: the worst that is said against it, and whether it was changed. */
export function cellLook(cell: PageCell | undefined): string {
  const worst = worstLevel(cell)
  return [worst === null ? '' : classes[worst], cell?.isEdited ? classes.edited : ''].filter(Boolean).join(' ')
}

export const hasError = (cell: PageCell | undefined): boolean => worstLevel(cell) === 'error'

function worstLevel(cell: PageCell | undefined): 'error' | 'warning' | null {
  if (cell?.issues?.some(({ level }) => level === 'error')) return 'error'
  return cell?.issues?.some(({ level }) => level === 'warning') ? 'warning' : null
}
