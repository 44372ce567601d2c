/** Every field that the service takes, with its rules and its help: searched, and saved as a template or as a guide for colleagues. */

import { Group, Modal, Text, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useDeferredValue, useMemo, useState } from 'react'
import type { Catalogue, Leaf } from '../../../shared/catalogue/catalogue.ts'
import type { DescriptionEntry } from '../../../shared/ipc.ts'
import { say, sayLabel } from '../../../shared/messages/say.ts'
import { allowedWords, kindWords, onItsWayOut } from '../../../shared/words/field-guide-words.ts'
import { valueMeaning } from '../../../shared/words/value-meaning.ts'
import { SaveButton, SavedMessage, useSaving } from '../../components/buttons/save-button.tsx'
import { useFocusBack } from '../../components/focus.ts'
import { NamedValue } from '../../components/said/listed-values.tsx'
import { useCatalogue } from '../../queries/open-project.tsx'
import classes from './fields-dialog.module.css'

type Props = { readonly description: DescriptionEntry | null; readonly onClose: () => void }

export function FieldsDialog({ description, onClose }: Props) {
  useFocusBack()
  const catalogue = useCatalogue('accounts')
  const [wanted, setWanted] = useState('')
  const words = useDeferredValue(wanted)
  const all = useMemo(() => sectionsOf(catalogue), [catalogue])
  const found = useMemo(() => searched(all, words), [all, words])
  const count = found.reduce((sum, { leaves }) => sum + leaves.length, 0)
  const template = useSaving('exportTemplate', { kind: 'accounts' })
  const guide = useSaving('exportFieldGuide', {})
  return (
    <Modal
      opened
      onClose={onClose}
      size="min(1100px, 92vw)"
      lockScroll={false}
      title={
        description === null
          ? say('the_usual_fields')
          : say('fields_of_description', { description: description.title })
      }
    >
      <Group justify="space-between" align="end">
        <TextInput
          className={classes.search}
          data-autofocus
          label={say('find_field')}
          placeholder={say('find_field_hint')}
          leftSection={<IconSearch size={16} aria-hidden="true" />}
          value={wanted}
          onChange={(event) => setWanted(event.currentTarget.value)}
        />
        <Group>
          <SaveButton saving={template} label={say('save_template')} />
          <SaveButton saving={guide} label={say('save_field_guide')} />
        </Group>
      </Group>
      <SavedMessage saving={template} />
      <SavedMessage saving={guide} />
      <Text role="status" size="sm" c="dimmed" my="xs">
        {count === 0 ? say('no_field_found') : say('fields_found', { count })}
      </Text>
      <div className={classes.sections}>
        {found.map(({ title, leaves }) => (
          <section key={title.path} className={classes.section} aria-label={title.words}>
            <h3>{title.words}</h3>
            <dl>
              {leaves.map((leaf) => (
                <FieldLines key={leaf.path} leaf={leaf} />
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Modal>
  )
}

function FieldLines({ leaf }: { readonly leaf: Leaf }) {
  const { label, help, isRequired, documentedValues, deprecated } = leaf
  const rules = [kindWords(leaf), allowedWords(leaf)].filter((words) => words !== '').join(', ')
  const explained = documentedValues.filter((value) => valueMeaning(leaf, value) !== undefined)
  return (
    <div className={classes.field}>
      <dt>
        {sayLabel(label)}
        {isRequired && <span className={classes.needed}>{say('field_needed')}</span>}
      </dt>
      <dd>
        <span className={classes.rules}>{rules}</span>
        {help !== '' && <span>{sayLabel(help)}</span>}
        {deprecated !== undefined && <span>{onItsWayOut(deprecated)}</span>}
        {explained.length > 0 && (
          <details>
            <summary>{say('what_values_mean')}</summary>
            <ul>
              {explained.map((value) => (
                <li key={value}>
                  <NamedValue value={value} meaning={valueMeaning(leaf, value)} />
                </li>
              ))}
            </ul>
          </details>
        )}
      </dd>
    </div>
  )
}

type Section = {
  readonly title: { readonly path: string; readonly words: string }
  readonly leaves: readonly Leaf[]
}

const sectionsOf = ({ levels, leaves }: Catalogue): readonly Section[] =>
  levels
    .map(({ path, label }) => ({
      title: { path, words: sayLabel(label) },
      leaves: leaves.filter((leaf) => leaf.levelPath === path && leaf.role !== 'supplierCode'),
    }))
    .filter((section) => section.leaves.length > 0)

function searched(sections: readonly Section[], typed: string): readonly Section[] {
  const words = typed.trim().toLowerCase().split(/\s+/)
  return sections
    .map(({ title, leaves }) => ({
      title,
      leaves: leaves.filter((leaf) => {
        const { label, name, help, documentedValues, meanings = {} } = leaf
        const said = [label, help, ...Object.values(meanings)].map(sayLabel)
        const text = [title.words, name, ...said, ...documentedValues].join(' ').toLowerCase()
        return words.every((word) => text.includes(word))
      }),
    }))
    .filter(({ leaves }) => leaves.length > 0)
}
