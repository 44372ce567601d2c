/** Help at the side of what one works on: everything in one list that is searched, and one entry of it in full. */
import { Anchor, Drawer, Text, TextInput, UnstyledButton } from '@mantine/core'
import { IconArrowLeft, IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, useDeferredValue, useMemo, useRef, useState } from 'react'
import { type PlainKey, say } from '../../shared/messages/say.ts'
import { useFocusBack } from '../components/focus.ts'
import { ToneIcon } from '../components/said/tone-badge.tsx'
import { useCatalogue } from '../queries/open-project.tsx'
import classes from './help.module.css'
import { type HelpEntry, type HelpKind, helpEntries, helpKinds } from './help-entries.ts'
import { HelpPage } from './help-page.tsx'
import { searchedOf, searchHelp } from './search-help.ts'

type Props = {
  /** The entries that it opens with; none for the list. */
  readonly about: readonly string[]
  /** See `useFocusBack`. */
  readonly whenGone?: () => void
  readonly onAbout: (id: string | null) => void
  readonly onClose: () => void
}

export function HelpWindow({ about, whenGone, onAbout, onClose }: Props) {
  useFocusBack(whenGone)
  const own = useCatalogue()
  const other = useCatalogue(own.kind === 'accounts' ? 'additions' : 'accounts')
  const all = useMemo(() => searchedOf(helpEntries([own, other])), [own, other])
  const [typed, setTyped] = useState('')
  const wanted = useDeferredValue(typed)
  const found = useMemo(() => searchHelp(all, wanted), [all, wanted])
  const shown = about.flatMap((id) => all.find(({ entry }) => entry.id === id)?.entry ?? [])
  const search = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  /** Of what was typed, though the list may be some letters behind it. */
  const openFirst = (): void => {
    if (typed === wanted) {
      list.current?.querySelector<HTMLElement>('details[open] > ul button')?.click()
      return
    }
    const ahead = searchHelp(all, typed)
    const first = helpKinds.flatMap((kind) => ahead.filter((entry) => entry.kind === kind)).at(0)
    if (first !== undefined) onAbout(first.id)
  }
  const moveIn = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    const stops = [search.current, ...entriesIn(list.current)]
    stops[stops.indexOf(document.activeElement as HTMLElement | null) + step]?.focus()
  }
  return (
    <Drawer
      opened
      onClose={onClose}
      // Whatever has the key first closes with it: see `HelpProvider`.
      closeOnEscape={false}
      position="right"
      size="27rem"
      zIndex={1200}
      overlayProps={{ backgroundOpacity: 0.12 }}
      title={say('help')}
      classNames={{ body: classes.body ?? '', content: classes.content ?? '' }}
    >
      <TextInput
        ref={search}
        data-autofocus={shown.length === 0 || undefined}
        aria-label={say('help_search')}
        placeholder={say('help_search_hint')}
        leftSection={<IconSearch size={16} aria-hidden="true" />}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          onAbout(null)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') openFirst()
          moveIn(event)
        }}
      />
      {shown.length === 0 ? (
        <>
          <Text role="status" size="sm" c="dimmed" className={classes.count}>
            {wanted.trim() !== '' &&
              (found.length === 0 ? say('help_nothing_found') : say('help_found', { count: found.length }))}
          </Text>
          <div ref={list} className={classes.list} role="none" onKeyDown={moveIn}>
            {helpKinds.map((kind) => (
              <Group
                key={kind}
                kind={kind}
                entries={found.filter((entry) => entry.kind === kind)}
                isSearched={wanted.trim() !== ''}
                onEntry={onAbout}
              />
            ))}
          </div>
        </>
      ) : (
        <>
          <Anchor
            component="button"
            type="button"
            className={classes.back}
            onClick={() => {
              onAbout(null)
              search.current?.focus()
            }}
          >
            <IconArrowLeft size={16} aria-hidden="true" />
            {say('help_all')}
          </Anchor>
          <div className={classes.pages}>
            {shown.map((entry, index) => (
              <HelpPage key={entry.id} entry={entry} isFirst={index === 0} />
            ))}
          </div>
        </>
      )}
    </Drawer>
  )
}

const entriesIn = (list: HTMLElement | null): readonly HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('summary, details[open] > ul button') ?? []),
]

const kindWords = {
  topic: 'help_topics',
  status: 'help_statuses',
  word: 'help_words',
  field: 'help_fields',
  problem: 'problems',
} as const satisfies Record<HelpKind, PlainKey>

/** Of what is found; more of one kind nobody reads. */
const mostFound = 25

type GroupProps = {
  readonly kind: HelpKind
  readonly entries: readonly HelpEntry[]
  readonly isSearched: boolean
  readonly onEntry: (id: string) => void
}

function Group({ kind, entries, isSearched, onEntry }: GroupProps) {
  if (entries.length === 0) return null
  const shown = isSearched ? entries.slice(0, mostFound) : entries
  return (
    // What is found is open at once; else only what has few entries.
    <details key={String(isSearched)} open={isSearched || kind === 'topic'}>
      <summary>
        {say(kindWords[kind])} <span className={classes.of}>{say('number_alone', { number: entries.length })}</span>
      </summary>
      <ul>
        {shown.map(({ id, title, of, tone }) => (
          <li key={id}>
            <UnstyledButton className={classes.entry} onClick={() => onEntry(id)}>
              {tone !== undefined && <ToneIcon tone={tone} size={16} />}
              <span>{title}</span>
              {of !== '' && <span className={classes.of}>{of}</span>}
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {shown.length < entries.length && (
        <p className={classes.of}>{say('help_more_found', { count: entries.length - shown.length })}</p>
      )}
    </details>
  )
}
