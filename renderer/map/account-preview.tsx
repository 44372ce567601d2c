/** One account as it would be sent, following every change of the mapping. */
import { ActionIcon, Text, TextInput } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { inTarget } from '../../shared/mapping/model/target-label.ts'
import { say } from '../../shared/messages/say.ts'
import { Segments } from '../components/buttons/segments.tsx'
import { Card } from '../components/frame/card.tsx'
import { BusyState, EmptyState, QueryBoundary } from '../components/frame/states.tsx'
import { SentWithOtherValues } from '../components/payload/sent-with-other-values.tsx'
import { IssueList } from '../components/said/issue-list.tsx'
import { useCatalogue } from '../queries/open-project.tsx'
import { useAccountList } from '../queries/use-account-list.ts'
import { useDeskQuery } from '../queries/use-desk-query.ts'
import classes from './map.module.css'

const views = [
  { value: 'summary', key: 'in_words' },
  { value: 'payload', key: 'as_it_is_sent' },
] as const
type View = (typeof views)[number]['value']

type AccountPreviewProps = {
  /** A change is on its way: what is shown is about to follow. */
  readonly isBehind: boolean
}

export function AccountPreview({ isBehind }: AccountPreviewProps) {
  const catalogue = useCatalogue()
  const [view, setView] = useState<View>('summary')
  const list = useAccountList({ filter: 'all', perPage: 1 })
  const { asked, search, setPage } = list
  const total = asked.value?.total ?? 0
  const page = Math.min(list.page, Math.max(1, total))
  const isRefreshing = asked.state === 'done' && asked.isRefreshing
  const key = asked.value?.accounts[0]?.key
  return (
    <Card
      title={say('preview_title')}
      className={classes.preview}
      aside={
        isBehind && (
          <Text size="sm" c="dimmed">
            {say('preview_follows')}
          </Text>
        )
      }
    >
      {(total > 1 || search !== '') && (
        <TextInput
          size="xs"
          mb="xs"
          type="search"
          aria-label={say('preview_find')}
          placeholder={say('preview_find_by')}
          leftSection={<IconSearch size={16} aria-hidden="true" />}
          value={list.typed}
          onChange={(event) => list.setTyped(event.currentTarget.value)}
        />
      )}
      <QueryBoundary asked={asked} doing={say('reading_accounts')}>
        {() =>
          key === undefined && search !== '' ? (
            <EmptyState title={say('preview_none_called_so')} />
          ) : key === undefined ? (
            <EmptyState title={say('no_account_yet')}>
              <p>{say('preview_choose_number', { field: inTarget(catalogue, catalogue.accountKey) })}</p>
            </EmptyState>
          ) : (
            <>
              <div className={classes.chooser}>
                <ActionIcon
                  variant="default"
                  aria-label={say('account_before')}
                  disabled={page === 1}
                  onClick={() => setPage(page - 1)}
                >
                  <IconChevronLeft size={18} aria-hidden="true" />
                </ActionIcon>
                <span role="status" className={classes.position}>
                  {say('account_position', { page, total })}
                </span>
                <ActionIcon
                  variant="default"
                  aria-label={say('account_after')}
                  disabled={page >= total}
                  onClick={() => setPage(page + 1)}
                >
                  <IconChevronRight size={18} aria-hidden="true" />
                </ActionIcon>
              </div>
              <div className={classes.previewView}>
                <Segments
                  label={say('how_account_is_shown')}
                  choices={views.map(({ value, key }) => ({ value, label: say(key) }))}
                  value={view}
                  onChange={setView}
                  size="sm"
                  fillsWidth
                />
              </div>
              <PreviewOf accountKey={key} view={view} isMoving={isRefreshing} />
            </>
          )
        }
      </QueryBoundary>
    </Card>
  )
}

type PreviewOfProps = {
  readonly accountKey: string
  readonly view: View
  /** Which account it is, is being read again: an account that is gone by then is no trouble. */
  readonly isMoving: boolean
}

function PreviewOf({ accountKey, view, isMoving }: PreviewOfProps) {
  const account = useDeskQuery('readAccount', { key: accountKey }, { keepsPrevious: true })
  if (account.state === 'issues' && isMoving) return <BusyState doing={say('reading_account')} />
  return (
    <QueryBoundary asked={account} doing={say('reading_account')}>
      {({ summary, payload, issues, sentOtherwise }) => (
        <div className={classes.account}>
          <SentWithOtherValues sent={sentOtherwise} />
          {view === 'summary' ? (
            <dl className={classes.summary}>
              {summary.map(({ heading, lines }, at) => (
                // Two of an account may say the same: a meter each, on the same tariff.
                <div key={[at, heading].join(' ')}>
                  <dt>{heading}</dt>
                  {lines.map(({ text, path }) => (
                    <dd key={`${path} ${text}`}>{text}</dd>
                  ))}
                </div>
              ))}
            </dl>
          ) : (
            <pre className={classes.payload}>{JSON.stringify(payload, null, 2)}</pre>
          )}
          <IssueList issues={issues} beside="map" />
        </div>
      )}
    </QueryBoundary>
  )
}
