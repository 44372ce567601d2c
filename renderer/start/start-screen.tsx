/** The first screen: what Migration Desk is for, and the two ways to begin. */

import { Button, Text } from '@mantine/core'
import { IconFileSpreadsheet, IconFlask, IconRoute } from '@tabler/icons-react'
import type { ProjectState } from '../../shared/ipc.ts'
import { say } from '../../shared/messages/say.ts'
import { Card } from '../components/frame/card.tsx'
import { StepScroll } from '../components/frame/step-scroll.tsx'
import { IssueList } from '../components/said/issue-list.tsx'
import { ProjectList } from '../load/project-list.tsx'
import { useConnection } from '../queries/use-connection.ts'
import { useDeskAction } from '../queries/use-desk-action.ts'
import { stepWords } from '../words/words.ts'
import classes from './start.module.css'

type Props = {
  readonly openId: string | null
  readonly onTour: () => void
  readonly onTryMadeUp: () => void
  readonly onOwn: () => void
  readonly onShowConnect: () => void
  readonly onProjectOpened: (project: ProjectState) => void
  readonly onProjectClosed: () => void
  readonly onRenamed: (id: string, name: string) => void
}

export function StartScreen({ openId, ...tell }: Props) {
  const { kind } = useConnection()
  const practise = useDeskAction('connectPractice')

  const tryMadeUp = async (): Promise<void> => {
    if (kind === 'none' && !(await practise.run({})).ok) return
    tell.onTryMadeUp()
  }

  return (
    <StepScroll isNarrow>
      <ul className={classes.purpose}>
        <li>{say('purpose_moves')}</li>
        <li>{say('purpose_shows')}</li>
        <li>{say('purpose_safe')}</li>
      </ul>
      <div className={classes.ways}>
        <Card title={say('try_made_up')} className={classes.way ?? ''}>
          <Text mb="md">{say('made_up_explained')}</Text>
          {kind === 'live' ? (
            <>
              <Text mb="md">{say('made_up_not_live')}</Text>
              <Button size="md" variant="default" onClick={tell.onShowConnect}>
                {say('go_to_step', { step: say(stepWords.connect.name) })}
              </Button>
            </>
          ) : (
            <Button
              size="md"
              leftSection={<IconFlask size={20} aria-hidden="true" />}
              loading={practise.isBusy}
              onClick={tryMadeUp}
            >
              {say('try_made_up')}
            </Button>
          )}
          <IssueList issues={practise.issues} isAnnounced />
        </Card>
        <Card title={say('start_with_my_spreadsheet')} className={classes.way ?? ''}>
          <Text mb="md">{say('my_spreadsheet_explained')}</Text>
          <Button
            size="md"
            variant="default"
            leftSection={<IconFileSpreadsheet size={20} aria-hidden="true" />}
            onClick={tell.onOwn}
          >
            {say('start_with_my_spreadsheet')}
          </Button>
        </Card>
      </div>
      <div>
        <Button variant="subtle" leftSection={<IconRoute size={18} aria-hidden="true" />} onClick={tell.onTour}>
          {say('look_around_first')}
        </Button>
      </div>
      <ProjectList
        openId={openId}
        isHiddenWhenEmpty
        onOpened={tell.onProjectOpened}
        onDeleted={(id) => id === openId && tell.onProjectClosed()}
        onRenamed={tell.onRenamed}
      />
    </StepScroll>
  )
}
