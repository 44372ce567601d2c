/** Asks once what the operator's description does not say, and lets the answers be handed on as a file. */
import { Button, Group, Radio, Stack, Text } from '@mantine/core'
import { IconFileText } from '@tabler/icons-react'
import { useState } from 'react'
import type { ConnectionStatus, Reply } from '../../shared/ipc.ts'
import type { Issue } from '../../shared/result.ts'
import { useDeskAction } from '../asking/use-desk-action.ts'
import { Card } from '../parts/card.tsx'
import { FileDrop } from '../parts/file-drop.tsx'
import { IssueList } from '../parts/issue-list.tsx'
import { readFile } from '../parts/read-file.ts'
import { SaveButton, SavedMessage, useSaving } from '../parts/save-button.tsx'
import { ToneBadge } from '../parts/tone-badge.tsx'
import { nouns, showCount } from '../words/counting.ts'
import classes from './connect.module.css'

type Props = {
  readonly described: Reply<'readDescription'>
  readonly onConnection: (connection: ConnectionStatus) => void
}

export function AnswersCard({ described: { questions, answers }, onConnection }: Props) {
  const [faults, setFaults] = useState<readonly Issue[]>([])
  const answer = useDeskAction('answerDescription')
  const load = useDeskAction('loadAnswers')
  const saving = useSaving('exportAnswers', {})
  const isAskedOfWrapper = questions.some(({ about }) => about === 'wrapper')
  const listCount = questions.filter(({ about }) => about === 'key').length
  const isOpen = isAskedOfWrapper && answers.wrapper === undefined

  const sayWrapper = async (value: string): Promise<void> => {
    setFaults([])
    const result = await answer.run({ answers: { ...answers, wrapper: value === 'inside' } })
    if (result.ok) onConnection(result.value)
    else setFaults(result.issues)
  }
  const take = async (file: File): Promise<void> => {
    setFaults([])
    const bytes = await readFile(file)
    const result = bytes.ok ? await load.run({ fileName: file.name, bytes: bytes.value }) : bytes
    if (result.ok) onConnection(result.value)
    else setFaults(result.issues)
  }

  return (
    <Card
      title="What the description does not say"
      aside={isOpen && <ToneBadge tone="warning">Not answered yet</ToneBadge>}
    >
      <Stack gap="md">
        {isAskedOfWrapper && (
          <Radio.Group
            label="How an account is sent"
            description="The description says one thing in its rules, and shows another in its examples. Nothing is sent before you have chosen; a dry run then tells whether it is right."
            value={answers.wrapper === undefined ? '' : answers.wrapper ? 'inside' : 'plain'}
            onChange={sayWrapper}
          >
            <Stack mt="xs" gap="xs">
              <Radio value="plain" label="By itself, as the examples show it" />
              <Radio value="inside" label="Inside of another field, as the rules say" />
            </Stack>
          </Radio.Group>
        )}
        {listCount > 0 && (
          <Text>
            Of {showCount(listCount, nouns.list)} it does not say what tells one entry from another. Where your columns
            need it, Map asks.
          </Text>
        )}
        <Text>
          All its questions, with a proposal for each, can be saved as a file, filled in by somebody who knows the
          service, and loaded here again.
        </Text>
        <FileDrop
          className={classes.dropDescription}
          label="Drop the file with the answers here"
          inputLabel="Answers about the service"
          accept={accept}
          onFile={(file) => void take(file)}
          onReject={(rejections) => setFaults([notAnswers(rejections[0]?.file)])}
        >
          {(openPicker) => (
            <Group>
              <SaveButton saving={saving} label="Save the questions as a file" />
              <Button
                variant="default"
                leftSection={<IconFileText size={18} aria-hidden="true" />}
                loading={load.isBusy}
                onClick={openPicker}
              >
                Load answers…
              </Button>
            </Group>
          )}
        </FileDrop>
        <SavedMessage saving={saving} />
        {load.progress.state === 'done' && <Text role="status">The answers are kept.</Text>}
        {faults.length > 0 && <IssueList issues={faults} isAnnounced />}
      </Stack>
    </Card>
  )
}

const accept = { 'application/x-migration-desk-answers': ['.json'] }

const notAnswers = (file: File | undefined): Issue => ({
  level: 'error',
  code: 'not_an_answers_name',
  message: `“${file?.name ?? 'This file'}” holds no answers. Choose the .json file that was saved here and filled in.`,
})
