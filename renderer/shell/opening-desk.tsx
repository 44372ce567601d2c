/** What is seen until the desk is open: a large project takes a while to be decrypted and read. */

import { VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import type { DeskEvent } from '../../shared/ipc.ts'
import { say } from '../../shared/messages/say.ts'
import { ReadingProgress } from '../components/frame/reading-progress.tsx'
import { BusyState } from '../components/frame/states.tsx'
import { useDeskEvent } from '../queries/desk-context.tsx'
import { productName } from '../words/words.ts'
import classes from './shell.module.css'

export function OpeningDesk() {
  const [progress, setProgress] = useState<DeskEvent<'loadingProgress'> | null>(null)
  useDeskEvent('loadingProgress', setProgress)
  const title = say('opening_last_spreadsheet')
  return (
    <main className={classes.alone}>
      <VisuallyHidden component="h1">{productName}</VisuallyHidden>
      {progress === null ? (
        <BusyState doing={say('opening_desk')} />
      ) : (
        <section className={classes.opening} aria-label={title}>
          <strong>{title}</strong>
          <ReadingProgress progress={progress} label={title} />
        </section>
      )}
    </main>
  )
}
