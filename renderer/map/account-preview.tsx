/** One account as it would be sent, following every change of the mapping. */
import { ActionIcon, Text, TextInput } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { showNumber } from '../../shared/words/phrases.ts'
import { useAccountList } from '../asking/use-account-list.ts'
import { useDeskQuery } from '../asking/use-desk-query.ts'
import { Card } from '../parts/card.tsx'
import { IssueList } from '../parts/issue-list.tsx'
import { Segments } from '../parts/segments.tsx'
import { Answer, BusyState, EmptyState } from '../parts/states.tsx'
import classes from './map.module.css'

type View = 'summary' | 'payload'

const views = [
  { value: 'summary', label: 'In words' },
  { value: 'payload', label: 'As it is sent' },
] as const

type AccountPreviewProps = {
  /** A change is on its way: what is shown is about to follow. */
  readonly isBehind: boolean
}

export function AccountPreview({ isBehind }: AccountPreviewProps) {
  const [view, setView] = useState<View>('summary')
  const list = useAccountList({ filter: 'all', perPage: 1 })
  const { asked, search, setPage } = list
  const total = asked.state === 'done' ? asked.value.total : 0
  const page = Math.min(list.page, Math.max(1, total))
  const isRefreshing = asked.state === 'done' && asked.isRefreshing
  const key = asked.state === 'done' ? asked.value.accounts[0]?.key : undefined
  return (
    <Card
      title="One account"
      className={classes.preview}
      aside={
        isBehind && (
          <Text size="sm" c="dimmed">
            Following…
          </Text>
        )
      }
    >
      {(total > 1 || search !== '') && (
        <TextInput
          size="xs"
          mb="xs"
          type="search"
          aria-label="Find an account by number or name"
          placeholder="Find by number or name"
          leftSection={<IconSearch size={16} aria-hidden="true" />}
          value={list.typed}
          onChange={(event) => list.setTyped(event.currentTarget.value)}
        />
      )}
      <Answer asked={asked} doing="Reading the accounts">
        {() =>
          key === undefined && search !== '' ? (
            <EmptyState title="No account is called so" />
          ) : key === undefined ? (
            <EmptyState title="No account yet">
              <p>Choose “Account number” for the column that holds it, and the accounts appear here.</p>
            </EmptyState>
          ) : (
            <>
              <div className={classes.chooser}>
                <ActionIcon
                  variant="default"
                  aria-label="Account before"
                  disabled={page === 1}
                  onClick={() => setPage(page - 1)}
                >
                  <IconChevronLeft size={18} aria-hidden="true" />
                </ActionIcon>
                <span role="status" className={classes.position}>
                  {showNumber(page)} of {showNumber(total)}
                </span>
                <ActionIcon
                  variant="default"
                  aria-label="Account after"
                  disabled={page >= total}
                  onClick={() => setPage(page + 1)}
                >
                  <IconChevronRight size={18} aria-hidden="true" />
                </ActionIcon>
              </div>
              <div className={classes.previewView}>
                <Segments
                  label="How the account is shown"
                  choices={views}
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
      </Answer>
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
  if (account.state === 'issues' && isMoving) return <BusyState doing="Reading the account" />
  return (
    <Answer asked={account} doing="Reading the account">
      {({ summary, payload, issues }) => (
        <div className={classes.account}>
          {view === 'summary' ? (
            <dl className={classes.summary}>
              {summary.map(({ heading, lines }) => (
                <div key={[heading, ...lines.map(({ text }) => text)].join('\n')}>
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
          <IssueList issues={issues} />
        </div>
      )}
    </Answer>
  )
}
