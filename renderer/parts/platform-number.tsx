/** The number that the platform gave an account, unless the sentence about the account has said it. */
import { Text } from '@mantine/core'
import type { ImportState } from '../../shared/ipc.ts'

export function PlatformNumber({ state }: { readonly state: ImportState }) {
  const { platformNumber, message } = state
  if (platformNumber === null || message?.facts.platformNumber === platformNumber) return null
  return (
    <Text>
      Number on the platform: <strong>{platformNumber}</strong>
    </Text>
  )
}
