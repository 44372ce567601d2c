/** The first screen: what Migration Desk is for, and the two ways to begin. */
import { Button, Text } from '@mantine/core'
import { IconFileSpreadsheet, IconFlask, IconRoute } from '@tabler/icons-react'
import type { ConnectionStatus, ProjectState } from '../../shared/ipc.ts'
import { useDeskAction } from '../asking/use-desk-action.ts'
import { ProjectList } from '../load/project-list.tsx'
import { Card } from '../parts/card.tsx'
import { IssueList } from '../parts/issue-list.tsx'
import { StepScroll } from '../parts/step-scroll.tsx'
import classes from './start.module.css'

type Props = {
  readonly connection: ConnectionStatus
  readonly openId: string | null
  readonly onConnection: (connection: ConnectionStatus) => void
  readonly onTour: () => void
  readonly onTryMadeUp: () => void
  readonly onOwn: () => void
  readonly onShowConnect: () => void
  readonly onProjectOpened: (project: ProjectState) => void
  readonly onProjectClosed: () => void
  readonly onRenamed: (id: string, name: string) => void
}

export function StartScreen({ connection, openId, ...tell }: Props) {
  const practise = useDeskAction('connectPractice')

  const tryMadeUp = async (): Promise<void> => {
    if (connection.kind === 'none') {
      const connected = await practise.run({})
      if (!connected.ok) return
      tell.onConnection(connected.value)
    }
    tell.onTryMadeUp()
  }

  return (
    <StepScroll isNarrow>
      <ul className={classes.purpose}>
        <li>Migration Desk moves your customers’ accounts from a spreadsheet to the new platform.</li>
        <li>It shows what is wrong, cell by cell, before anything is sent. Your file itself is never changed.</li>
        <li>Nothing leaves this computer until you say so, and no account is ever created twice.</li>
      </ul>
      <div className={classes.ways}>
        <Card title="Try it with a made-up supplier" className={classes.way ?? ''}>
          <Text mb="md">
            Fifteen customers that nobody has, with the faults that real spreadsheets have: find them, mend them, and
            create the accounts in practice. Nothing of it is real, and nothing leaves this computer.
          </Text>
          {connection.kind === 'live' ? (
            <>
              <Text mb="md">You are connected to the live service. Choose “Practise instead” in Connect first.</Text>
              <Button size="md" variant="default" onClick={tell.onShowConnect}>
                Go to Connect
              </Button>
            </>
          ) : (
            <Button
              size="md"
              leftSection={<IconFlask size={20} aria-hidden="true" />}
              loading={practise.isBusy}
              onClick={tryMadeUp}
            >
              Try it with a made-up supplier
            </Button>
          )}
          {practise.progress.state === 'issues' && <IssueList issues={practise.progress.issues} isAnnounced />}
        </Card>
        <Card title="Start with my spreadsheet" className={classes.way ?? ''}>
          <Text mb="md">
            Load your own file, match its columns and mend what is wrong. For that you need neither a network nor a
            connection to the platform.
          </Text>
          <Button
            size="md"
            variant="default"
            leftSection={<IconFileSpreadsheet size={20} aria-hidden="true" />}
            onClick={tell.onOwn}
          >
            Start with my spreadsheet
          </Button>
        </Card>
      </div>
      <div>
        <Button variant="subtle" leftSection={<IconRoute size={18} aria-hidden="true" />} onClick={tell.onTour}>
          Look around first: a tour of five stops
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
