/** A state in one word, with an icon and a colour: never colour alone. */

import { UnstyledButton } from '@mantine/core'
import {
  IconAlertTriangleFilled,
  IconCircleCheckFilled,
  IconCircleDashed,
  IconCircleXFilled,
  IconInfoCircleFilled,
  IconProgress,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { say } from '../../../shared/messages/say.ts'
import type { Tone } from '../../words/words.ts'
import classes from './tone.module.css'

const icons: Record<Tone, typeof IconProgress> = {
  quiet: IconCircleDashed,
  info: IconInfoCircleFilled,
  busy: IconProgress,
  good: IconCircleCheckFilled,
  warning: IconAlertTriangleFilled,
  error: IconCircleXFilled,
}

export function ToneIcon({ tone, size = 18 }: { readonly tone: Tone; readonly size?: number }) {
  const Icon = icons[tone]
  return (
    <span className={`${classes.icon} ${classes[tone]}`} aria-hidden="true">
      <Icon size={size} />
    </span>
  )
}

type BadgeProps = { readonly tone: Tone; readonly children: ReactNode }

export function ToneBadge({ tone, children }: BadgeProps) {
  const Icon = icons[tone]
  return (
    <span className={`${classes.badge} ${classes[tone]}`}>
      <Icon size={15} aria-hidden="true" />
      {children}
    </span>
  )
}

type ToggleProps = BadgeProps & { readonly isOn: boolean; readonly onToggle: (isOn: boolean) => void }

/** A count that shows only what it counts while it is pressed. */
export function ToneToggle({ tone, isOn, onToggle, children }: ToggleProps) {
  const Icon = icons[tone]
  return (
    <UnstyledButton
      className={`${classes.badge} ${classes[tone]} ${classes.toggle}`}
      aria-pressed={isOn}
      title={say(isOn ? 'show_all_rows_again' : 'show_only_these_rows')}
      onClick={() => onToggle(!isOn)}
    >
      <Icon size={15} aria-hidden="true" />
      {children}
    </UnstyledButton>
  )
}
