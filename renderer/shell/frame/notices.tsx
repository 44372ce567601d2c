/** What the person has to know on whichever step they are, until they say that they have read it. */

import { Button } from '@mantine/core'
import type { DeskEvent } from '../../../shared/ipc.ts'
import { say } from '../../../shared/messages/say.ts'
import type { Issue } from '../../../shared/result.ts'
import { IssueList } from '../../components/said/issue-list.tsx'
import { ServiceWords } from '../../components/said/service-words.tsx'
import classes from './notices.module.css'

type Props = {
  readonly notices: readonly Issue[]
  readonly watchEnd: DeskEvent<'watchEnded'> | null
  readonly onRead: () => void
}

export function Notices({ notices, watchEnd, onRead }: Props) {
  if (notices.length === 0 && watchEnd === null) return null
  return (
    <section className={classes.notices} aria-label={say('to_read')}>
      <div className={classes.words}>
        <IssueList issues={notices} isAnnounced />
        {watchEnd !== null && (
          <>
            <IssueList issues={[watchEnd.issue]} isAnnounced />
            <ServiceWords words={watchEnd.serviceWords} />
          </>
        )}
      </div>
      <Button variant="default" onClick={onRead}>
        {say('i_have_read_this')}
      </Button>
    </section>
  )
}
