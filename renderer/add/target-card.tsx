/** Which account is added to: typed, or chosen from those of this spreadsheet; the service is asked about it before anything else. */

import { Button, TextInput } from '@mantine/core'
import { useId, useState } from 'react'
import type { ProjectKind } from '../../shared/catalogue/catalogue-of-kind.ts'
import type { AdditionTarget } from '../../shared/ipc.ts'
import { platformNumberWords } from '../../shared/words/platform-number-words.ts'
import { useDeskAction } from '../asking/use-desk-action.ts'
import { useDeskQuery } from '../asking/use-desk-query.ts'
import { Card } from '../parts/card.tsx'
import { Form } from '../parts/form.tsx'
import { IssueList } from '../parts/issue-list.tsx'
import { ToneBadge } from '../parts/tone-badge.tsx'
import type { Tone } from '../words/words.ts'
import classes from './add.module.css'

type Props = {
  /** What the open spreadsheet is about, where one is open: its accounts are offered. */
  readonly kindOfProject: ProjectKind | null
  readonly target: AdditionTarget | null
  readonly onTarget: (target: AdditionTarget | null) => void
}

/** So many numbers are offered while one types. */
const offered = 50

const standings: Record<AdditionTarget['standing'], { readonly name: string; readonly tone: Tone }> = {
  imported: { name: 'On the platform', tone: 'good' },
  notYet: { name: 'Not imported yet', tone: 'warning' },
  notThere: { name: 'Not there', tone: 'error' },
}

export function TargetCard({ kindOfProject, target, onTarget }: Props) {
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const listId = useId()
  const hasProject = kindOfProject !== null
  const find = useDeskAction('findAdditionTarget')
  const search = typed.trim()
  const sent = useDeskQuery(
    'listAccounts',
    // Of accounts to create, only what was sent can be on the platform.
    {
      offset: 0,
      limit: offered,
      filter: kindOfProject === 'additions' ? 'all' : 'sent',
      ...(search === '' ? {} : { search }),
    },
    { isOn: hasProject, keepsPrevious: true },
  )
  const known = hasProject && sent.state === 'done' ? sent.value.accounts : []

  const submit = async (): Promise<void> => {
    onTarget(null)
    if (search === '') return setFault('Type the account number, as it is in your own system.')
    const found = await find.run({ accountNumber: search })
    if (found.ok) onTarget(found.value)
  }

  return (
    <Card title={kindOfProject === 'additions' ? 'Or one account by itself' : 'Which account?'}>
      <Form className={classes.finder} onSubmit={submit}>
        <TextInput
          label="Account number"
          description={
            hasProject
              ? 'Your own number for it. Accounts of this spreadsheet are offered while you type.'
              : 'Your own number for it.'
          }
          list={listId}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          error={fault}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setFault(null)
          }}
        />
        <datalist id={listId}>
          {known.map(({ key, accountNumber, name }) =>
            accountNumber === null ? null : (
              <option key={key} value={accountNumber}>
                {name}
              </option>
            ),
          )}
        </datalist>
        <Button type="submit" variant={target === null ? 'filled' : 'default'} loading={find.isBusy}>
          Look it up
        </Button>
      </Form>
      {find.progress.state === 'issues' && <IssueList issues={find.progress.issues} isAnnounced />}
      <div role="status">{target !== null && <Found target={target} />}</div>
    </Card>
  )
}

function Found({ target }: { readonly target: AdditionTarget }) {
  const { name, tone } = standings[target.standing]
  const number = platformNumberWords(target.standing === 'imported', target.platformNumber)
  return (
    <div className={classes.found}>
      <ToneBadge tone={tone}>{name}</ToneBadge>
      <span>
        <strong>{target.name ?? `Account ${target.accountNumber}`}</strong>
        {target.name !== null && ` · ${target.accountNumber}`}
        {number !== null && ` · on the platform: ${number}`}
      </span>
      {target.message !== null && <p className={classes.foundWords}>{target.message}</p>}
    </div>
  )
}
