/** Asks whether sheets whose numbers are written in two ways speak of the same, and joins them; says where sheets meet nowhere. */

import { Anchor } from '@mantine/core'
import { IconArrowRight, IconLink, IconUnlink } from '@tabler/icons-react'
import type { ProjectState, SheetsApart } from '../../../shared/ipc.ts'
import { changeReading } from '../../../shared/mapping/model/change-mapping.ts'
import { say } from '../../../shared/messages/say.ts'
import { listed, quoted, type Value } from '../../../shared/messages/values.ts'
import { DecisionButton } from '../../components/buttons/decision-button.tsx'
import { IssueList } from '../../components/said/issue-list.tsx'
import { Said } from '../../components/said/said.tsx'
import { columnGoal } from '../../map/map-goal.tsx'
import { madeOn } from '../../queries/revision.ts'
import { useDeskAction } from '../../queries/use-desk-action.ts'
import { useDeskQuery } from '../../queries/use-desk-query.ts'
import { useSentForeseen } from '../../queries/use-sent-foreseen.ts'
import classes from '../load.module.css'
import { apartSentence, howWords, joinedWords } from './apart-words.ts'

type Props = {
  readonly project: ProjectState
  readonly onProject: (project: ProjectState) => void
  readonly onSaid: (words: string) => void
  /** Leads to a column, on whichever sheet it is. */
  readonly onMap: (goal: string | null) => void
}

export function ApartNote({ project, onProject, onSaid, onMap }: Props) {
  const isOfSeveral = project.mapping.sheets.filter(({ isIncluded }) => isIncluded).length > 1
  const found = useDeskQuery('readSheetsApart', {}, { keepsPrevious: true, isOn: isOfSeveral })
  const change = useDeskAction('changeMapping')
  if (!isOfSeveral || found.state !== 'done' || found.value.length === 0) return null
  const join = async (alike: Alike): Promise<void> => {
    const mapping = alike.reduce(
      (joined, { join }) => (join === null ? joined : changeReading(joined, join.column, join.readAs)),
      project.mapping,
    )
    const changed = await change.run({ mapping, ...madeOn(project) })
    if (!changed.ok) return
    onProject(changed.value)
    const joined = { sheets: sheetsOf(alike), count: joinedIn(alike)?.after ?? 0 }
    onSaid(say(alike[0].isOfAccounts ? 'sheets_joined_accounts' : 'sheets_joined_numbers', joined))
  }
  return (
    <>
      <IssueList issues={change.issues} isAnnounced />
      {inTheSameWay(found.value).map((alike) => (
        <Asked
          key={`${columnGoal(alike[0].here)} ${columnGoal(alike[0].there)}`}
          alike={alike}
          isBusy={change.isBusy || found.isRefreshing}
          onJoin={() => join(alike)}
          onMap={() => onMap(columnGoal(alike[0].here))}
        />
      ))}
    </>
  )
}

/** Sheets that one answer joins, or two that meet nowhere. */
type Alike = readonly [SheetsApart, ...SheetsApart[]]

/** Those that differ in the same way are asked about once. */
function inTheSameWay(all: readonly SheetsApart[]): readonly Alike[] {
  const wayOf = ({ join, here, isOfAccounts }: SheetsApart): string =>
    JSON.stringify(join === null ? here : [isOfAccounts, join.readAs])
  return [...Map.groupBy(all, wayOf).values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [[first, ...others] as const],
  )
}

/** "“Meters”, “Payments” and “Customers”" */
const sheetsOf = (alike: Alike): Value =>
  listed(
    [...new Set([...alike.map(({ here }) => here.sheet), ...alike.map(({ there }) => there.sheet)])].map((name) =>
      quoted(name),
    ),
  )

const placeOf = ({ sheet, column }: SheetsApart['here']) => ({ sheet, column })

/** What joining all of them comes to. */
const joinedIn = (alike: Alike): SheetsApart['join'] => {
  const last = alike.at(-1)?.join ?? null
  return last === null ? null : { ...last, before: alike[0].join?.before ?? last.before }
}

type AskedProps = {
  readonly alike: Alike
  readonly isBusy: boolean
  readonly onJoin: () => void
  readonly onMap: () => void
}

function Asked({ alike, isBusy, onJoin, onMap }: AskedProps) {
  const [{ here, examples, isOfAccounts }] = alike
  const join = joinedIn(alike)
  const foreseen = useSentForeseen(
    alike.flatMap(({ join }) => (join === null ? [] : [{ ...placeOf(join.column), readAs: join.readAs }])),
  )
  const title = say(join === null ? 'sheets_meet_nowhere' : 'sheets_are_apart', { sheets: sheetsOf(alike) })
  const Icon = join === null ? IconUnlink : IconLink
  return (
    <section className={classes.apart} aria-label={title}>
      <Icon size={22} aria-hidden="true" />
      <div className={classes.apartWords}>
        {alike.map((apart) => (
          <p key={columnGoal(apart.here)}>{apartSentence(apart)}</p>
        ))}
        <ul className={classes.pairs} aria-label={say(join === null ? 'apart_examples' : 'what_would_meet')}>
          {examples.map((one) => (
            <li key={one.here}>
              <span className={classes.number}>{one.here}</span>
              {join !== null && <IconArrowRight size={15} aria-label={say('number_meets')} />}
              <span className={classes.number}>{one.there}</span>
            </li>
          ))}
        </ul>
        {join === null ? (
          <p>
            <Said
              of="numbers_may_be_elsewhere"
              values={{}}
              marks={{
                link: (words) => (
                  <Anchor component="button" type="button" inherit onClick={onMap}>
                    {words}
                  </Anchor>
                ),
              }}
            />
          </p>
        ) : (
          !foreseen.isInTheWay && (
            <p>
              {joinedWords(join, isOfAccounts)}{' '}
              {alike.map((apart) => (apart.join === null ? '' : howWords(apart.join))).join(' ')}
            </p>
          )
        )}
        {foreseen.words !== null && <p>{foreseen.words}</p>}
      </div>
      {join !== null && !foreseen.isInTheWay && (
        <DecisionButton
          about={`join ${columnGoal(here)}`}
          leftSection={<IconLink size={18} aria-hidden="true" />}
          disabled={isBusy}
          aria-label={say('join_named_sheets', { sheets: sheetsOf(alike) })}
          onClick={onJoin}
        >
          {say(alike.length > 1 ? 'join_all_sheets' : 'join_sheets')}
        </DecisionButton>
      )}
    </section>
  )
}
