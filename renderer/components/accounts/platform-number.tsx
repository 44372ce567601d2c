/** The number that the platform gave an account, unless the sentence about the account has said it. */

import { Text } from '@mantine/core'
import type { ImportState } from '../../../shared/ipc.ts'
import { Said, strong } from '../said/said.tsx'

export function PlatformNumber({ state }: { readonly state: ImportState }) {
  const { platformNumber, message } = state
  if (platformNumber === null || message?.facts.platformNumber === platformNumber) return null
  return (
    <Text>
      <Said of="number_on_platform" values={{ number: platformNumber }} marks={{ strong }} />
    </Text>
  )
}
