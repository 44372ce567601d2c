/** After a crash, or a window that was closed in the middle: what was sent, what is asked about and what comes next, until it was read. */

import { Button, Stack } from '@mantine/core'
import type { Interruption } from '../../../shared/ipc.ts'
import { say } from '../../../shared/messages/say.ts'
import { atMoment, firstListed } from '../../../shared/messages/values.ts'
import { quoteName } from '../../../shared/words/words-of-others.ts'
import { AccountWords } from '../../components/accounts/account-words.tsx'
import { DecisionButton } from '../../components/buttons/decision-button.tsx'
import { Card } from '../../components/frame/card.tsx'
import { useDeskAction } from '../../queries/use-desk-action.ts'
import { useDeskQuery } from '../../queries/use-desk-query.ts'
import classes from './notices.module.css'

type Props = { readonly hasProject: boolean; readonly onShowCreate: (() => void) | null }

export function Interrupted({ hasProject, onShowCreate }: Props) {
  const asked = useDeskQuery('readInterruption', {}, { isOn: hasProject })
  const forget = useDeskAction('forgetInterruption')
  if (!hasProject || asked.state !== 'done' || asked.value === null) return null
  const found = asked.value
  return (
    <Card title={say('interrupted')}>
      <div className={classes.notices}>
        <ul className={classes.happened}>
          {sentencesOf(found).map((sentence) => (
            <li key={sentence}>
              <AccountWords text={sentence} accounts={found.asked.first} />
            </li>
          ))}
        </ul>
        <Stack gap="xs">
          {onShowCreate !== null && found.notSent > 0 && (
            <Button onClick={onShowCreate}>{say('go_on_in_create')}</Button>
          )}
          <DecisionButton about={found.at} variant="default" loading={forget.isBusy} onClick={() => forget.run({})}>
            {say('i_have_read_this')}
          </DecisionButton>
        </Stack>
      </div>
    </Card>
  )
}

function sentencesOf({ at, agreed, created, accepted, asked, refused, notSent }: Interruption): readonly string[] {
  const sent = created + accepted
  const named = asked.first.map((number) => quoteName(number) ?? '')
  const accounts = firstListed(named, named.length, asked.count)
  return [
    say('interrupted_at', { moment: atMoment(at), count: agreed }),
    sent === 0 ? say('interrupted_none_sent') : say('interrupted_sent', { count: sent, created, accepted }),
    ...(asked.count === 0 ? [] : [say('interrupted_asked', { count: asked.count, accounts })]),
    ...(refused === 0 ? [] : [say('interrupted_refused', { count: refused })]),
    notSent === 0 ? say('interrupted_nothing_left') : say('interrupted_not_sent', { count: notSent }),
  ]
}
