/** One account, whole: who it is, what stands against it, what would be sent, and how far it has come. */

import { Title } from '@mantine/core'
import { useEffect, useRef } from 'react'
import type { AccountDetail, AccountSummary } from '../../shared/ipc.ts'
import { say } from '../../shared/messages/say.ts'
import { atMoment } from '../../shared/messages/values.ts'
import type { CellPlace } from '../../shared/result.ts'
import { AccountSaid } from '../components/accounts/account-said.tsx'
import { DecisionButton } from '../components/buttons/decision-button.tsx'
import { QueryBoundary } from '../components/frame/states.tsx'
import { PayloadView } from '../components/payload/payload-view.tsx'
import { IssueList } from '../components/said/issue-list.tsx'
import { Said, strong } from '../components/said/said.tsx'
import { ToneBadge } from '../components/said/tone-badge.tsx'
import { aboutStatus } from '../help/about.ts'
import { HelpLink, helpAbout } from '../help/help-provider.tsx'
import { useDeskAction } from '../queries/use-desk-action.ts'
import { useDeskQuery } from '../queries/use-desk-query.ts'
import { standingOf } from '../words/account-standing.ts'
import { AccountActions } from './account-actions.tsx'
import classes from './create.module.css'
import { ImportProgress } from './import-progress.tsx'
import { useLookAt } from './looked-at.ts'

/** An account that is shown in Check, and which of its cells. */
export type AccountToMend = Pick<AccountSummary, 'key' | 'accountNumber'> & { readonly place?: CellPlace }

type Props = {
  readonly accountKey: string
  /** The person went on from another account: its name is read out. */
  readonly takesFocus: boolean
  /** `null` when no other account is waiting. */
  readonly onGoOn: (() => void) | null
  readonly onSkip: (() => void) | null
  readonly onMend: (account: AccountToMend) => void
  readonly onMap: (target: string) => void
  readonly onShowWatch: () => void
}

export function AccountPanel(props: Props) {
  const account = useDeskQuery('readAccount', { key: props.accountKey })
  return (
    <div className={classes.panel}>
      <QueryBoundary asked={account} doing={say('reading_account')}>
        {(detail) => (
          <Account {...props} detail={detail} isRefreshing={account.state === 'done' && account.isRefreshing} />
        )}
      </QueryBoundary>
    </div>
  )
}

type Shown = Props & { readonly detail: AccountDetail; readonly isRefreshing: boolean }

function Account({ detail, isRefreshing, takesFocus, onMap, ...go }: Shown) {
  const { stub, issues } = detail
  const standing = standingOf(stub)
  const news = useLookAt(detail, isRefreshing)
  const scrolled = useTopAfter(`${stub.key} ${stub.status}`)
  return (
    <article
      className={classes.article}
      {...helpAbout(aboutStatus(stub.status))}
      aria-label={say('account_and_name', { number: stub.accountNumber, name: stub.name })}
    >
      <div className={classes.panelScroll} ref={scrolled}>
        <header className={classes.accountHead}>
          <div>
            <AccountTitle name={stub.name === '' ? say('no_name') : stub.name} takesFocus={takesFocus} />
            <p className={classes.numberLine}>
              {stub.accountNumber === null ? (
                say('no_account_number')
              ) : (
                <AccountSaid of="account_linked" values={{ number: stub.accountNumber }} />
              )}
            </p>
          </div>
          <span className={classes.badge}>
            <ToneBadge tone={standing.tone}>{standing.name}</ToneBadge>
            <HelpLink about={aboutStatus(stub.status)} what={standing.name} />
          </span>
        </header>
        {news !== null && (
          <p className={classes.news}>
            <ToneBadge tone="info">{say('new_here')}</ToneBadge> {news}
          </p>
        )}
        {(stub.import.state !== 'notSent' || stub.import.wayForward !== null) && <ImportProgress stub={stub} />}
        {issues.length > 0 && (
          <section aria-label={say('against_account')} className={classes.issues}>
            <Title order={3}>{issuesTitle(stub)}</Title>
            <IssueList issues={issues} onCell={(place) => go.onMend({ ...stub, place })} />
          </section>
        )}
        {stub.setAside !== null && <SetAsideNote stub={stub} />}
        <PayloadView detail={detail} onCell={(place) => go.onMend({ ...stub, place })} onMap={onMap} />
      </div>
      <AccountActions stub={stub} {...go} />
    </article>
  )
}

/** What became of an account stands above what was sent, and whoever has read that to its end would not see it. @param standing  of which */
function useTopAfter(standing: string) {
  const scrolled = useRef<HTMLDivElement>(null)
  const seen = useRef(standing)
  useEffect(() => {
    if (seen.current !== standing && scrolled.current !== null) scrolled.current.scrollTop = 0
    seen.current = standing
  }, [standing])
  return scrolled
}

function issuesTitle({ errorCount, warningCount, import: { state } }: AccountSummary): string {
  if (errorCount > 0) return say('problems_to_fix', { count: errorCount })
  if (warningCount === 0) return say('to_know')
  return say(state === 'notSent' ? 'warnings_before_sending' : 'warning_count', { count: warningCount })
}

function AccountTitle({ name, takesFocus }: { readonly name: string; readonly takesFocus: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <Title order={2} ref={heading} tabIndex={-1}>
      {name}
    </Title>
  )
}

/** Says that an account is set aside, why and since when, and takes it back. */
function SetAsideNote({ stub: { key, setAside } }: { readonly stub: AccountSummary }) {
  const takeBack = useDeskAction('takeAccountsBack')
  if (setAside === null) return null
  return (
    <section className={classes.aside} aria-label={say('word_set_aside')}>
      <div>
        <p className={classes.stateWords}>
          <Said of="set_aside_because" values={{ reason: setAside.reason }} marks={{ strong }} />
        </p>
        <p className={classes.when}>{say('set_aside_since', { moment: atMoment(setAside.at) })}</p>
      </div>
      <DecisionButton
        about={key}
        variant="default"
        loading={takeBack.isBusy}
        onClick={() => takeBack.run({ keys: [key] })}
      >
        {say('take_it_back')}
      </DecisionButton>
      <IssueList issues={takeBack.issues} isAnnounced />
    </section>
  )
}
