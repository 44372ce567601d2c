/** The fields of one note, transaction or statement, with the lists inside it. */

import { Button, Fieldset } from '@mantine/core'
import { IconChevronDown, IconChevronRight, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { FormDraft } from '../../../shared/additions/read-form.ts'
import { isRare, type Level, type Node } from '../../../shared/catalogue/catalogue.ts'
import { say, sayLabel, sayValue } from '../../../shared/messages/say.ts'
import { listed, quoted, thing } from '../../../shared/messages/values.ts'
import { passFocusOn } from '../../components/focus.ts'
import { useCatalogue } from '../../queries/open-project.tsx'
import classes from '../add.module.css'
import { fieldsOfType, neededFields } from './fields-of-type.ts'
import {
  type DraftPath,
  elementKey,
  elementsIn,
  isEmpty,
  textIn,
  valueIn,
  withElement,
  withoutElement,
  withValue,
} from './form-draft.ts'
import { FormField } from './form-field.tsx'

export type FormProps = {
  readonly draft: FormDraft
  /** By path with points, what is wrong there. */
  readonly faults: ReadonlyMap<string, string>
  readonly onChange: (draft: FormDraft) => void
}

/** Every element of a list, and a button for another one. */
export function ElementList({ level, path, addLabel, ...form }: FormProps & ListProps) {
  const catalogue = useCatalogue('additions')
  const elements = elementsIn(form.draft, path)
  /** One by itself needs none. */
  const numberOf = (index: number): number | null => (elements.length === 1 ? null : index + 1)
  return (
    <div className={classes.elements}>
      {elements.map((element, index) => (
        <Fieldset
          key={elementKey(element)}
          legend={sayValue({ place: [{ label: level.element, number: numberOf(index) ?? undefined }] })}
          className={classes.element ?? ''}
        >
          <NeededFields level={level} />
          <Fields nodes={fieldsOfType(catalogue, level, element)} path={[...path, index]} level={level} {...form} />
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconTrash size={16} aria-hidden="true" />}
            aria-label={say('remove_element', { thing: thing(level.element), number: numberOf(index) })}
            data-kind={`removes ${path.join('.')}`}
            onClick={({ currentTarget }) => {
              passFocusOn(currentTarget, `removes ${path.join('.')}`, `adds ${path.join('.')}`)
              form.onChange(withoutElement(form.draft, path, index))
            }}
          >
            {say('remove_this')}
          </Button>
        </Fieldset>
      ))}
      <Button
        variant="default"
        leftSection={<IconPlus size={16} aria-hidden="true" />}
        data-kind={`adds ${path.join('.')}`}
        onClick={() => form.onChange(withElement(form.draft, path))}
      >
        {addLabel}
      </Button>
    </div>
  )
}

/** Where one of several fields is enough, no single one of them can be marked. */
function NeededFields({ level }: { readonly level: Level }) {
  const catalogue = useCatalogue('additions')
  const groups = neededFields(catalogue, level)
  const isMarked = level.children.some((node) => node.type === 'leaf' && node.isRequired)
  if (groups.length === 0)
    // Of what is in something else that is said once, above it.
    return isMarked || level.path.split('[]').length > 2 ? null : (
      <p className={classes.needed}>
        {say(catalogue.hidesRequired === true ? 'needed_fields_not_known' : 'no_field_needed')}
      </p>
    )
  return groups.map((fields) => (
    <p key={fields.map(({ name }) => name).join()} className={classes.needed}>
      {say('needed_fields', {
        fields: listed(
          fields.map(({ label }) => quoted(sayLabel(label))),
          'or',
        ),
      })}
    </p>
  ))
}

type ListProps = { readonly level: Level; readonly path: DraftPath; readonly addLabel: string }

export function Fields({
  nodes,
  path,
  level,
  ...form
}: FormProps & { readonly nodes: readonly Node[]; readonly path: DraftPath; readonly level?: Level }) {
  const catalogue = useCatalogue('additions')
  const needed = new Set(
    level === undefined ? [] : neededFields(catalogue, level).flatMap((one) => one.map(({ name }) => name)),
  )
  const [isOpen, setIsOpen] = useState(false)
  /** What has been filled or found wrong: it stays in sight, whatever becomes of it. */
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set())
  const isInUse = ({ name }: Node): boolean => {
    const at = [...path, name]
    const place = at.join('.')
    const isWrong = [...form.faults.keys()].some((one) => `${one}.`.startsWith(`${place}.`))
    return isWrong || !isEmpty({ [name]: valueIn(form.draft, at) ?? '' })
  }
  const isSeldom = (node: Node): boolean =>
    isRare(node) && !needed.has(node.name) && !(node.type === 'leaf' && node.isRequired)
  const seldom = nodes.every(isSeldom) ? [] : nodes.filter(isSeldom)
  const newlyInUse = seldom.filter((node) => !kept.has(node.name) && isInUse(node))
  if (newlyInUse.length > 0) setKept(new Set([...kept, ...newlyInUse.map(({ name }) => name)]))
  const usual = nodes.filter((node) => !seldom.includes(node))
  const Chevron = isOpen ? IconChevronDown : IconChevronRight
  const fieldOf = (node: Node) => {
    const at = [...path, node.name]
    if (node.type === 'leaf') {
      return (
        <FormField
          key={node.path}
          leaf={node}
          isNeeded={node.isRequired || needed.has(node.name)}
          text={textIn(form.draft, at)}
          fault={form.faults.get(at.join('.'))}
          onText={(text) => form.onChange(withValue(form.draft, at, text))}
        />
      )
    }
    if (node.type === 'group') return <Fields key={node.path} nodes={node.children} path={at} {...form} />
    return (
      <div key={node.path} className={classes.wide}>
        <ElementList
          level={node}
          path={at}
          addLabel={say('add_element', { isVowel: /^[aeiou]/i.test(node.element), thing: thing(node.element) })}
          {...form}
        />
      </div>
    )
  }
  return (
    <div className={classes.fields}>
      {usual.map(fieldOf)}
      {seldom.length > 0 && (
        <div className={classes.wide}>
          <Button
            variant="subtle"
            size="compact-sm"
            aria-expanded={isOpen}
            leftSection={<Chevron size={16} aria-hidden="true" />}
            onClick={() => setIsOpen(!isOpen)}
          >
            {say('more_fields')}
          </Button>
        </div>
      )}
      {seldom.filter(({ name }) => isOpen || kept.has(name)).map(fieldOf)}
    </div>
  )
}
