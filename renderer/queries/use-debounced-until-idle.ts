/** Puts off what may wait until nobody presses keys: who types, or moves through a sheet, goes first. */
import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks'

/** Longer than from one key to the next. */
const pauseMs = 300
/** However long somebody goes on with the keys. */
const longestMs = 2000

/** @returns asks for the work; asked for again before it is done, it is done once */
export function useDebouncedUntilIdle(work: () => void): () => void {
  const later = useDebouncedCallback(work, { delay: pauseMs, maxWait: longestMs })
  useWindowEvent(
    'keydown',
    () => {
      if (later.isPending()) later()
    },
    { capture: true },
  )
  return later
}
