/**
 * What can be done about a column that has values and no field, each with one press: a field that it may be, a note of the account, or
 * leaving it out. What tells of a household's protection is left out only after a second question.
 */
import { Group } from '@mantine/core'
import type { ColumnPicture, Reply } from '../../../shared/ipc.ts'
import { noteField } from '../../../shared/mapping/model/change-mapping.ts'
import { inTarget, targetLabel } from '../../../shared/mapping/model/target-label.ts'
import { saidBy } from '../../../shared/mapping/model/undecided-columns.ts'
import { wordsForNo } from '../../../shared/mapping/read/read-yes-no.ts'
import { say, sayMessage } from '../../../shared/messages/say.ts'
import { firstListed, listed, quoted } from '../../../shared/messages/values.ts'
import { saysWords } from '../../../shared/words/suggestion-words.ts'
import { DecisionButton } from '../../components/buttons/decision-button.tsx'
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog.tsx'
import { useCatalogue } from '../../queries/open-project.tsx'
import { accountNamed } from '../../words/account-named.ts'
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
  const forNo = saidForNo(picture)
  const noNote = forNo.length === 0 ? '' : say('no_note_for', { values: listed(forNo.map(quoted)) })
  const said = saidBy(suggestion)
  if (said?.is === 'protection')
    return `${say('undecided_protects', { says: saysWords(said), count: filledCount })} ${noNote}`.trim()
  const known = suggestion === null || suggestion.isUnknown === true ? say('column_not_known') : ''
  const held = said === null ? '' : say('undecided_matters', { says: saysWords(said) })
  return [known, held, suggestion === null ? '' : sayMessage(suggestion.reason), noNote]
    .filter((words) => words !== '')
    .join(' ')
}

/** What came of setting them aside. */
export const asideByColumnWords = ({ count, first }: Reply<'setAsideByColumn'>): string =>
  count === 0
    ? say('none_set_aside')
    : say('ended_set_aside', { count, accounts: firstListed(first.map(accountNamed), first.length, count) })

/** Columns of the same kind as another one: of the same protection, with the same reason, or headed alike but for a number. */
export function kindOfUndecided(header: string, suggestion: Suggested): string {
  if (suggestion?.protects !== undefined) return `protects ${suggestion.protects}`
  if (suggestion === null || suggestion.isUnknown === true)
    return `headed ${header.toLowerCase().replaceAll(/\d+/g, '#').trim()}`
  return `because ${JSON.stringify(suggestion.reason)}`
}

export type UndecidedActionsProps = {
  readonly name: string
  /** Tells the column from others. */
  readonly about: string
  readonly picture: ColumnPicture
  readonly onField: (target: string) => void
  readonly onInNote: () => void
  readonly onSetAside: () => void
  /** Asks first, where that is to be asked. */
  readonly onLeaveOut: () => void
}

/** A column that says a few things again and again, whatever they are, may say which accounts are not to be moved. */
const maySetAside = ({ suggestion, distinct, filledCount }: ColumnPicture): boolean =>
  suggestion?.protects === undefined &&
  (suggestion?.tellsEnd !== undefined ||
    (distinct !== null && distinct.length <= fewValues && distinct.length < filledCount))
const fewValues = 12

/** More are looked for in the list of fields. */
const fieldsOffered = 3

export function UndecidedActions({
  name,
  about,
  picture,
  onField,
  onInNote,
  onSetAside,
  onLeaveOut,
}: UndecidedActionsProps) {
  const catalogue = useCatalogue()
  const { filledBy } = usePickerMemory()
  const { suggestion } = picture
  const isProtective = suggestion?.protects !== undefined
  const note = noteField(catalogue)
  // One act has one name: a note is kept by the button of that name.
  const free = (suggestion?.likely ?? []).filter((target) => filledBy(target) === undefined && target !== note)
  const leave = say(isProtective ? 'leave_it_out_asking' : 'leave_it_out')
  const keep = <KeepInNote name={name} about={about} isAdvised={isProtective} onInNote={onInNote} />
  const setAside = maySetAside(picture) && (
    <DecisionButton
      about={about}
      size="compact-xs"
      variant={suggestion?.tellsEnd === undefined ? 'subtle' : 'light'}
      aria-label={say('words_about', { words: say('set_aside_by_column'), about: name })}
      aria-haspopup="dialog"
      onClick={onSetAside}
    >
      {say('set_aside_by_column')}
    </DecisionButton>
  )
  return (
    <>
      {suggestion?.tellsEnd !== undefined && setAside}
      {free.slice(0, fieldsOffered).map((target) => (
        <DecisionButton
          key={target}
          about={about}
          size="compact-xs"
          variant="default"
          aria-label={say('column_is_field', { field: inTarget(catalogue, target), column: name })}
          onClick={() => onField(target)}
        >
          {targetLabel(catalogue, target)}
        </DecisionButton>
      ))}
      {keep}
      {suggestion?.tellsEnd === undefined && setAside}
      <DecisionButton
        about={about}
        size="compact-xs"
        variant="subtle"
        aria-label={say('words_about', { words: leave, about: name })}
        aria-haspopup={isProtective ? 'dialog' : undefined}
        onClick={onLeaveOut}
      >
        {leave}
      </DecisionButton>
    </>
  )
}

type KeepProps = Pick<UndecidedActionsProps, 'name' | 'about' | 'onInNote'> & {
  /** It is what should be done. */
  readonly isAdvised?: boolean
}

/** Nothing, where the service takes no notes. */
export function KeepInNote({ name, about, isAdvised = false, onInNote }: KeepProps) {
  if (noteField(useCatalogue()) === null) return null
  return (
    <DecisionButton
      about={about}
      size="compact-xs"
      variant={isAdvised ? 'filled' : 'subtle'}
      aria-label={say('words_about', { words: say('keep_in_note'), about: name })}
      onClick={onInNote}
    >
      {say('keep_in_note')}
    </DecisionButton>
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
      title={say('leave_out_column', { column: name })}
      confirmLabel={say('leave_out_all_the_same')}
      cancelLabel={say('dont_leave_out')}
      kind="danger"
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      <p>
        {say('leave_out_harms', {
          says: said === null ? null : saysWords(said),
          count: picture.filledCount,
          example: picture.samples[0] ?? '',
        })}
      </p>
    </ConfirmDialog>
  )
}

/** What was just decided about one column, for all others like it. */
export type Alike = { readonly decision: Decision; readonly names: readonly string[]; readonly onAll: () => void }

export function DecideAlike({ about, decision, names, onAll }: Alike & { readonly about: string }) {
  return (
    <Group gap={6}>
      <span>{say('columns_like_it', { count: names.length, names: firstListed(names.map(quoted), namesShown) })}</span>
      <DecisionButton about={`${about} alike`} size="compact-xs" variant="light" onClick={onAll}>
        {say(decision === 'inNote' ? 'keep_alike_in_notes' : 'leave_alike_out', { count: names.length })}
      </DecisionButton>
    </Group>
  )
}

const namesShown = 3
