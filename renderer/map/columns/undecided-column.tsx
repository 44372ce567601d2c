/**
 * What can be done about a column that has values and no field, each with one press: a field that it may be, a note of the account, or
 * leaving it out. What tells of a household's protection is left out only after a second question.
 */
import { Group } from '@mantine/core'
import type { ColumnPicture } from '../../../shared/ipc.ts'
import { noteField } from '../../../shared/mapping/model/change-mapping.ts'
import { targetLabel } from '../../../shared/mapping/model/target-label.ts'
import { saidBy } from '../../../shared/mapping/model/undecided-columns.ts'
import { wordsForNo } from '../../../shared/mapping/read/read-yes-no.ts'
import { saysWords } from '../../../shared/words/holding-words.ts'
import { listed } from '../../../shared/words/phrases.ts'
import { useCatalogue } from '../../asking/open-project.tsx'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { DecisionButton } from '../../parts/decision-button.tsx'
import { nouns, showCount } from '../../words/counting.ts'
import { usePickerMemory } from '../picker/picker-memory.tsx'

/** What was decided about a column and can be decided about others like it. */
export type Decision = 'inNote' | 'leftOut'

type Suggested = ColumnPicture['suggestion']

/** Where a column says nothing but yes and no, what it says for no: no note is written of that. */
export const saidForNo = ({ distinct }: Pick<ColumnPicture, 'distinct'>): readonly string[] =>
  wordsForNo((distinct ?? []).map(({ value }) => value))

/** "I don’t know this column. It seems to hold balances: …" */
export function undecidedWords(picture: ColumnPicture): string {
  const { suggestion, filledCount } = picture
  const forNo = saidForNo(picture).map(quote)
  const noNote = forNo.length === 0 ? '' : `Where it says ${listed(forNo)}, no note is written.`
  const said = saidBy(suggestion)
  if (said?.is === 'protection')
    return `It ${saysWords(said)}, for ${showCount(filledCount, nouns.row)}. No field takes that, and nobody on the new platform would know of it. Keep it in a note of each account? ${noNote}`.trim()
  const known = suggestion === null || suggestion.isUnknown === true ? 'I don’t know this column.' : ''
  const held = said === null ? '' : `It ${saysWords(said)}, so no account that has it is ready before you decide.`
  return [known, held, suggestion?.reason ?? '', noNote].filter((words) => words !== '').join(' ')
}

/** Columns of the same kind as another one: of the same protection, with the same reason, or headed alike but for a number. */
export function kindOfUndecided(header: string, suggestion: Suggested): string {
  if (suggestion?.protects !== undefined) return `protects ${suggestion.protects}`
  if (suggestion === null || suggestion.isUnknown === true)
    return `headed ${header.toLowerCase().replaceAll(/\d+/g, '#').trim()}`
  return `because ${suggestion.reason}`
}

export type UndecidedActionsProps = {
  readonly name: string
  /** Tells the column from others. */
  readonly about: string
  readonly picture: ColumnPicture
  readonly onField: (target: string) => void
  readonly onInNote: () => void
  /** Asks first, where that is to be asked. */
  readonly onLeaveOut: () => void
}

/** More are looked for in the list of fields. */
const fieldsOffered = 3

export function UndecidedActions({ name, about, picture, onField, onInNote, onLeaveOut }: UndecidedActionsProps) {
  const catalogue = useCatalogue()
  const { filledBy } = usePickerMemory()
  const { suggestion } = picture
  const isProtective = suggestion?.protects !== undefined
  const note = noteField(catalogue)
  // One act has one name: a note is kept by the button of that name.
  const free = (suggestion?.likely ?? []).filter((target) => filledBy(target) === undefined && target !== note)
  const keep = note !== null && (
    <DecisionButton
      about={about}
      size="compact-xs"
      variant={isProtective ? 'filled' : 'subtle'}
      aria-label={`Keep it in a note: ${name}`}
      onClick={onInNote}
    >
      Keep it in a note
    </DecisionButton>
  )
  return (
    <>
      {free.slice(0, fieldsOffered).map((target) => (
        <DecisionButton
          key={target}
          about={about}
          size="compact-xs"
          variant="default"
          aria-label={`It is “${targetLabel(catalogue, target)}”: ${name}`}
          onClick={() => onField(target)}
        >
          {targetLabel(catalogue, target)}
        </DecisionButton>
      ))}
      {keep}
      <DecisionButton
        about={about}
        size="compact-xs"
        variant="subtle"
        aria-label={`Leave it out${isProtective ? '…' : ''}: ${name}`}
        aria-haspopup={isProtective ? 'dialog' : undefined}
        data-kind="settles"
        onClick={onLeaveOut}
      >
        {isProtective ? 'Leave it out…' : 'Leave it out'}
      </DecisionButton>
    </>
  )
}

type QuestionProps = {
  readonly name: string
  readonly picture: ColumnPicture
  readonly isOpen: boolean
  readonly onCancel: () => void
  readonly onConfirm: () => void
}

/** Before what tells of a household’s protection is left out, in whichever way. */
export function LeaveOutQuestion({ name, picture, isOpen, onCancel, onConfirm }: QuestionProps) {
  const said = saidBy(picture.suggestion)
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={`Leave out “${name}”?`}
      confirmLabel="Leave it out all the same"
      cancelLabel="Don’t leave it out"
      kind="danger"
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      <p>
        {said === null ? 'It has values' : `It ${saysWords(said)}`}: {showCount(picture.filledCount, nouns.row)}{' '}
        {picture.filledCount === 1 ? 'has' : 'have'} a value, such as “{picture.samples[0] ?? ''}”. Nothing of it would
        be on the new platform, and somebody may be harmed by that. “Keep it in a note” moves it as a text of each
        account.
      </p>
    </ConfirmDialog>
  )
}

/** What was just decided about one column, for all others like it. */
export type Alike = { readonly decision: Decision; readonly names: readonly string[]; readonly onAll: () => void }

export function DecideAlike({ about, decision, names, onAll }: Alike & { readonly about: string }) {
  return (
    <Group gap={6}>
      <span>
        {showCount(names.length, nouns.column)} like it: {listed(named(names))}.
      </span>
      <DecisionButton about={`${about} alike`} size="compact-xs" variant="light" onClick={onAll}>
        {alikeWords(decision, names.length)}
      </DecisionButton>
    </Group>
  )
}

const alikeWords = (decision: Decision, count: number): string => {
  const these = count === 1 ? 'this one' : `these ${count}`
  return decision === 'inNote' ? `Keep ${these} in notes too` : `Leave ${these} out too`
}

const namesShown = 3
const named = (names: readonly string[]): readonly string[] =>
  names.length <= namesShown
    ? names.map(quote)
    : [...names.slice(0, namesShown - 1).map(quote), `${names.length - namesShown + 1} more`]
const quote = (name: string): string => `“${name}”`
