/** Offers to turn a sheet that seems to lie on its side; of one that is turned says so, and turns it back. */

import { IconRotate, IconRotateClockwise } from '@tabler/icons-react'
import { type Ref, useState } from 'react'
import type { SheetSummary } from '../../../shared/ipc.ts'
import { say } from '../../../shared/messages/say.ts'
import { DecisionButton } from '../../components/buttons/decision-button.tsx'
import { sidewaysCode } from '../../components/dialogs/sheets-ask.ts'
import { useDeskQuery } from '../../queries/use-desk-query.ts'
import classes from '../load.module.css'

type Props = {
  readonly sheet: SheetSummary
  /** A sheet that is left out is not looked at. */
  readonly isIncluded: boolean
  readonly isBusy: boolean
  readonly onTurn: (isTurned: boolean) => void
  readonly ref: Ref<HTMLDivElement>
}

/** There from the beginning, so that what comes of turning is read out, and the focus has a place to go to. */
export function TurnNote({ ref, ...props }: Props) {
  return (
    <div role="status" tabIndex={-1} ref={ref}>
      <TurnWords {...props} />
    </div>
  )
}

function TurnWords({ sheet: { name, isTurned = false }, isIncluded, isBusy, onTurn }: Omit<Props, 'ref'>) {
  const problems = useDeskQuery('listProblems', {}, { keepsPrevious: true, isOn: isIncluded && !isTurned })
  const [wasTurned, setWasTurned] = useState(isTurned)
  if (isTurned && !wasTurned) setWasTurned(true)
  if (isTurned) {
    return (
      <div className={classes.note}>
        <span>{say('sheet_is_turned')}</span>
        <DecisionButton
          about="asItWas"
          variant="default"
          leftSection={<IconRotate size={18} aria-hidden="true" />}
          disabled={isBusy}
          onClick={() => onTurn(false)}
        >
          {say('turn_sheet_back')}
        </DecisionButton>
      </div>
    )
  }
  const groups = isIncluded && problems.state === 'done' ? problems.value : []
  const sideways = groups.flatMap(({ code, columns }) => (code === sidewaysCode ? columns : []))
  const seemsSideways = sideways.some(({ sheet }) => sheet === name)
  if (!seemsSideways) return wasTurned && <div className={classes.note}>{say('sheet_as_in_file')}</div>
  return (
    <div className={classes.note} data-offer>
      <span>{say('sheet_seems_on_side')}</span>
      <DecisionButton
        about="turn"
        leftSection={<IconRotateClockwise size={18} aria-hidden="true" />}
        disabled={isBusy}
        onClick={() => onTurn(true)}
      >
        {say('turn_sheet')}
      </DecisionButton>
    </div>
  )
}
