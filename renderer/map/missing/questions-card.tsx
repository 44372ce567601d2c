/** What the description of the service leaves open, asked here of the lists that the columns fill: answered once, for every spreadsheet. */
import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { Catalogue } from '../../../shared/catalogue/catalogue.ts'
import type { Reply } from '../../../shared/ipc.ts'
import type { Mapping } from '../../../shared/mapping/model/mapping.ts'
import { say } from '../../../shared/messages/say.ts'
import { useCatalogue, useProjectKind } from '../../asking/open-project.tsx'
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
import { WrapperQuestion } from '../../parts/questions/open-question.tsx'
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
  const ofAccounts = useProjectKind() === 'accounts' ? described.questions : []
  const wrapper = ofAccounts.find((question) => question.about === 'wrapper')
  const raised = raisedBy(mapping, described.questions.filter(isOfElements), catalogue)
  const open = raised.filter((question) => !isSaid(question, answers)).map(({ id }) => id)
  if (wrapper !== undefined && answers.wrapper === undefined) open.push(wrapper.id)
  // An answer that is given stays in sight, so that it can be taken back, or a second field be added to the first.
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  if (open.some((id) => !seen.has(id))) setSeen(new Set([...seen, ...open]))
  const [isWhole, setIsWhole] = useState(false)
  const isShown = ({ id }: { readonly id: string }): boolean => isWhole || seen.has(id) || open.includes(id)
  const shown = raised.filter(isShown)
  const folded = [...raised, ...(wrapper === undefined ? [] : [wrapper])].filter((question) => !isShown(question))
  if (shown.length + folded.length === 0 && wrapper === undefined) return null
  return (
    <Card title={say('questions_of_service')}>
      <Stack gap="md" {...helpAbout(aboutQuestions)}>
        {wrapper !== undefined && isShown(wrapper) && (
          <WrapperQuestion question={wrapper} {...{ catalogue, answers }} onAnswers={keep} />
        )}
        {shown.length > 0 && (
          <div>
            <ElementQuestions
              questions={shown}
              {...{ answers, catalogue }}
              open={(count) => say('questions_of_service_open', { count })}
              onAnswers={keep}
            />
          </div>
        )}
        {folded.length > 0 && (
          <Group>
            <Button size="compact-sm" variant="subtle" onClick={() => setIsWhole(true)}>
              {say('change_answers', { count: folded.length })}
            </Button>
          </Group>
        )}
        {isBusy && <Text role="status">{say('reading_rows_by_answer')}</Text>}
        {faults.length > 0 && <IssueList issues={faults} isAnnounced />}
      </Stack>
    </Card>
  )
}

/** Those that matter for what is filled, answered or not; what was said of this spreadsheet is no question. */
function raisedBy(
  mapping: Mapping,
  questions: readonly ElementQuestion[],
  catalogue: Catalogue,
): readonly ElementQuestion[] {
  const listed = new Set(
    mapping.sheets
      .filter(({ isIncluded }) => isIncluded)
      // Where each row is one of its own, nothing has to tell them apart.
      .flatMap((sheet) => rowLevels(catalogue, sheet).flatMap(({ path }) => (path === sheet.eachRowIs ? [] : [path]))),
  )
  return questions.filter(({ about, path }) =>
    about === 'kind'
      ? isUnsaid(path, mapping, catalogue)
      : listed.has(path) && mapping.keys?.some(({ level }) => level === path) !== true,
  )
}
