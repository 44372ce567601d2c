/** Finds a text in the data and goes from one cell to the next; opens out into replacing. */
import { ActionIcon, Button, Checkbox, Group, NativeSelect, TextInput } from '@mantine/core'
import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { ProjectState } from '../../../shared/ipc.ts'
import { type PlainKey, say } from '../../../shared/messages/say.ts'
import type { CellPlace } from '../../../shared/result.ts'
import { IssueList } from '../../components/said/issue-list.tsx'
import type { Edits } from '../sheet/use-edits.ts'
import { ReplaceDialog } from './replace-dialog.tsx'
import classes from './search-bar.module.css'
import {
  noSearch,
  type SearchScope,
  type SearchState,
  type SearchWish,
  searchOf,
  searchScopes,
  useSearch,
} from './use-search.ts'

/** `replace` shows what is written in place of what is found. */
export type SearchMode = 'find' | 'replace'

type SearchBarProps = {
  readonly mode: SearchMode
  /** Grows with each press of Ctrl+F: the box takes the focus again. */
  readonly openedCount: number
  readonly here: () => CellPlace
  readonly project: ProjectState
  readonly onFound: (place: CellPlace) => Promise<void>
  readonly onMode: (mode: SearchMode) => void
  readonly onClose: () => void
  readonly change: Edits['change']
}

const scopeWords = {
  sheet: 'find_in_sheet',
  column: 'find_in_column',
  everySheet: 'find_in_all_sheets',
} as const satisfies Record<SearchScope, PlainKey>

const directions = [
  { to: 'previous', name: 'find_previous', nameWithKey: 'find_previous_by_key', Icon: IconChevronUp },
  { to: 'next', name: 'find_next', nameWithKey: 'find_next_by_key', Icon: IconChevronDown },
] as const

export function SearchBar({ mode, openedCount, here, project, onFound, onMode, onClose, change }: SearchBarProps) {
  const [wish, setWish] = useState<SearchWish>(noSearch)
  const [by, setBy] = useState('')
  const [isPreviewed, setIsPreviewed] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const search = useSearch({ here, onFound })
  useEffect(() => {
    if (openedCount > 0) box.current?.select()
  }, [openedCount])

  const changeWish = (changes: Partial<SearchWish>) => {
    setWish({ ...wish, ...changes })
    search.clear()
  }
  const go = (direction: 'next' | 'previous') => void search.go(wish, direction)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // What is pressed in the dialog comes here too, although it stands elsewhere on the page.
    if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return
    if (event.key === 'Enter' && event.target === box.current) {
      event.preventDefault()
      go(event.shiftKey ? 'previous' : 'next')
    }
    if (event.key === 'F3') {
      event.preventDefault()
      go(event.shiftKey ? 'previous' : 'next')
    }
    if (event.key === 'Escape') onClose()
  }
  const isEmpty = wish.text === ''
  return (
    <search className={classes.search} aria-label={say('find_in_data')} onKeyDown={onKeyDown}>
      <div className={classes.searchLine}>
        <Group gap={10}>
          <TextInput
            ref={box}
            size="xs"
            w="11rem"
            autoFocus
            aria-label={say('find_text')}
            placeholder={say('find_text')}
            maxLength={1000}
            value={wish.text}
            onChange={({ currentTarget }) => changeWish({ text: currentTarget.value })}
          />
          <NativeSelect
            size="xs"
            aria-label={say('where_to_find')}
            data={searchScopes.map((value) => ({ value, label: say(scopeWords[value]) }))}
            value={wish.scope}
            onChange={({ currentTarget }) => changeWish({ scope: currentTarget.value as SearchScope })}
          />
          <Checkbox
            size="xs"
            label={say('match_case')}
            checked={wish.matchesCase}
            onChange={({ currentTarget }) => changeWish({ matchesCase: currentTarget.checked })}
          />
          <Checkbox
            size="xs"
            label={say('whole_cell')}
            checked={wish.isWholeCell}
            onChange={({ currentTarget }) => changeWish({ isWholeCell: currentTarget.checked })}
          />
          {directions.map(({ to, name, nameWithKey, Icon }) => (
            <ActionIcon
              key={to}
              variant="default"
              aria-label={say(name)}
              title={say(nameWithKey)}
              disabled={isEmpty}
              onClick={() => go(to)}
            >
              <Icon size={16} aria-hidden="true" />
            </ActionIcon>
          ))}
          <span role="status" className={classes.searchCount}>
            {progressWords(search.progress, wish)}
          </span>
          {mode === 'find' && (
            <Button size="compact-xs" variant="subtle" onClick={() => onMode('replace')}>
              {say('open_replace')}
            </Button>
          )}
        </Group>
        <ActionIcon variant="subtle" className={classes.searchClose} aria-label={say('close_search')} onClick={onClose}>
          <IconX size={16} aria-hidden="true" />
        </ActionIcon>
      </div>
      {mode === 'replace' && (
        <Group gap={6}>
          <TextInput
            size="xs"
            w="11rem"
            aria-label={say('replace_with')}
            placeholder={say('replace_with')}
            maxLength={32_767}
            value={by}
            onChange={({ currentTarget }) => setBy(currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !isEmpty) setIsPreviewed(true)
            }}
          />
          <Button size="compact-sm" variant="light" disabled={isEmpty} onClick={() => setIsPreviewed(true)}>
            {say('show_what_would_change')}
          </Button>
        </Group>
      )}
      {search.progress.state === 'issues' && <IssueList issues={search.progress.issues} isAnnounced />}
      {isPreviewed && (
        <ReplaceDialog
          ask={{ search: searchOf(wish, here()), by }}
          project={project}
          change={change}
          onDone={() => {
            setIsPreviewed(false)
            search.clear()
          }}
          onClose={() => setIsPreviewed(false)}
        />
      )}
    </search>
  )
}

function progressWords(progress: SearchState, { text }: SearchWish): string {
  switch (progress.state) {
    case 'rest':
    case 'issues':
      return ''
    case 'busy':
      return say('searching_text')
    case 'found': {
      const { position, total } = progress.answer
      return total === 0 ? say('no_cell_says', { text }) : say('found_at', { position, total })
    }
  }
}
