/** How far a spreadsheet has been read, in words and as a bar. */

import { Progress } from '@mantine/core'
import type { DeskEvent } from '../../../shared/ipc.ts'
import { type PlainKey, say } from '../../../shared/messages/say.ts'

type Props = {
  /** `null` until the first of it is told. */
  readonly progress: DeskEvent<'loadingProgress'> | null
  readonly isStopping?: boolean
  /** What is read, for whoever does not see the bar: "Loading customers.xlsx" */
  readonly label: string
}

export function ReadingProgress({ progress, isStopping = false, label }: Props) {
  const fraction = progress?.fraction ?? null
  return (
    <>
      <span role="status">{say(isStopping ? 'stopping' : stageWords[progress?.stage ?? 'reading'])}</span>
      {fraction === null ? (
        // How far it is, nobody knows: the words above say what is happening, and the moving bar is for the eye alone.
        <div aria-hidden="true">
          <Progress value={100} animated size="lg" />
        </div>
      ) : (
        <Progress value={fraction * 100} size="lg" aria-label={label} />
      )}
    </>
  )
}

const stageWords = {
  reading: 'reading_the_file',
  understanding: 'finding_headings',
} as const satisfies Record<DeskEvent<'loadingProgress'>['stage'], PlainKey>
