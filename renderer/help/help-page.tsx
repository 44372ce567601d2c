/** One entry of help, in full. */
import { Kbd, Text } from '@mantine/core'
import { say, sayLabel } from '../../shared/messages/say.ts'
import type { BeforeAndAfter, Shown, ShownCells } from '../../shared/words/problems/problem-examples.ts'
import { takeFocus } from '../components/focus.ts'
import { ListedValues } from '../components/said/listed-values.tsx'
import { ToneIcon } from '../components/said/tone-badge.tsx'
import { keyGroups, keySigns } from '../grid/keys/key-help.ts'
import classes from './help.module.css'
import type { HelpEntry, HelpPart } from './help-entries.ts'

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

function Change({ values: [before, after] }: { readonly values: BeforeAndAfter }) {
  return (
    <dl className={classes.change}>
      <dt>{say('help_before')}</dt>
      <dd>
        <Example shown={before} />
      </dd>
      <dt>{say('help_after')}</dt>
      <dd>
        <Example shown={after} />
      </dd>
    </dl>
  )
}

function Example({ shown }: { readonly shown: Shown }) {
  if (typeof shown === 'string') return <span className={classes.cell}>{shown === '' ? say('empty_cell') : shown}</span>
  return 'says' in shown ? say(shown.says) : <Cells {...shown} />
}

function Cells({ fields, rows }: ShownCells) {
  return (
    <table className={classes.cells}>
      {fields.length > 0 && (
        <thead>
          <tr>
            {fields.map((field, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: Columns have nothing but their place.
              <th key={index} scope="col">
                {field === '' ? say('column_not_used') : sayLabel(field)}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map((cells, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: So have rows.
          <tr key={row}>
            {cells.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: And cells.
              <td key={column}>{sayLabel(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What the keys of a sheet do, in a list. */
function KeyList() {
  return keyGroups.map(({ title, keys }) => (
    <section key={title} aria-label={say(title)}>
      <h4>{say(title)}</h4>
      <dl className={classes.keyList}>
        {keys.map(({ keys: pressed, does }) => (
          <div key={does} className={classes.keyLine}>
            <dt>
              {pressed.map((one) => (
                <span key={one} className={classes.keyChord}>
                  {keySigns(one).map((sign) => (
                    <Kbd key={sign} size="xs">
                      {sign}
                    </Kbd>
                  ))}
                </span>
              ))}
            </dt>
            <dd>{say(does)}</dd>
          </div>
        ))}
      </dl>
    </section>
  ))
}
