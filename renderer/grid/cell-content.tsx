/** What a cell shows, and what it says to a screen reader: its text, whether it was changed, and what is said against it. */
import type { PageCell } from '../../shared/ipc.ts'
import { say, sayMessage } from '../../shared/messages/say.ts'
import { suggestedWords } from '../../shared/words/mend-words.ts'
import { levelWords } from '../words/words.ts'
import classes from './sheet-grid.module.css'

type CellContentProps = {
  /** `undefined` where the row ends before this column. */
  readonly cell: PageCell | undefined
  /** Its row is still on its way. */
  readonly isOnItsWay: boolean
  /** Its account was sent. */
  readonly isClosed?: boolean
  /** It says the number of an account, and leads to it. */
  readonly isAccount?: boolean
}

export function CellContent({ cell, isOnItsWay, isClosed = false, isAccount = false }: CellContentProps) {
  if (isOnItsWay) return <span className={classes.onItsWay}>…</span>
  if (cell === undefined) return null
  const said = spokenOf(cell, isClosed)
  return (
    <>
      {isAccount ? <span className={classes.account}>{cell.text}</span> : cell.text}
      {said !== '' && <span className={classes.spoken}>{said}</span>}
    </>
  )
}

/** In words what the look of a cell says, and what would be better: ". Changed by you. Problem: Row 9: … Suggested: +44 …" */
function spokenOf({ isEdited, issues = [] }: PageCell, isClosed: boolean): string {
  const closed = isClosed ? ['Closed'] : []
  const changed = isEdited ? ['Changed by you'] : []
  const said = issues.map((issue) => {
    const suggested = suggestedWords(issue)
    return `${say(levelWords[issue.level])}: ${sayMessage(issue.message)}${suggested === undefined ? '' : ` Suggested: ${suggested}`}`
  })
  return [...closed, ...changed, ...said].map((words) => `. ${words}`).join('')
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
