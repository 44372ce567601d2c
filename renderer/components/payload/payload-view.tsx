/**
 * One account as it would be sent, or as it was sent where that was otherwise: in words to be read aloud, and as JSON. It can be searched and copied, each value leads to the
 * cell it came from, and what is said against a value stands at it.
 */

import { Button, Title } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { IconCopy } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import type { AccountDetail } from '../../../shared/ipc.ts'
import { say } from '../../../shared/messages/say.ts'
import type { CellPlace } from '../../../shared/result.ts'
import { Segments } from '../buttons/segments.tsx'
import { FindInPayload } from './find-in-payload.tsx'
import { PayloadJson } from './payload-json.tsx'
import { findLines, jsonOf, lineOfPath, payloadLines } from './payload-lines.ts'
import { PayloadSummary, wordsOf } from './payload-summary.tsx'
import classes from './payload-view.module.css'
import { SentWithOtherValues } from './sent-with-other-values.tsx'
import { issuesByPath } from './value-issues.ts'

type View = 'summary' | 'json'

const views = [
  { value: 'summary', label: 'in_words' },
  { value: 'json', label: 'as_it_is_sent' },
] as const

export type PayloadViewProps = {
  readonly detail: Pick<AccountDetail, 'summary' | 'payload' | 'origins' | 'issues' | 'emptied' | 'sentOtherwise'>
  /** The value that the person came for; `null` for the whole. Another one moves there. */
  readonly at?: string | null
  readonly onCell: (cell: CellPlace) => void
  /** It takes the height there is; else it is as high as it is long. */
  readonly fillsPlace?: boolean
  /** Leads to what the mapping gives every account. */
  readonly onMap?: (target: string) => void
}

const ofNothing: Pick<AccountDetail, 'issues' | 'emptied'> = { issues: [], emptied: [] }

export function PayloadView({ detail, at = null, fillsPlace = false, onCell, onMap }: PayloadViewProps) {
  const { sentOtherwise: sent } = detail
  const { summary, payload, origins } = sent ?? detail
  // What is said of the spreadsheet is not said of what was sent before.
  const said = sent === null ? detail : ofNothing
  const [view, setView] = useState<View>('summary')
  const [wanted, setWanted] = useState('')
  /** Which of what was found is looked at, from 0. */
  const [turn, setTurn] = useState(0)
  const lines = useMemo(() => payloadLines(payload), [payload])
  const issues = useMemo(() => issuesByPath(said.issues), [said.issues])
  const told = useMemo(() => summary.flatMap((section) => section.lines), [summary])
  const found = useMemo(() => findLines(view === 'json' ? lines : told, wanted), [view, lines, told, wanted])
  const clipboard = useClipboard({ timeout: 4000 })
  const hit = found[found.length === 0 ? 0 : turn % found.length]
  const start = at === null ? null : view === 'json' ? lineOfPath(lines, at) : null

  const search = (words: string): void => {
    setWanted(words)
    setTurn(0)
  }
  return (
    <section
      className={classes.view}
      data-fills={fillsPlace || undefined}
      aria-label={say(sent === null ? 'what_is_sent' : 'what_was_sent')}
    >
      <SentWithOtherValues sent={sent} />
      {sent !== null && (
        <Title order={3} size="h5">
          {say('what_was_sent')}
        </Title>
      )}
      <div className={classes.tools}>
        <Segments
          size="sm"
          label={say('how_account_is_shown')}
          choices={views.map(({ value, label }) => ({ value, label: say(label) }))}
          value={view}
          onChange={(chosen) => {
            setView(chosen)
            setTurn(0)
          }}
        />
        <FindInPayload
          wanted={wanted}
          found={found.length}
          turn={found.length === 0 ? 0 : turn % found.length}
          onWanted={search}
          onTurn={(by) => setTurn((before) => (before + by + found.length) % Math.max(1, found.length))}
        />
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconCopy size={16} aria-hidden="true" />}
          onClick={() => clipboard.copy(view === 'json' ? jsonOf(lines) : wordsOf(summary))}
        >
          {say(view === 'json' ? 'copy_for_technician' : 'copy_in_words')}
        </Button>
        <span role="status" className={classes.said}>
          {clipboard.copied && say('copied')}
          {clipboard.error !== null && say('not_copied')}
        </span>
      </div>
      {view === 'json' ? (
        <PayloadJson
          key={at ?? ''}
          lines={lines}
          origins={origins}
          issues={issues}
          found={found}
          goal={hit ?? start}
          onCell={onCell}
          {...(onMap === undefined ? {} : { onMap })}
          onCopy={(text) => clipboard.copy(text)}
        />
      ) : (
        <PayloadSummary
          summary={summary}
          origins={origins}
          issues={issues}
          found={found.map((index) => told[index])}
          goal={hit === undefined ? null : (told[hit] ?? null)}
          at={at}
          emptied={said.emptied}
          onCell={onCell}
        />
      )}
    </section>
  )
}
