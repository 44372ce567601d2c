/** One entry of help, in full. */
import { Text } from '@mantine/core'
import { say } from '../../shared/messages/say.ts'
import { takeFocus } from '../components/focus.ts'
import { ListedValues } from '../components/said/listed-values.tsx'
import { ToneIcon } from '../components/said/tone-badge.tsx'
import classes from './help.module.css'
import type { HelpEntry, HelpPart } from './help-entries.ts'
import { KeyList } from './key-list.tsx'

type Props = {
  readonly entry: HelpEntry
  /** It takes the focus. */
  readonly isFirst: boolean
}

export function HelpPage({ entry, isFirst }: Props) {
  return (
    <article className={classes.page} aria-label={entry.title}>
      <h3 {...(isFirst ? { ref: takeFocus, 'data-autofocus': true } : {})} tabIndex={-1} className={classes.title}>
        {entry.tone !== undefined && <ToneIcon tone={entry.tone} />}
        {entry.title}
      </h3>
      {entry.of !== '' && (
        <Text size="sm" c="dimmed">
          {entry.of}
        </Text>
      )}
      {entry.parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: Parts have nothing but their place.
        <section key={index}>
          {part.heading !== undefined && <h4>{part.heading}</h4>}
          <Part part={part} />
        </section>
      ))}
    </article>
  )
}

function Part({ part }: { readonly part: HelpPart }) {
  switch (part.is) {
    case 'text':
      return <p>{part.text}</p>
    case 'value':
      return <span className={classes.cell}>{part.value}</span>
    case 'list':
      return (
        <ul>
          {part.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )
    case 'values':
      return <ListedValues leaf={part.leaf} />
    case 'change':
      return <Change values={part.values} />
    case 'keys':
      return <KeyList />
  }
}

function Change({ values: [before, after] }: { readonly values: readonly [string, string] }) {
  return (
    <dl className={classes.change}>
      <dt>{say('help_before')}</dt>
      <dd className={classes.cell}>{before}</dd>
      <dt>{say('help_after')}</dt>
      <dd className={classes.cell}>{after === '' ? say('empty_cell') : after}</dd>
    </dl>
  )
}
