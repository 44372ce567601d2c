/** Says in Watch that a run is under way, and leads to it. */
import { Button } from '@mantine/core'
import { showNumber } from '../../shared/words/phrases.ts'
import { paceWords, stageWords } from '../create/run/run-words.ts'
import { isUnderWay, useRun } from '../create/run/use-run.ts'
import { Card } from '../parts/card.tsx'
import { nouns, showCount } from '../words/counting.ts'
import classes from './watch.module.css'

export function RunLine({ onShowCreate }: { readonly onShowCreate: () => void }) {
  const asked = useRun()
  const run = asked.state === 'done' ? asked.value : null
  if (run === null || !isUnderWay(run)) return null
  const pace = paceWords(run)
  return (
    <Card title={stageWords[run.stage]}>
      <div className={classes.runLine}>
        <span>
          {showNumber(run.done)} of {showCount(run.total, nouns.account)} had their turn{pace !== null && `. ${pace}`}
        </span>
        <Button variant="default" onClick={onShowCreate}>
          Pause or stop it in Create
        </Button>
      </div>
    </Card>
  )
}
