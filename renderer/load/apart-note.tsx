/** Asks whether sheets whose numbers are written in two ways speak of the same, and joins them; says where sheets meet nowhere. */
import { Anchor } from '@mantine/core'
import { IconArrowRight, IconLink, IconUnlink } from '@tabler/icons-react'
import type { ProjectState, SheetsApart } from '../../shared/ipc.ts'
import { changeReading } from '../../shared/mapping/change-mapping.ts'
import { capitalised } from '../../shared/words/phrases.ts'
import { madeOn } from '../asking/revision.ts'
import { useDeskAction } from '../asking/use-desk-action.ts'
import { useDeskQuery } from '../asking/use-desk-query.ts'
import { columnGoal } from '../map/map-goal.tsx'
import { DecisionButton } from '../parts/decision-button.tsx'
import { IssueList } from '../parts/issue-list.tsx'
import { nouns, showCount } from '../words/counting.ts'
import { apartSentence, howWords, joinedWords } from './apart-words.ts'
import classes from './load.module.css'

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
  const join = async (apart: SheetsApart): Promise<void> => {
    if (apart.join === null) return
    const { column, readAs, after } = apart.join
    const mapping = changeReading(project.mapping, column, readAs)
    const changed = await change.run({ mapping, ...madeOn(project) })
    if (!changed.ok) return
    onProject(changed.value)
    onSaid(
      `“${apart.here.sheet}” and “${apart.there.sheet}” are joined: ${showCount(after, apart.isOfAccounts ? nouns.account : nouns.number)} in all. Undo takes it back.`,
    )
  }
  return (
    <>
      {change.progress.state === 'issues' && <IssueList issues={change.progress.issues} isAnnounced />}
      {found.value.map((apart) => (
        <Asked
          key={`${columnGoal(apart.here)} ${columnGoal(apart.there)}`}
          apart={apart}
          isBusy={change.isBusy || found.isRefreshing}
          onJoin={() => join(apart)}
          onMap={() => onMap(columnGoal(apart.here))}
        />
      ))}
    </>
  )
}

type AskedProps = {
  readonly apart: SheetsApart
  readonly isBusy: boolean
  readonly onJoin: () => void
  readonly onMap: () => void
}

function Asked({ apart, isBusy, onJoin, onMap }: AskedProps) {
  const { here, there, examples, join } = apart
  const title = `“${here.sheet}” and “${there.sheet}” ${join === null ? 'meet nowhere' : 'are apart'}`
  const Icon = join === null ? IconUnlink : IconLink
  return (
    <section className={classes.apart} aria-label={title}>
      <Icon size={22} aria-hidden="true" />
      <div className={classes.apartWords}>
        <p>{apartSentence(apart)}</p>
        <ul className={classes.pairs} aria-label={join === null ? 'Examples' : 'What would meet'}>
          {examples.map((one) => (
            <li key={one.here}>
              <span className={classes.number}>{one.here}</span>
              {join !== null && <IconArrowRight size={15} aria-label="meets" />}
              <span className={classes.number}>{one.there}</span>
            </li>
          ))}
        </ul>
        {join === null ? (
          <p>
            If they are about the same accounts, another column holds their numbers.{' '}
            <Anchor component="button" type="button" inherit onClick={onMap}>
              Choose it in Map
            </Anchor>
          </p>
        ) : (
          <p>
            {joinedWords(join, apart.isOfAccounts)} {capitalised(howWords(join))}
          </p>
        )}
      </div>
      {join !== null && (
        <DecisionButton
          about={`join ${columnGoal(here)}`}
          leftSection={<IconLink size={18} aria-hidden="true" />}
          disabled={isBusy}
          aria-label={`Join them: “${here.sheet}” and “${there.sheet}”`}
          onClick={onJoin}
        >
          Join them
        </DecisionButton>
      )}
    </section>
  )
}
