/** The empty template, for someone who has no spreadsheet yet. */
import { Text } from '@mantine/core'
import { Card } from '../parts/card.tsx'
import { SaveButton, SavedMessage, useSaving } from '../parts/save-button.tsx'
import classes from './load.module.css'

export function TemplateCard() {
  const saving = useSaving('exportTemplate', {})
  return (
    <Card title="No spreadsheet yet?">
      <Text>
        Start with our empty template. It has a column for everything that can be moved, with explanations, and is
        matched by itself when you load it.
      </Text>
      <div className={classes.template}>
        <SaveButton saving={saving} label="Save the empty template" />
        <SavedMessage saving={saving} />
      </div>
    </Card>
  )
}
