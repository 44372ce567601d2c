/** One account as it would be sent, following every change of the mapping. */
import { ActionIcon, Group, SegmentedControl, Text, Textarea } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { useDeskQuery } from '../asking/use-desk-query.ts'
import { Card } from '../parts/card.tsx'
import { IssueList } from '../parts/issue-list.tsx'
import { Answer, EmptyState } from '../parts/states.tsx'
import classes from './map.module.css'

type View = 'summary' | 'payload'

export function AccountPreview() {
  const [wantedOffset, setOffset] = useState(0)
  const [view, setView] = useState<View>('summary')
  const page = useDeskQuery('listAccounts', { offset: wantedOffset, limit: 1, filter: 'all' }, { keepsPrevious: true })
  const total = page.state === 'done' ? page.value.total : 0
  const offset = Math.min(wantedOffset, Math.max(0, total - 1))
  const key = page.state === 'done' ? page.value.accounts[0]?.key : undefined
  return (
    <Card
      title="Preview of one account"
      className={classes.preview}
      aside={
        total > 0 && (
          <Group gap={4} wrap="nowrap">
            <ActionIcon
              variant="default"
              aria-label="Previous account"
              disabled={offset === 0}
              onClick={() => setOffset(offset - 1)}
            >
              <IconChevronLeft size={18} aria-hidden="true" />
            </ActionIcon>
            <Text size="sm" role="status" className={classes.position}>
              {offset + 1} of {total}
            </Text>
            <ActionIcon
              variant="default"
              aria-label="Next account"
              disabled={offset + 1 >= total}
              onClick={() => setOffset(offset + 1)}
            >
              <IconChevronRight size={18} aria-hidden="true" />
            </ActionIcon>
          </Group>
        )
      }
    >
      <Answer asked={page} doing="Reading the accounts">
        {() =>
          key === undefined ? (
            <EmptyState title="No account yet">
              <Text size="sm">Choose “Account number” for the column that holds it, and the accounts appear here.</Text>
            </EmptyState>
          ) : (
            <>
              <SegmentedControl
                size="xs"
                mb="sm"
                aria-label="How the account is shown"
                data={[
                  { value: 'summary', label: 'In words' },
                  { value: 'payload', label: 'As it is sent' },
                ]}
                value={view}
                onChange={(chosen) => setView(chosen === 'payload' ? 'payload' : 'summary')}
              />
              <PreviewOf accountKey={key} view={view} />
            </>
          )
        }
      </Answer>
    </Card>
  )
}

function PreviewOf({ accountKey, view }: { readonly accountKey: string; readonly view: View }) {
  const account = useDeskQuery('readAccount', { key: accountKey }, { keepsPrevious: true })
  return (
    <Answer asked={account} doing="Reading the account">
      {({ summary, payload, issues }) => (
        <>
          {view === 'summary' ? (
            <dl className={classes.summary}>
              {summary.map(({ heading, lines }) => (
                <div key={[heading, ...lines].join('\n')}>
                  <dt>{heading}</dt>
                  {lines.map((line) => (
                    <dd key={line}>{line}</dd>
                  ))}
                </div>
              ))}
            </dl>
          ) : (
            <Textarea
              readOnly
              rows={22}
              aria-label="The account as it is sent"
              classNames={{ input: classes.payload }}
              value={JSON.stringify(payload, null, 2)}
            />
          )}
          <IssueList issues={issues} />
        </>
      )}
    </Answer>
  )
}
