/**
 * The tour: five stops beside parts of the window that are always there. Nothing is closed off meanwhile: Esc leaves it, and so does
 * whoever goes to a field that the tour might cover. Help begins it again.
 */

import { Button, Group, Popover, Text, Title } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { type PlainKey, say } from '../../../shared/messages/say.ts'
import { afterPaint } from '../../components/after-paint.ts'
import classes from './tour.module.css'

/** Which part of the window a stop is beside. */
type TourStop = 'steps' | 'environment' | 'heading' | 'connection' | 'help'

const stops = [
  { at: 'steps', title: 'tour_steps', words: 'tour_steps_words' },
  { at: 'environment', title: 'tour_environment', words: 'tour_environment_words' },
  { at: 'heading', title: 'tour_heading', words: 'tour_heading_words' },
  { at: 'connection', title: 'tour_connection', words: 'tour_connection_words' },
  { at: 'help', title: 'tour_help', words: 'tour_help_words' },
] as const satisfies readonly { readonly at: TourStop; readonly title: PlainKey; readonly words: PlainKey }[]

type Props = {
  /** How many stops were seen; `null` while nobody takes the tour. */
  readonly position: number | null
  readonly at: TourStop
  readonly placement: 'right-start' | 'bottom' | 'bottom-start' | 'bottom-end'
  readonly onMove: (position: number | null) => void
  readonly children: ReactNode
}

export type StopAt = (at: TourStop, placement: Props['placement'], part: ReactNode) => ReactNode

/** A part of the window, with the stop beside it when its turn has come. */
export function TourStopAt({ position, at, placement, onMove, children }: Props) {
  const [part, setPart] = useState<HTMLElement | null>(null)
  const stop = position === null ? undefined : stops[position]
  const isHere = stop?.at === at
  return (
    <div ref={setPart} className={classes.target} data-stop={at} data-here={isHere || undefined}>
      {children}
      {isHere && position !== null && (
        <Popover
          opened
          position={placement}
          width={360}
          withArrow
          withRoles={false}
          shadow="md"
          // Beside the part and not in it: a band that stays in sight would keep the end of a long stop out of it.
          portalProps={part?.parentElement ? { target: part.parentElement } : {}}
          hideDetached={false}
          trapFocus={false}
          closeOnClickOutside={false}
          closeOnEscape={false}
          zIndex={1100}
          middlewares={{ shift: true, flip: { fallbackAxisSideDirection: 'end' } }}
        >
          <Popover.Target>
            <span className={classes.extent} />
          </Popover.Target>
          <Popover.Dropdown className={classes.stop ?? ''}>
            <Stop position={position} onMove={onMove} />
          </Popover.Dropdown>
        </Popover>
      )}
    </div>
  )
}

function Stop({ position, onMove }: { readonly position: number } & Pick<Props, 'onMove'>) {
  const titleId = useId()
  const wordsId = useId()
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    // Before it has found its place, what is in it can't have the focus.
    afterPaint(() => box.current?.querySelector<HTMLElement>('[data-next]')?.focus())
  }, [])
  useWindowEvent('keydown', ({ key }) => key === 'Escape' && onMove(null))
  useWindowEvent('focusin', ({ target }) => {
    if (target instanceof HTMLElement && !box.current?.contains(target) && target.matches(fields)) onMove(null)
  })
  const stop = stops[position]
  const isLast = position === stops.length - 1
  return (
    <section ref={box} data-tour role="dialog" aria-modal="false" aria-labelledby={titleId} aria-describedby={wordsId}>
      <Title order={2} size="h3" id={titleId}>
        {stop && say(stop.title)}
      </Title>
      <Text id={wordsId} mt={4}>
        {stop && say(stop.words)}
      </Text>
      <Group mt="sm" gap="xs" justify="space-between">
        <Text size="sm" c="dimmed">
          {say('tour_stop_of', { stop: position + 1, count: stops.length })}
        </Text>
        <Group gap="xs" wrap="nowrap">
          {!isLast && (
            <Button size="compact-sm" variant="subtle" onClick={() => onMove(null)}>
              {say('leave_tour')}
            </Button>
          )}
          {position > 0 && (
            <Button size="compact-sm" variant="default" onClick={() => onMove(position - 1)}>
              {say('back')}
            </Button>
          )}
          <Button size="compact-sm" data-next onClick={() => onMove(isLast ? null : position + 1)}>
            {say(isLast ? 'tour_done' : 'tour_next')}
          </Button>
        </Group>
      </Group>
    </section>
  )
}

/** What a person works in: there the tour does not stand in the way. */
const fields = 'input, textarea, select, [contenteditable="true"], [role="gridcell"], [role="grid"]'
