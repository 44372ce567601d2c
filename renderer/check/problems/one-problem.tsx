/** One problem: its account leads to the account, and what is wrong to its cell, or to the mapping where that gives the value. */
import { UnstyledButton } from '@mantine/core'
import { useId } from 'react'
import type { Problem } from '../../../shared/ipc.ts'
import { say } from '../../../shared/messages/say.ts'
import type { CellPlace } from '../../../shared/result.ts'
import { AccountLink } from '../../components/accounts/account-link.tsx'
import { IssueList } from '../../components/said/issue-list.tsx'
import { MessageWords } from '../../components/said/message-words.tsx'
import { usePlaceNames } from '../../queries/open-project.tsx'
import classes from './problems.module.css'

type Props = {
  readonly problem: Problem
  readonly onGoTo: (place: CellPlace) => void
  readonly onMap: (target: string | null) => void
}

export function OneProblem({ problem, onGoTo, onMap }: Props) {
  const { cell, target } = problem.where ?? {}
  const { cellNameOf, inSheet } = usePlaceNames()
  const id = useId()
  const account = problem.account !== null && <AccountLink accountNumber={problem.account} />
  if (cell === undefined && target === undefined)
    return (
      <>
        {account && <div className={classes.accountAbove}>{account}</div>}
        <IssueList issues={[problem]} />
      </>
    )
  return (
    <div className={classes.oneProblem}>
      {account && <span className={classes.accountBeside}>{account}</span>}
      <UnstyledButton
        className={classes.problem}
        aria-labelledby={`${id}-place ${id}-words`}
        onClick={() => (cell === undefined ? onMap(target ?? null) : onGoTo(cell))}
      >
        <span id={`${id}-place`} className={classes.place} data-second={account !== false || undefined}>
          {cell === undefined ? say('problem_in_map') : inSheet(cell.sheet, cellNameOf(cell))}
        </span>
      </UnstyledButton>
      <div id={`${id}-words`} className={classes.problemWords}>
        <MessageWords message={problem.message} />
      </div>
    </div>
  )
}
