/** The band over every screen that says whether this is practice or live: in words, with an icon and a colour. */

import { IconBroadcast, IconFlask, IconPlugConnectedX } from '@tabler/icons-react'
import type { ConnectionStatus } from '../../../shared/ipc.ts'
import { say } from '../../../shared/messages/say.ts'
import { useConnection } from '../../queries/use-connection.ts'
import { environmentWords } from './environment.ts'
import classes from './environment-band.module.css'

const icons: Record<ConnectionStatus['kind'], typeof IconFlask> = {
  none: IconPlugConnectedX,
  practice: IconFlask,
  live: IconBroadcast,
}

export function EnvironmentIcon({
  kind,
  size = 18,
}: {
  readonly kind: ConnectionStatus['kind']
  readonly size?: number
}) {
  const Icon = icons[kind]
  return <Icon size={size} aria-hidden="true" />
}

export function EnvironmentBand() {
  const connection = useConnection()
  const { name, explanation } = environmentWords(connection)
  return (
    <section
      className={classes.band}
      data-environment={connection.kind}
      aria-label={say('where_accounts_go')}
      aria-live="polite"
    >
      <EnvironmentIcon kind={connection.kind} />
      <strong className={classes.name}>{name}</strong>
      <span>{explanation}</span>
    </section>
  )
}
