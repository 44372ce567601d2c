/** What the next spreadsheet is about: accounts to create, or what is added to accounts that are on the platform. */

import { Group, Radio } from '@mantine/core'
import { type ProjectKind, projectKinds } from '../../shared/catalogue/catalogue-of-kind.ts'
import { say } from '../../shared/messages/say.ts'
import { projectKindWords } from '../words/words.ts'
import classes from './load.module.css'

type Props = { readonly kind: ProjectKind; readonly onKind: (kind: ProjectKind) => void }

export function KindChoice({ kind, onKind }: Props) {
  return (
    <Radio.Group
      className={classes.kinds ?? ''}
      label={say('spreadsheet_is_about')}
      description={say('templates_are_recognised')}
      value={kind}
      onChange={(chosen) => onKind(projectKinds.find((one) => one === chosen) ?? kind)}
    >
      <Group mt="xs" gap="xl">
        {projectKinds.map((one) => (
          <Radio
            key={one}
            value={one}
            label={say(projectKindWords[one].name)}
            description={say(projectKindWords[one].explanation)}
          />
        ))}
      </Group>
    </Radio.Group>
  )
}
