/** Connect: practise on this computer with one click, or give the details of the live service; then test the way to it. */

import { Button, Group, Text } from '@mantine/core'
import { IconFlask } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { catalogueOfInterface } from '../../shared/catalogue/catalogue-of-kind.ts'
import type { WizardStep } from '../../shared/ipc.ts'
import { say } from '../../shared/messages/say.ts'
import type { MoneyTerms } from '../../shared/service/money-terms.ts'
import { Card } from '../components/frame/card.tsx'
import { StepNav } from '../components/frame/step-nav.tsx'
import { StepScroll } from '../components/frame/step-scroll.tsx'
import { isAnswered, MoneyQuestions } from '../components/questions/money-questions.tsx'
import { IssueList } from '../components/said/issue-list.tsx'
import { ToneBadge } from '../components/said/tone-badge.tsx'
import { useConnection } from '../queries/use-connection.ts'
import { useDeskAction } from '../queries/use-desk-action.ts'
import { useDeskQuery } from '../queries/use-desk-query.ts'
import { KeepingCard } from '../shell/keeping/keeping-card.tsx'
import type { OpenVault } from '../shell/wizard-state.ts'
import { stepWords } from '../words/words.ts'
import classes from './connect.module.css'
import { ConnectionCard } from './connection-card.tsx'
import { LiveForm } from './live-form.tsx'
import { SavedConnections } from './saved-connections.tsx'
import { AnswersCard } from './service/answers-card.tsx'
import { ServiceFieldsCard } from './service/service-fields-card.tsx'

type Props = {
  readonly vault: OpenVault
  /** Where the person goes on: Load, or where they were in the project that is open. */
  readonly next: WizardStep
  readonly onNext: () => void
}

export function ConnectStep({ vault, next, onNext }: Props) {
  const connection = useConnection()
  const [isTyping, setIsTyping] = useState(false)
  const descriptionId = connection.description?.id ?? null
  const asked = useDeskQuery('readDescription', { id: descriptionId ?? '' }, { isOn: descriptionId !== null })
  const described = asked.value ?? null
  const catalogue = useMemo(
    () => (described === null ? undefined : catalogueOfInterface(described.interface)('accounts')),
    [described],
  )
  const practise = useDeskAction('connectPractice')
  const test = useDeskAction('testConnection')

  const startPractice = async (): Promise<void> => {
    test.clear()
    await practise.run({})
  }
  const haveConnected = (): void => {
    setIsTyping(false)
    void test.run({})
  }

  return (
    <>
      <StepScroll isNarrow>
        {connection.kind !== 'none' && !isTyping && (
          <ConnectionCard test={test} supplierField={catalogue?.supplierField} onChange={() => setIsTyping(true)} />
        )}
        {connection.kind === 'live' && connection.description === null && !isTyping && (
          <MoneyCard terms={connection.terms} />
        )}
        {isTyping ? (
          <LiveForm onConnected={haveConnected} onCancel={() => setIsTyping(false)} />
        ) : (
          <div className={classes.choices}>
            {connection.kind !== 'practice' && (
              <Card
                title={say('practise_here')}
                aside={<ToneBadge tone="good">{say('safe_nothing_is_real')}</ToneBadge>}
              >
                <Text>{say('practice_explained')}</Text>
                <Group mt="md">
                  <Button
                    size="md"
                    variant={connection.kind === 'none' ? 'filled' : 'default'}
                    leftSection={<IconFlask size={20} aria-hidden="true" />}
                    loading={practise.isBusy}
                    onClick={startPractice}
                  >
                    {say(connection.kind === 'none' ? 'start_practising' : 'practise_instead')}
                  </Button>
                </Group>
                <IssueList issues={practise.issues} isAnnounced />
              </Card>
            )}
            {connection.kind !== 'live' && (
              <Card title={say('use_live_service')}>
                <Text>{say('live_service_explained')}</Text>
                <Group mt="md">
                  <Button size="md" variant="default" onClick={() => setIsTyping(true)}>
                    {say('connect_to_live_service_choice')}
                  </Button>
                </Group>
              </Card>
            )}
          </div>
        )}
        {!isTyping && <ServiceFieldsCard />}
        {described !== null && catalogue !== undefined && !isTyping && (
          <AnswersCard described={described} catalogue={catalogue} terms={connection.terms} />
        )}
        {!isTyping && <SavedConnections onUsed={haveConnected} />}
        {!isTyping && <KeepingCard vault={vault} />}
      </StepScroll>
      <StepNav
        next={{
          label: say('go_on_to_step', { step: say(stepWords[next].name) }),
          go: onNext,
          blockedBecause: null,
          isQuiet: connection.kind === 'none' || isTyping,
        }}
      />
    </>
  )
}

/** How the live service takes money, asked of whoever connects to it. */
const MoneyCard = ({ terms }: { readonly terms: MoneyTerms }) => (
  <Card
    title={say('money_title')}
    aside={
      isAnswered(terms) ? (
        <ToneBadge tone="good">{say('answered')}</ToneBadge>
      ) : (
        <ToneBadge tone="warning">{say('not_answered_yet')}</ToneBadge>
      )
    }
  >
    <MoneyQuestions terms={terms} />
  </Card>
)
