/** Says that numbers which should meet across sheets don't: of no sheet alone, so it is said above them all. */
import { Anchor, VisuallyHidden } from '@mantine/core'
import type { OurCode } from '../../shared/issue-words.ts'
import { useDeskQuery } from '../asking/use-desk-query.ts'
import { ToneIcon } from '../parts/tone-badge.tsx'
import { levelTones, levelWords } from '../words/words.ts'
import classes from './load.module.css'

const apartCode: OurCode = 'number_apart_by_zeros'

export function ApartNote({ onShowMap }: { readonly onShowMap: () => void }) {
  const problems = useDeskQuery('listProblems', {}, { keepsPrevious: true })
  const apart = problems.state === 'done' ? problems.value.find(({ code }) => code === apartCode) : undefined
  if (apart === undefined) return null
  return (
    <p className={classes.note}>
      <ToneIcon tone={levelTones[apart.level]} />
      <span>
        <VisuallyHidden>{levelWords[apart.level]}: </VisuallyHidden>
        {apart.title}. {apart.first[0]?.message}{' '}
        <Anchor component="button" type="button" inherit onClick={onShowMap}>
          Put zeros in front in Map
        </Anchor>
      </span>
    </p>
  )
}
