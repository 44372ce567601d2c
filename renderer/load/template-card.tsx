/** The empty templates, for someone who has no spreadsheet yet. */
import { Stack, Text } from '@mantine/core'
import { Card } from '../parts/card.tsx'
import { SaveButton, SavedMessage, useSaving } from '../parts/save-button.tsx'

export function TemplateCard() {
  const accounts = useSaving('exportTemplate', { kind: 'accounts' })
  const additions = useSaving('exportTemplate', { kind: 'additions' })
  return (
    <Card title="No spreadsheet yet?">
      <Text>
        Start with our empty template. It has a column for everything that can be moved, with explanations, and is
        matched by itself when you load it.
      </Text>
      <Stack gap="xs" mt="sm" align="flex-start">
        <SaveButton saving={accounts} label="Save the empty template" />
        <SavedMessage saving={accounts} />
      </Stack>
      <Text mt="md">
        For accounts that are on the platform already there is one with a sheet each for notes, transactions, past
        statements and payment instructions.
      </Text>
      <Stack gap="xs" mt="sm" align="flex-start">
        <SaveButton saving={additions} label="Save the template for additions" />
        <SavedMessage saving={additions} />
      </Stack>
    </Card>
  )
}
