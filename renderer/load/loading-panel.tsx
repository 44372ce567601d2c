/** How far a file has been read, with a way to stop. */
import { Button, Progress } from '@mantine/core'
import { assertNever } from '../../shared/result.ts'
import { Card } from '../parts/card.tsx'
import classes from './load.module.css'
import type { Loading } from './use-loading.ts'

type Props = { readonly loading: Extract<Loading, { state: 'busy' }>; readonly onStop: () => void }

export function LoadingPanel({ loading, onStop }: Props) {
  const { fileName, progress, isStopping } = loading
  const fraction = progress?.fraction ?? null
  const words = isStopping ? 'Stopping' : stageWords(progress?.stage ?? 'reading')
  return (
    <Card title={`Loading ${fileName}`}>
      <div className={classes.loading}>
        <span role="status">{words}…</span>
        {fraction === null ? (
          // How far it is, nobody knows: the words above say what is happening, and the moving bar is for the eye alone.
          <div aria-hidden="true">
            <Progress value={100} animated size="lg" />
          </div>
        ) : (
          <Progress value={fraction * 100} size="lg" aria-label={`Loading ${fileName}`} />
        )}
        <div>
          <Button variant="default" onClick={onStop} disabled={isStopping}>
            Stop loading
          </Button>
        </div>
      </div>
    </Card>
  )
}

function stageWords(stage: 'reading' | 'understanding'): string {
  switch (stage) {
    case 'reading':
      return 'Reading the file'
    case 'understanding':
      return 'Finding headings, columns and accounts'
    default:
      return assertNever(stage)
  }
}
