/** Offers to go on by itself, once a person has seen a few accounts through by hand. */

import { Button } from '@mantine/core'
import { IconPlayerPlay } from '@tabler/icons-react'
import { useState } from 'react'
import { countIn, type StatusCounts } from '../../../shared/account-status.ts'
import { say } from '../../../shared/messages/say.ts'
import classes from './run.module.css'
import { StartRun } from './start-run.tsx'

/** After so many a person knows what is going to happen. */
const fewByHand = 3

export function RunOffer({ counts }: { readonly counts: StatusCounts }) {
  const [isAsking, setIsAsking] = useState(false)
  const left = countIn(counts, 'ready')
  const done = counts.finished + counts.accepted
  // So few are sooner done by hand.
  if (left < 2) return null
  return (
    <div className={classes.offer}>
      {done < fewByHand ? (
        <p>
          {done === 0
            ? say('create_few_yourself', { count: fewByHand })
            : say('create_few_more_yourself', { count: fewByHand - done })}
        </p>
      ) : (
        <>
          <p>{say('accounts_left', { count: left })}</p>
          <Button
            variant="default"
            leftSection={<IconPlayerPlay size={18} aria-hidden="true" />}
            onClick={() => setIsAsking(true)}
          >
            {say('go_on_by_itself')}
          </Button>
        </>
      )}
      {isAsking && <StartRun onClose={() => setIsAsking(false)} />}
    </div>
  )
}
