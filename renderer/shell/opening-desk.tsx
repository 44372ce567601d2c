/** What is seen until the desk is open: a large project takes a while to be decrypted and read. */
import { VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import type { News } from '../../shared/ipc.ts'
import { useNews } from '../asking/desk-context.tsx'
import { ReadingProgress } from '../parts/reading-progress.tsx'
import { BusyState } from '../parts/states.tsx'
import { productName } from '../words/words.ts'
import classes from './shell.module.css'

const title = 'Opening the spreadsheet you worked on last'

export function OpeningDesk() {
  const [progress, setProgress] = useState<News<'loadingProgress'> | null>(null)
  useNews('loadingProgress', setProgress)
  return (
    <main className={classes.alone}>
      <VisuallyHidden component="h1">{productName}</VisuallyHidden>
      {progress === null ? (
        <BusyState doing="Opening your desk" />
      ) : (
        <section className={classes.opening} aria-label={title}>
          <strong>{title}</strong>
          <ReadingProgress progress={progress} label={title} />
        </section>
      )}
    </main>
  )
}
