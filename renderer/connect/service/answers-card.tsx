/** Asks once what the operator's description does not say, and lets the answers be handed on as a file. */

import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconFileText } from '@tabler/icons-react'
import { useId, useState } from 'react'
import type { Catalogue } from '../../../shared/catalogue/catalogue.ts'
import type { Reply } from '../../../shared/ipc.ts'
import { issue } from '../../../shared/issue-words.ts'
import { say } from '../../../shared/messages/say.ts'
import type { Issue } from '../../../shared/result.ts'
import type { MoneyTerms } from '../../../shared/service/money-terms.ts'
import { SaveButton, SavedMessage, useSaving } from '../../components/buttons/save-button.tsx'
import { FileDrop } from '../../components/dialogs/file-drop.tsx'
import { readFile } from '../../components/dialogs/read-file.ts'
import { Card } from '../../components/frame/card.tsx'
import { ElementQuestions, isOfElements } from '../../components/questions/element-questions.tsx'
import { isAnswered, MoneyQuestions } from '../../components/questions/money-questions.tsx'
import { StateQuestion, WrapperQuestion } from '../../components/questions/open-question.tsx'
import { useAnswers } from '../../components/questions/use-answers.ts'
import { IssueList } from '../../components/said/issue-list.tsx'
import { ToneBadge } from '../../components/said/tone-badge.tsx'
import { aboutQuestions } from '../../help/about.ts'
import { helpAbout } from '../../help/help-provider.tsx'
import { useDeskAction } from '../../queries/use-desk-action.ts'
import classes from '../connect.module.css'

type Props = {
  readonly described: Reply<'readDescription'>
  readonly catalogue: Catalogue
  readonly terms: MoneyTerms
}

export function AnswersCard({ described, catalogue, terms }: Props) {
  const { questions, proposedTerms } = described
  const [faults, setFaults] = useState<readonly Issue[]>([])
  const { answers, keep, issues: notKept } = useAnswers(described.answers)
  const load = useDeskAction('loadAnswers')
  const saving = useSaving('exportAnswers', {})
  const moneyId = useId()
  const ofElements = questions.filter(isOfElements)
  const states = questions.filter((question) => question.about === 'state')
  const isWrapperOpen = questions.some(({ about }) => about === 'wrapper') && answers.wrapper === undefined
  const isOpen = isWrapperOpen || !isAnswered(terms)

  const take = async (file: File): Promise<void> => {
    setFaults([])
    const bytes = await readFile(file)
    const result = bytes.ok ? await load.run({ fileName: file.name, bytes: bytes.value }) : bytes
    if (!result.ok) setFaults(result.issues)
  }

  return (
    <Card
      title={say('questions_of_service')}
      aside={isOpen && <ToneBadge tone="warning">{say('not_answered_yet')}</ToneBadge>}
    >
      <Stack gap="md" {...helpAbout(aboutQuestions)}>
        <section aria-labelledby={moneyId}>
          <Title order={3} size="h4" mb="xs" id={moneyId}>
            {say('money_title')}
          </Title>
          <MoneyQuestions
            // What was chosen for another description is not an answer for this one.
            key={described.entry.id}
            terms={terms}
            proposed={proposedTerms}
          />
        </section>
        {questions.map(
          (question) =>
            question.about === 'wrapper' && (
              <WrapperQuestion key={question.id} {...{ question, catalogue, answers }} onAnswers={keep} />
            ),
        )}
        {states.length > 0 && (
          <section aria-labelledby={`${moneyId}-states`}>
            <Title order={3} size="h4" mb="xs" id={`${moneyId}-states`}>
              {say('what_states_mean')}
            </Title>
            <Text mb="xs">{say('what_states_mean_explained')}</Text>
            {states.map((question) => (
              <StateQuestion key={question.id} {...{ question, answers }} onAnswers={keep} />
            ))}
          </section>
        )}
        {ofElements.length > 0 && (
          <section aria-labelledby={`${moneyId}-elements`}>
            <Title order={3} size="h4" mb="xs" id={`${moneyId}-elements`}>
              {say('questions_for_later')}
            </Title>
            <ElementQuestions
              questions={ofElements}
              {...{ answers, catalogue }}
              open={(count) => say('questions_for_later_open', { count })}
              areForLater
              onAnswers={keep}
            />
          </section>
        )}
        <Text>{say('answers_as_file_explained')}</Text>
        <FileDrop
          className={classes.dropDescription}
          label={say('drop_answers_here')}
          inputLabel={say('answers_about_service')}
          endings={endings}
          onFile={(file) => void take(file)}
          onReject={(rejections) => setFaults([notAnswers(rejections[0]?.file)])}
        >
          {(openPicker) => (
            <Group>
              <SaveButton saving={saving} label={say('save_questions')} />
              <Button
                variant="default"
                leftSection={<IconFileText size={18} aria-hidden="true" />}
                loading={load.isBusy}
                onClick={openPicker}
              >
                {say('load_answers')}
              </Button>
            </Group>
          )}
        </FileDrop>
        <SavedMessage saving={saving} />
        {load.outcome !== null && <Text role="status">{say('loaded_answers_kept')}</Text>}
        <IssueList issues={[...notKept, ...faults]} isAnnounced />
      </Stack>
    </Card>
  )
}

const endings = ['.json']

const notAnswers = (file: File | undefined): Issue => issue('not_an_answers_name', { fileName: file?.name ?? null })
