/** After a crash, or a window that was closed in the middle: what was sent, what is asked about and what comes next, until it was read. */
import { Button, Stack } from '@mantine/core'
import type { Interruption } from '../../shared/ipc.ts'
import { listed, showNumber } from '../../shared/words/phrases.ts'
import { quoteName } from '../../shared/words/words-of-others.ts'
import { useDeskAction } from '../asking/use-desk-action.ts'
import { useDeskQuery } from '../asking/use-desk-query.ts'
import { AccountWords } from '../parts/account-words.tsx'
import { Card } from '../parts/card.tsx'
import { DecisionButton } from '../parts/decision-button.tsx'
import { chooseForm, nouns, showCount } from '../words/counting.ts'
import { showMoment } from '../words/moments.ts'
import classes from './notices.module.css'

type Props = { readonly hasProject: boolean; readonly onShowCreate: (() => void) | null }

export function Interrupted({ hasProject, onShowCreate }: Props) {
  const asked = useDeskQuery('readInterruption', {}, { isOn: hasProject })
  const forget = useDeskAction('forgetInterruption')
  if (!hasProject || asked.state !== 'done' || asked.value === null) return null
  const found = asked.value
  return (
    <Card title="You were interrupted; this is what happened">
      <div className={classes.notices}>
        <ul className={classes.happened}>
          {sentencesOf(found).map((sentence) => (
            <li key={sentence}>
              <AccountWords text={sentence} accounts={found.asked.first} />
            </li>
          ))}
        </ul>
        <Stack gap="xs">
          {onShowCreate !== null && found.notSent > 0 && <Button onClick={onShowCreate}>Go on in Create</Button>}
          <DecisionButton about={found.at} variant="default" loading={forget.isBusy} onClick={() => forget.run({})}>
            I have read this
          </DecisionButton>
        </Stack>
      </div>
    </Card>
  )
}

function sentencesOf({ at, agreed, created, accepted, asked, refused, notSent }: Interruption): readonly string[] {
  const sent = created + accepted
  const named = asked.first.map((number) => quoteName(number) ?? '')
  const numbers = asked.count > named.length ? [...named, `${showNumber(asked.count - named.length)} more`] : named
  return [
    `On ${showMoment(at)} you had agreed to send ${showCount(agreed, nouns.account)}. Then Migration Desk was ended before all of that was done.`,
    sent === 0
      ? 'None of them is known to have arrived.'
      : `${showCount(sent, nouns.account)} ${chooseForm(sent, 'was', 'were')} sent: ${showNumber(created)} created, ${showNumber(accepted)} being created.`,
    ...(asked.count === 0
      ? []
      : [
          `${showCount(asked.count, nouns.account)} ${chooseForm(asked.count, 'was', 'were')} on the way, and no answer came: ${listed(numbers)}. The service is being asked; nothing is sent again before it has answered.`,
        ]),
    ...(refused === 0 ? [] : [`${showCount(refused, nouns.account)} came back: refused or failed. Check says why.`]),
    notSent === 0
      ? 'Nothing is left to send of them.'
      : `${showCount(notSent, nouns.account)} ${chooseForm(notSent, 'was', 'were')} not sent. Nothing goes on by itself: go on in Create when you are ready. No account is created twice.`,
  ]
}
