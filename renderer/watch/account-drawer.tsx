/** What happened with one account, moment by moment, beside the list. */
import { Drawer, Text } from '@mantine/core'
import type { AccountStub, HistoryEntry } from '../../shared/ipc.ts'
import { useDeskQuery } from '../asking/use-desk-query.ts'
import { PlatformNumber } from '../parts/platform-number.tsx'
import { ServiceWords } from '../parts/service-words.tsx'
import { Answer } from '../parts/states.tsx'
import { ToneBadge } from '../parts/tone-badge.tsx'
import { showExactMoment } from '../words/moments.ts'
import { importStateWords } from '../words/words.ts'
import classes from './watch.module.css'

type Props = { readonly stub: AccountStub | null; readonly onClose: () => void }

export function AccountDrawer({ stub, onClose }: Props) {
  return (
    <Drawer
      opened={stub !== null}
      onClose={onClose}
      position="right"
      size="md"
      title={stub === null ? '' : `Account ${stub.accountNumber ?? 'without a number'}`}
    >
      {stub !== null && <History stub={stub} />}
    </Drawer>
  )
}

function History({ stub }: { readonly stub: AccountStub }) {
  const history = useDeskQuery('readAccountHistory', { key: stub.key })
  const { name, tone, explanation } = importStateWords[stub.import.state]
  return (
    <div className={classes.history}>
      <Text fw={600}>{stub.name}</Text>
      <div>
        <ToneBadge tone={tone}>{name}</ToneBadge>
      </div>
      <Text>{stub.import.message ?? explanation}</Text>
      <PlatformNumber state={stub.import} />
      <Answer asked={history} doing="Reading what happened">
        {(entries) =>
          entries.length === 0 ? (
            <Text c="dimmed">Nothing has happened with this account yet.</Text>
          ) : (
            <ol className={classes.entries}>
              {entries.map((entry) => (
                <Entry key={`${entry.at} ${entry.what}`} entry={entry} />
              ))}
            </ol>
          )
        }
      </Answer>
    </div>
  )
}

function Entry({ entry }: { readonly entry: HistoryEntry }) {
  return (
    <li>
      <time dateTime={entry.at} className={classes.moment}>
        {showExactMoment(entry.at)}
      </time>
      <span>{entry.what}</span>
      <ServiceWords words={entry.serviceWords} />
    </li>
  )
}
