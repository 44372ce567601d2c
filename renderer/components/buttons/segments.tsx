/**
 * A few choices side by side, of which one holds. Styles alone show which: the library's own measures where its mark belongs as soon as
 * it is there, for which all of a step that has just been drawn is laid out in the same task.
 */
import { useId } from 'react'
import classes from './segments.module.css'

type Props<V extends string> = {
  /** For screen readers: what is chosen. */
  readonly label: string
  readonly choices: readonly { readonly value: V; readonly label: string }[]
  readonly value: V
  readonly onChange: (value: V) => void
  readonly size?: 'sm' | 'md'
  /** As wide as what it is in. */
  readonly fillsWidth?: boolean
}

export function Segments<V extends string>({
  label,
  choices,
  value,
  onChange,
  size = 'md',
  fillsWidth = false,
}: Props<V>) {
  const name = useId()
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={classes.segments}
      data-size={size}
      data-fills={fillsWidth || undefined}
    >
      {choices.map((choice) => (
        <label key={choice.value} className={classes.choice}>
          <input
            type="radio"
            className={classes.radio}
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          {choice.label}
        </label>
      ))}
    </div>
  )
}
