/** Reads values that come again and again as something else: kept in the mapping, not in the cells, and used for the next file too. */
import { Modal } from '@mantine/core'
import type { ProblemColumn, ProblemGroup, ProjectState } from '../../../shared/ipc.ts'
import { changeReading } from '../../../shared/mapping/model/change-mapping.ts'
import { fieldPathOf } from '../../../shared/mapping/model/field-path.ts'
import { say } from '../../../shared/messages/say.ts'
import { columnLetters } from '../../../shared/sheet/sheet.ts'
import { QueryBoundary } from '../../components/frame/states.tsx'
import { TranslationDialog } from '../../map/values/meanings/translation-dialog.tsx'
import { distinctFor, type TranslatedField } from '../../map/values/meanings/translations.ts'
import { useCatalogue } from '../../queries/open-project.tsx'
import { madeOn } from '../../queries/revision.ts'
import { useDeskAction } from '../../queries/use-desk-action.ts'
import { useDeskQuery } from '../../queries/use-desk-query.ts'

type Props = {
  readonly project: ProjectState
  readonly group: ProblemGroup
  readonly column: ProblemColumn
  readonly onProject: (project: ProjectState) => void
  readonly onSaid: (words: string) => void
  readonly onClose: () => void
}

export function ReadAsDialog({ project, group, column, onProject, onSaid, onClose }: Props) {
  const catalogue = useCatalogue()
  const place = { sheet: column.sheet, column: column.column }
  const values = useDeskQuery('listProblemValues', { code: group.code, level: group.level, in: place })
  const changing = useDeskAction('changeMapping')
  const mapped = project.mapping.sheets
    .find(({ sheet }) => sheet === column.sheet)
    ?.columns.find((one) => one.column === column.column)
  const leaf = (mapped?.target == null ? undefined : catalogue.leaf(fieldPathOf(mapped.target))) ?? anyText
  const translations = mapped?.reading?.translations ?? []
  const name =
    column.header === ''
      ? say('in_column', { letters: columnLetters(column.column) })
      : say('quoted', { text: column.header })
  if (values.state !== 'done') {
    return (
      <Modal opened onClose={onClose} size="lg" title={say('translate_values_of', { column: name })}>
        <QueryBoundary asked={values} doing={say('reading_values')}>
          {() => null}
        </QueryBoundary>
      </Modal>
    )
  }
  const distinct = distinctFor(values.value.values, leaf)
  const isListed = (value: string) => distinct.some((one) => isSame(one.value, value))
  return (
    <TranslationDialog
      column={name}
      leaf={leaf}
      distinct={distinct}
      reading={{ ...mapped?.reading, translations: translations.filter(({ from }) => isListed(from)) }}
      onTranslations={async (chosen) => {
        const others = translations.filter(({ from }) => !isListed(from))
        const mapping = changeReading(project.mapping, place, { translations: [...others, ...chosen] })
        const changed = await changing.run({ mapping, ...madeOn(project) })
        if (!changed.ok) return
        onProject(changed.value)
        onSaid(say('kept_in_mapping', { column: name }))
        onClose()
      }}
      issues={changing.issues}
      onClose={onClose}
    />
  )
}

/** Of a column that is cut into several fields. */
const anyText: TranslatedField = { kind: 'text', documentedValues: [], isClosed: false }

/** As values are compared when they are read. */
const isSame = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()
