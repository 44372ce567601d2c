/** Says in Watch that a run is under way, and leads to it. */

import { Button } from '@mantine/core'
import { say } from '../../shared/messages/say.ts'
import { Card } from '../components/frame/card.tsx'
import { paceWords, stageWords } from '../create/run/run-words.ts'
import { isUnderWay, useRun } from '../create/run/use-run.ts'
import classes from './watch.module.css'

export function RunLine({ onShowCreate }: { readonly onShowCreate: () => void }) {
  const asked = useRun()
  const run = asked.value ?? null
  if (run === null || !isUnderWay(run)) return null
  const { done, total } = run
  const pace = paceWords(run)
  return (
    <Card title={say(stageWords[run.stage])}>
      <div className={classes.runLine}>
        <span>
          {pace === null
            ? say('had_their_turn', { done, total })
            : say('had_their_turn_at_pace', { done, total, pace })}
        </span>
        <Button variant="default" onClick={onShowCreate}>
          {say('hold_up_in_create')}
        </Button>
      </div>
    </Card>
  )
}
