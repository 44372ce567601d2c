/** What became of a request: our sentence, the service's own words, and each thing that was sent. */
import { additionsCatalogue } from '../../shared/catalogue/additions-catalogue.ts'
import { pathLabel } from '../../shared/checking/path-label.ts'
import type { AdditionState } from '../../shared/ipc.ts'
import { issue } from '../../shared/issue-words.ts'
import { IssueList } from '../parts/issue-list.tsx'
import { ServiceWords } from '../parts/service-words.tsx'
import { ToneBadge } from '../parts/tone-badge.tsx'
import { showMoment } from '../words/moments.ts'
import classes from './add.module.css'
import { additionItemWords, additionKindWords, additionPhaseWords } from './addition-kind-words.ts'

type OutcomeProps = {
  readonly state: AdditionState
  /** What was sent, in words, where that is known. */
  readonly about?: readonly string[]
}

export function AdditionOutcome({ state, about = [] }: OutcomeProps) {
  const { kind, phase, message, serviceWords, issues, items, changedAt } = state
  const { name, tone } = additionPhaseWords[phase]
  return (
    <div className={classes.outcome}>
      <p className={classes.outcomeHead}>
        <strong>{additionKindWords[kind].name}</strong>
        <ToneBadge tone={tone}>{name}</ToneBadge>
        {changedAt !== null && <time dateTime={changedAt}>{showMoment(changedAt)}</time>}
      </p>
      <p>{message}</p>
      {about.length > 0 && <p>{about.join('; ')}.</p>}
      {issues.length === 0 ? <ServiceWords words={serviceWords} /> : <IssueList issues={issues} />}
      {items.some(({ outcome, changes }) => outcome !== 'added' || changes.length > 0) && <Items state={state} />}
    </div>
  )
}

function Items({ state: { kind, items } }: { readonly state: AdditionState }) {
  const level = additionsCatalogue.level(`${kind}[]`)
  return (
    <ol className={classes.items}>
      {items.map(({ outcome, changes }, index) => {
        const path = `${kind}.${index}`
        const { name, tone } = additionItemWords[outcome]
        return (
          <li key={path}>
            <span>{level === undefined ? 'Instruction' : pathLabel(path, additionsCatalogue)}</span>
            <ToneBadge tone={tone}>{name}</ToneBadge>
            {changes.map(({ field, sent, taken }) => {
              const label = additionsCatalogue.leaf(`${kind}[].${field}`)?.label ?? field
              return <p key={field}>{issue('item_changed', { field: label, sent, taken }).message}</p>
            })}
          </li>
        )
      })}
    </ol>
  )
}
