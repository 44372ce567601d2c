/** Says that numbers which should meet across sheets don't: of no sheet alone, so it is said above them all. */
import { Anchor, VisuallyHidden } from '@mantine/core'
import type { OurCode } from '../../shared/issue-words.ts'
import { useDeskQuery } from '../asking/use-desk-query.ts'
import { columnGoal } from '../map/map-goal.tsx'
import { ToneIcon } from '../parts/tone-badge.tsx'
import { levelTones, levelWords } from '../words/words.ts'
import classes from './load.module.css'

const apartCode: OurCode = 'number_apart_by_zeros'

/** @param onMap  leads to the column that is read otherwise then, on whichever sheet it is */
export function ApartNote({ onMap }: { readonly onMap: (goal: string | null) => void }) {
  const problems = useDeskQuery('listProblems', {}, { keepsPrevious: true })
  const apart = problems.state === 'done' ? problems.value.find(({ code }) => code === apartCode) : undefined
  if (apart === undefined) return null
  const shorter = apart.columns.find(({ readAs }) => readAs !== undefined)
  return (
    <p className={classes.note}>
      <ToneIcon tone={levelTones[apart.level]} />
      <span>
        <VisuallyHidden>{levelWords[apart.level]}: </VisuallyHidden>
        {apart.title}. {apart.first[0]?.message}{' '}
        <Anchor
          component="button"
          type="button"
          inherit
          onClick={() => onMap(shorter === undefined ? null : columnGoal(shorter))}
        >
          Put zeros in front in Map
        </Anchor>
      </span>
    </p>
  )
}
