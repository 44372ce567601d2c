/** A day or a moment, typed as the person's system writes it or taken from a calendar; what was understood is said below it. */

import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { useRef } from 'react'
import { say } from '../../../shared/messages/say.ts'
import { exampleDay, exampleMoment, showDayHere, showMomentHere } from '../../words/writing-here.ts'
import classes from '../add.module.css'
import { Understood } from '../spreadsheet/understood.tsx'

type Props = Omit<TextInputProps, 'value' | 'onChange' | 'label'> & {
  readonly label: string
  readonly kind: 'date' | 'datetime'
  readonly text: string
  /** `null`: not yet, or there is nothing. */
  readonly understood: string | null
  readonly onText: (text: string) => void
}

export function DateInput({ kind, text, understood, label, description, onText, ...props }: Props) {
  const calendar = useRef<HTMLInputElement>(null)
  const isDay = kind === 'date'
  return (
    <div className={classes.dateInput}>
      <TextInput
        {...props}
        label={label}
        value={text}
        placeholder={isDay ? exampleDay() : exampleMoment()}
        description={understood === null ? description : <Understood words={understood} />}
        autoComplete="off"
        rightSection={
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={say('choose_from_calendar', { field: label })}
            onClick={() => calendar.current?.showPicker()}
          >
            <IconCalendar size={18} aria-hidden="true" />
          </ActionIcon>
        }
        onChange={(event) => onText(event.currentTarget.value)}
      />
      <input
        ref={calendar}
        className={classes.calendar}
        type={isDay ? 'date' : 'datetime-local'}
        tabIndex={-1}
        aria-hidden="true"
        value=""
        onChange={(event) => {
          const { value } = event.currentTarget
          if (value !== '') onText(isDay ? showDayHere(value) : showMomentHere(value))
        }}
      />
    </div>
  )
}
