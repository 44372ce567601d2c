/** Offers to turn a sheet that seems to lie on its side; of one that is turned says so, and turns it back. */
import { Button } from '@mantine/core'
import { IconRotate, IconRotateClockwise } from '@tabler/icons-react'
import type { SheetSummary } from '../../shared/ipc.ts'
import type { OurCode } from '../../shared/issue-words.ts'
import { useDeskQuery } from '../asking/use-desk-query.ts'
import classes from './load.module.css'
import { doubtsOf } from './sheet-doubts.ts'

type Props = {
  readonly sheet: SheetSummary
  /** A sheet that is left out is not looked at. */
  readonly isIncluded: boolean
  readonly isBusy: boolean
  readonly onTurn: (isTurned: boolean) => void
}

const sidewaysCode: OurCode = 'sheet_sideways'

export function TurnNote({ sheet: { name, isTurned = false }, isIncluded, isBusy, onTurn }: Props) {
  const problems = useDeskQuery('listProblems', {}, { keepsPrevious: true, isOn: isIncluded && !isTurned })
  if (isTurned) {
    return (
      <div className={classes.turned}>
        This sheet is turned: each column of your file is read as a row. Beside rows and columns you see where they are
        in your file, which stays as it is.
        <Button
          variant="default"
          leftSection={<IconRotate size={18} aria-hidden="true" />}
          disabled={isBusy}
          onClick={() => onTurn(false)}
        >
          Turn it back
        </Button>
      </div>
    )
  }
  const groups = isIncluded && problems.state === 'done' ? problems.value : []
  if (doubtsOf(groups, name).every(({ code }) => code !== sidewaysCode)) return null
  return (
    <div className={classes.turned} data-offer>
      This sheet seems to lie on its side, with an account in each column. Turned, each column is read as a row; your
      file stays as it is.
      <Button
        leftSection={<IconRotateClockwise size={18} aria-hidden="true" />}
        disabled={isBusy}
        onClick={() => onTurn(true)}
      >
        Turn this sheet
      </Button>
    </div>
  )
}
