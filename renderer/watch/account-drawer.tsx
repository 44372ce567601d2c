/** What happened with one account, moment by moment, beside the list. */
import { Drawer, Text } from '@mantine/core'
import { statusTable } from '../../shared/account-status.ts'
import type { AccountStub, HistoryEntry } from '../../shared/ipc.ts'
import { wayForwardWords } from '../../shared/words/way-forward-words.ts'
import { useDeskQuery } from '../asking/use-desk-query.ts'
import { IssueList } from '../parts/issue-list.tsx'
import { PlatformNumber } from '../parts/platform-number.tsx'
import { ServiceWords } from '../parts/service-words.tsx'
import { Answer } from '../parts/states.tsx'
import { ToneBadge } from '../parts/tone-badge.tsx'
import { standingOf } from '../words/account-standing.ts'
import { showExactMoment } from '../words/moments.ts'
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
      {stub !== null && <History listed={stub} />}
    </Drawer>
  )
}

/** @param listed  how it stood when it was chosen from the list */
function History({ listed }: { readonly listed: AccountStub }) {
  const account = useDeskQuery('readAccount', { key: listed.key })
  const history = useDeskQuery('readAccountHistory', { key: listed.key })
  const stub = account.state === 'done' ? account.value.stub : listed
  const { name, tone } = standingOf(stub)
  return (
    <div className={classes.history}>
      <Text fw={600}>{stub.name}</Text>
      <div>
        <ToneBadge tone={tone}>{name}</ToneBadge>
      </div>
      <Text>{stub.import.message ?? statusTable[stub.status].explanation}</Text>
      {stub.import.wayForward !== null && <Text>{wayForwardWords[stub.import.wayForward]}</Text>}
      <PlatformNumber state={stub.import} />
      <Answer asked={history} doing="Reading what happened">
        {(entries) =>
          entries.length === 0 ? (
            <Text c="dimmed">Nothing has happened with this account yet.</Text>
          ) : (
            <ol className={classes.entries}>
              {entries.map((entry, index) => (
                <Entry
                  key={`${entry.at} ${entry.what}`}
                  entry={entry}
                  isFirstOfAttempt={entry.attempt !== entries[index - 1]?.attempt}
                />
              ))}
            </ol>
          )
        }
      </Answer>
    </div>
  )
}

function Entry({ entry, isFirstOfAttempt }: { readonly entry: HistoryEntry; readonly isFirstOfAttempt: boolean }) {
  const { at, attempt, level, what, serviceWords, code, issues } = entry
  return (
    <li data-level={level}>
      {isFirstOfAttempt && attempt > 0 && <Text fw={600}>Attempt {attempt}</Text>}
      <time dateTime={at} className={classes.moment}>
        {showExactMoment(at)}
      </time>
      <span>{what}</span>
      {issues.length === 0 ? <ServiceWords words={serviceWords} /> : <IssueList issues={issues} />}
      {code !== null && <p className={classes.code}>The service’s code: {code}</p>}
    </li>
  )
}
