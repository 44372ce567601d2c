/** How far a file has been read, with a way to stop. */

import { Button, Stack } from '@mantine/core'
import { say } from '../../shared/messages/say.ts'
import { Card } from '../components/frame/card.tsx'
import { ReadingProgress } from '../components/frame/reading-progress.tsx'
import type { Loading } from './use-loading.ts'

type Props = { readonly loading: Extract<Loading, { state: 'busy' }>; readonly onStop: () => void }

export function LoadingPanel({ loading: { fileName, ...loading }, onStop }: Props) {
  const title = say('loading_file', { fileName })
  return (
    <Card title={title}>
      <Stack gap="sm">
        <ReadingProgress {...loading} label={title} />
        <div>
          <Button variant="default" onClick={onStop} disabled={loading.isStopping}>
            {say('stop_loading')}
          </Button>
        </div>
      </Stack>
    </Card>
  )
}
