/** What the description of the service leaves open, asked here of the lists that the columns fill: answered once, for every spreadsheet. */
import { Text } from '@mantine/core'
import { useState } from 'react'
import type { Catalogue } from '../../../shared/catalogue/catalogue.ts'
import type { Answers } from '../../../shared/description/interface-answers.ts'
import type { Reply } from '../../../shared/ipc.ts'
import type { Mapping } from '../../../shared/mapping/model/mapping.ts'
import { say } from '../../../shared/messages/say.ts'
import { useCatalogue } from '../../asking/open-project.tsx'
import { useConnection } from '../../asking/use-connection.ts'
import { useDeskQuery } from '../../asking/use-desk-query.ts'
import { aboutQuestions } from '../../help/help-entries.ts'
import { helpAbout } from '../../help/help-provider.tsx'
import { Card } from '../../parts/frame/card.tsx'
import {
  type ElementQuestion,
  ElementQuestions,
  isOfElements,
  isSaid,
} from '../../parts/questions/element-questions.tsx'
import { useAnswers } from '../../parts/questions/use-answers.ts'
import { IssueList } from '../../parts/said/issue-list.tsx'
import { rowLevels } from '../row-levels.ts'
import { isUnsaid } from './missing-needs.ts'

type Props = {
  readonly mapping: Mapping
  /** Sends an answer when what was changed before is kept, and nothing else changes the mapping. @returns whether it came to that */
  readonly onSend: (send: () => Promise<void>) => Promise<boolean>
}

export function QuestionsCard(props: Props) {
  const id = useConnection()?.description?.id ?? null
  const asked = useDeskQuery('readDescription', { id: id ?? '' }, { isOn: id !== null })
  return id !== null && asked.state === 'done' ? <Questions key={id} described={asked.value} {...props} /> : null
}

function Questions({ described, mapping, onSend }: Props & { readonly described: Reply<'readDescription'> }) {
  const catalogue = useCatalogue()
  const { answers, keep, isBusy, faults } = useAnswers(described.answers, { around: onSend })
  // An answer that is given stays in sight, so that it can be taken back, or a second field be added to the first.
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const questions = described.questions.filter(isOfElements)
  const open = new Set(openIn(questions, answers, mapping, catalogue).map(({ id }) => id))
  if ([...open].some((id) => !seen.has(id))) setSeen(new Set([...seen, ...open]))
  const shown = questions.filter(
    (question) => open.has(question.id) || (seen.has(question.id) && isSaid(question, answers)),
  )
  if (shown.length === 0) return null
  return (
    <Card title={say('questions_of_service')}>
      <div {...helpAbout(aboutQuestions)}>
        <ElementQuestions
          questions={shown}
          {...{ answers, catalogue }}
          open={(count) => say('questions_of_service_open', { count })}
          onAnswers={keep}
        />
        {isBusy && <Text role="status">{say('reading_rows_by_answer')}</Text>}
        {faults.length > 0 && <IssueList issues={faults} isAnnounced />}
      </div>
    </Card>
  )
}

/** Those that matter for what is filled, and that nobody has answered: neither of the service, nor of this spreadsheet. */
function openIn(
  questions: readonly ElementQuestion[],
  answers: Answers,
  mapping: Mapping,
  catalogue: Catalogue,
): readonly ElementQuestion[] {
  const listed = new Set(
    mapping.sheets
      .filter(({ isIncluded }) => isIncluded)
      // Where each row is one of its own, nothing has to tell them apart.
      .flatMap((sheet) => rowLevels(catalogue, sheet).flatMap(({ path }) => (path === sheet.eachRowIs ? [] : [path]))),
  )
  return questions.filter((question) => {
    const { about, path } = question
    if (isSaid(question, answers)) return false
    return about === 'kind'
      ? isUnsaid(path, mapping, catalogue)
      : listed.has(path) && mapping.keys?.some(({ level }) => level === path) !== true
  })
}
