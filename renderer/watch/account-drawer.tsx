/** What happened with one account, moment by moment, beside the list. */
import { Button, Drawer, Text } from '@mantine/core'
import { isOnItsWay, statusTable } from '../../shared/account-status.ts'
import { canonicalJson } from '../../shared/basics/canonical-json.ts'
import type { AccountSummary, HistoryEntry } from '../../shared/ipc.ts'
import { say, sayMessage } from '../../shared/messages/say.ts'
import type { CellPlace } from '../../shared/result.ts'
import { wayForwardWords } from '../../shared/words/problems/way-forward-words.ts'
import { PlatformNumber } from '../components/accounts/platform-number.tsx'
import { QueryBoundary } from '../components/frame/states.tsx'
import { SentWithOtherValues } from '../components/payload/sent-with-other-values.tsx'
import { IssueList } from '../components/said/issue-list.tsx'
import { ServiceWords } from '../components/said/service-words.tsx'
import { ToneBadge } from '../components/said/tone-badge.tsx'
import { aboutStatus } from '../help/about.ts'
import { HelpLink, helpAbout } from '../help/help-provider.tsx'
import { useDeskQuery } from '../queries/use-desk-query.ts'
import { standingOf } from '../words/account-standing.ts'
import { showExactMoment } from '../words/moments.ts'
import classes from './watch.module.css'

export type ShownAccount = Pick<AccountSummary, 'key' | 'accountNumber'> & { readonly place?: CellPlace }

type Props = {
  readonly account: ShownAccount | null
  readonly onMend: (account: ShownAccount) => void
  readonly onClose: () => void
}

export function AccountDrawer({ account, onMend, onClose }: Props) {
  return (
    <Drawer
      opened={account !== null}
      onClose={onClose}
      position="right"
      size="md"
      title={account === null ? '' : say('account_or_numberless', { number: account.accountNumber })}
    >
      {account !== null && <History accountKey={account.key} onMend={onMend} />}
    </Drawer>
  )
}

function History({ accountKey: key, onMend }: Pick<Props, 'onMend'> & { readonly accountKey: string }) {
  const account = useDeskQuery('readAccount', { key })
  const history = useDeskQuery('readAccountHistory', { key })
  return (
    <div
      className={classes.history}
      {...(account.state === 'done' ? helpAbout(aboutStatus(account.value.stub.status)) : {})}
    >
      <QueryBoundary asked={account} doing={say('reading_account')}>
        {({ stub, issues, sentOtherwise }) => (
          <>
            <Standing stub={stub} isSentOtherwise={sentOtherwise !== null} />
            <SentWithOtherValues sent={sentOtherwise} />
            {/* Rows of what was sent are closed. */}
            {!isOnItsWay(stub.status) && (
              <IssueList
                issues={issues.filter(({ level }) => level === 'error')}
                onCell={(place) => onMend({ ...stub, place })}
              />
            )}
            {stub.errorCount > 0 && !isOnItsWay(stub.status) && (
              <div>
                <Button variant="default" size="compact-sm" onClick={() => onMend(stub)}>
                  {say('fix_it_in_check')}
                </Button>
              </div>
            )}
          </>
        )}
      </QueryBoundary>
      <QueryBoundary asked={history} doing={say('reading_history')}>
        {(entries) =>
          entries.length === 0 ? (
            <Text c="dimmed">{say('nothing_happened')}</Text>
          ) : (
            <ol className={classes.entries}>
              {entries.map((entry, index) => (
                <Entry
                  key={`${entry.at} ${canonicalJson(entry.what)}`}
                  entry={entry}
                  isFirstOfAttempt={entry.attempt !== entries[index - 1]?.attempt}
                />
              ))}
            </ol>
          )
        }
      </QueryBoundary>
    </div>
  )
}

function Standing({ stub, isSentOtherwise }: { readonly stub: AccountSummary; readonly isSentOtherwise: boolean }) {
  const { name, tone } = standingOf(stub)
  const { wayForward } = stub.import
  // What differs by now is to be looked at.
  const isToldNext = wayForward !== null && !(isSentOtherwise && wayForward === 'nothingToDo')
  return (
    <>
      <Text fw={600}>{stub.name}</Text>
      <div className={classes.standing}>
        <ToneBadge tone={tone}>{name}</ToneBadge>
        <HelpLink about={aboutStatus(stub.status)} what={name} />
      </div>
      <Text>
        {stub.import.message === null ? say(statusTable[stub.status].explanation) : sayMessage(stub.import.message)}
      </Text>
      {isToldNext && <Text>{say(wayForwardWords[wayForward])}</Text>}
      <PlatformNumber state={stub.import} />
    </>
  )
}

function Entry({ entry, isFirstOfAttempt }: { readonly entry: HistoryEntry; readonly isFirstOfAttempt: boolean }) {
  const { at, attempt, level, what, serviceWords, code, unknownState, issues } = entry
  return (
    <li data-level={level}>
      {isFirstOfAttempt && attempt > 0 && <Text fw={600}>{say('attempt', { number: attempt })}</Text>}
      <time dateTime={at} className={classes.moment}>
        {showExactMoment(at)}
      </time>
      <span>{sayMessage(what)}</span>
      {issues.length === 0 ? <ServiceWords words={serviceWords} /> : <IssueList issues={issues} />}
      {(code !== null || unknownState !== null) && (
        <details className={classes.details}>
          <summary>{say('details')}</summary>
          {unknownState !== null && <p>{say('service_state', { state: unknownState })}</p>}
          {code !== null && <p>{say('service_code', { code })}</p>}
        </details>
      )}
    </li>
  )
}
