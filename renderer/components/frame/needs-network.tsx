/** A plain sign beside what can't be done on this computer alone. Everything without it works with the network cut. */

import { IconCloud, IconCloudOff, IconPlugConnectedX } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { say } from '../../../shared/messages/say.ts'
import { useConnection } from '../../queries/use-connection.ts'
import classes from './needs-network.module.css'

function subscribe(hear: () => void): () => void {
  window.addEventListener('online', hear)
  window.addEventListener('offline', hear)
  return () => {
    window.removeEventListener('online', hear)
    window.removeEventListener('offline', hear)
  }
}

/** What the operating system says; that it says yes does not mean that the service answers. */
const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine)

/** @param props.what  where it does not stand beside it */
export function NeedsNetwork({ what }: { readonly what?: string }) {
  const { kind } = useConnection()
  const isOnline = useOnline()
  // Practice is on this computer: it needs neither.
  if (kind === 'practice') return null
  if (kind === 'none') {
    return (
      <span className={classes.sign}>
        <IconPlugConnectedX size={15} aria-hidden="true" />
        {what === undefined ? say('this_needs_connection') : say('thing_needs_connection', { what })}
      </span>
    )
  }
  const Icon = isOnline ? IconCloud : IconCloudOff
  return (
    <span className={classes.sign} data-missing={!isOnline || undefined} role={isOnline ? undefined : 'status'}>
      <Icon size={15} aria-hidden="true" />
      {isOnline ? needsNetworkWords(what) : say('no_network_now')}
    </span>
  )
}

const needsNetworkWords = (what: string | undefined): string =>
  what === undefined ? say('this_needs_network') : say('thing_needs_network', { what })
