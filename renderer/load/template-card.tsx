/** The empty templates, for someone who has no spreadsheet yet. */

import { Stack, Text } from '@mantine/core'
import { say } from '../../shared/messages/say.ts'
import { SaveButton, SavedMessage, useSaving } from '../components/buttons/save-button.tsx'
import { Card } from '../components/frame/card.tsx'

export function TemplateCard() {
  const accounts = useSaving('exportTemplate', { kind: 'accounts' })
  const additions = useSaving('exportTemplate', { kind: 'additions' })
  return (
    <Card title={say('no_spreadsheet_yet')}>
      <Text>{say('template_explained')}</Text>
      <Stack gap="xs" mt="sm" align="flex-start">
        <SaveButton saving={accounts} label={say('save_template')} />
        <SavedMessage saving={accounts} />
      </Stack>
      <Text mt="md">{say('template_for_additions_explained')}</Text>
      <Stack gap="xs" mt="sm" align="flex-start">
        <SaveButton saving={additions} label={say('save_template_for_additions')} />
        <SavedMessage saving={additions} />
      </Stack>
    </Card>
  )
}
