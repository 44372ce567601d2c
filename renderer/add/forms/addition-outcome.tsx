/** What became of a request: our sentence, the service's own words, and each thing that was sent. */
import { partOf } from '../../../shared/additions/addition-requests.ts'
import { pathLabel } from '../../../shared/checking/said/path-label.ts'
import type { AdditionState } from '../../../shared/ipc.ts'
import { issue } from '../../../shared/issue-words.ts'
import { say, sayMessage, sayValue } from '../../../shared/messages/say.ts'
import { datesInWords, referencesInWords } from '../../../shared/words/receipt-words.ts'
import { IssueList } from '../../components/said/issue-list.tsx'
import { ServiceWords } from '../../components/said/service-words.tsx'
import { ToneBadge } from '../../components/said/tone-badge.tsx'
import { useCatalogue } from '../../queries/open-project.tsx'
import { showMoment } from '../../words/moments.ts'
import classes from '../add.module.css'
import { additionItemWords, additionKindWords, additionPhaseWords } from './addition-kind-words.ts'

export function AdditionOutcome({ state }: { readonly state: AdditionState }) {
  const { kind, phase, level, message, serviceWords, issues, items, changedAt } = state
  // Taken, but not as it was sent.
  const { name, tone } =
    phase === 'done' && level !== 'info'
      ? ({ name: 'phase_done_date_changed', tone: 'warning' } as const)
      : additionPhaseWords[phase]
  return (
    <div className={classes.outcome}>
      <p className={classes.outcomeHead}>
        <strong>{say(additionKindWords[kind].name)}</strong>
        <ToneBadge tone={tone}>{say(name)}</ToneBadge>
        {changedAt !== null && <time dateTime={changedAt}>{showMoment(changedAt)}</time>}
      </p>
      <p>{sayMessage(message)}</p>
      {issues.length === 0 ? <ServiceWords words={serviceWords} /> : <IssueList issues={issues} />}
      {items.some(({ thing, outcome, changes }) => thing !== null || outcome !== 'added' || changes.length > 0) && (
        <Items state={state} />
      )}
    </div>
  )
}

function Items({ state: { kind, items } }: { readonly state: AdditionState }) {
  const catalogue = useCatalogue('additions')
  const part = partOf(kind, catalogue)
  return (
    <ol className={classes.items}>
      {items.map((item, index) => {
        const { outcome, thing, changes } = item
        const path = `${part?.name}.${index}`
        const { name, tone } = additionItemWords[outcome]
        return (
          <li key={path}>
            <span>{part?.type !== 'level' ? say('the_instruction') : sayValue(pathLabel(path, catalogue))}</span>
            <ToneBadge tone={tone}>{say(name)}</ToneBadge>
            {thing !== null && (
              <p>
                {say('thing_and_its_dates', { thing, references: referencesInWords(item), dates: datesInWords(item) })}
              </p>
            )}
            {changes.map(({ field, sent, taken }) => {
              const label = catalogue.leaf(`${part?.path}.${field}`)?.label ?? field
              return <p key={field}>{sayMessage(issue('item_changed', { field: label, sent, taken }).message)}</p>
            })}
          </li>
        )
      })}
    </ol>
  )
}
