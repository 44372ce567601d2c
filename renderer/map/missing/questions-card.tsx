/** What is not known of the service, asked here of the lists and amounts that the columns fill: answered once, for every spreadsheet. */
import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useId, useState } from 'react'
import type { Catalogue } from '../../../shared/catalogue/catalogue.ts'
import type { Reply } from '../../../shared/ipc.ts'
import { fieldPathOf } from '../../../shared/mapping/model/field-path.ts'
import { filledFields } from '../../../shared/mapping/model/fillings.ts'
import type { Mapping } from '../../../shared/mapping/model/mapping.ts'
import { say } from '../../../shared/messages/say.ts'
import { type MoneyTerms, openTerms, termsOf } from '../../../shared/service/money-terms.ts'
import { Card } from '../../components/frame/card.tsx'
import {
  type ElementQuestion,
  ElementQuestions,
  isOfElements,
  isSaid,
} from '../../components/questions/element-questions.tsx'
import { MoneyQuestions } from '../../components/questions/money-questions.tsx'
import { WrapperQuestion } from '../../components/questions/open-question.tsx'
import { type SendAround, useAnswers } from '../../components/questions/use-answers.ts'
import { IssueList } from '../../components/said/issue-list.tsx'
import { aboutQuestions } from '../../help/about.ts'
import { helpAbout } from '../../help/help-provider.tsx'
import { useCatalogue, useProjectKind } from '../../queries/open-project.tsx'
import { useConnection } from '../../queries/use-connection.ts'
import { useDeskQuery } from '../../queries/use-desk-query.ts'
import { rowLevels } from '../row-levels.ts'
import { isUnsaid } from './missing-needs.ts'

type Props = {
  readonly mapping: Mapping
  /** Sends an answer when what was changed before is kept, and nothing else changes the mapping. */
  readonly onSend: SendAround
}

/** What is asked of a service: nothing but money where it is the one that comes with the application. */
type Asked = Pick<Reply<'readDescription'>, 'answers' | 'questions' | 'proposedTerms'>
const ofOwn: Asked = { answers: {}, questions: [], proposedTerms: openTerms }

export function QuestionsCard(props: Props) {
  const { kind, terms, description } = useConnection()
  const id = description?.id ?? null
  const asked = useDeskQuery('readDescription', { id: id ?? '' }, { isOn: id !== null })
  if (id !== null && asked.state !== 'done') return null
  const described = asked.value ?? ofOwn
  return (
    <Questions key={id ?? kind} {...{ described, terms }} asksOfMoney={kind !== 'none' || id !== null} {...props} />
  )
}

type QuestionsProps = Props & {
  readonly described: Asked
  readonly terms: MoneyTerms
  /** There is a service to answer it for. */
  readonly asksOfMoney: boolean
}

const ofMoney = 'money'

function Questions({ described, terms, asksOfMoney, mapping, onSend }: QuestionsProps) {
  const catalogue = useCatalogue()
  const { answers, keep, isBusy, issues } = useAnswers(described.answers, onSend)
  const ofAccounts = useProjectKind() === 'accounts' ? described.questions : []
  const wrapper = ofAccounts.find((question) => question.about === 'wrapper')
  const raised = raisedBy(mapping, described.questions.filter(isOfElements), catalogue)
  const open = raised.filter((question) => !isSaid(question, answers)).map(({ id }) => id)
  if (wrapper !== undefined && answers.wrapper === undefined) open.push(wrapper.id)
  if (asksOfMoney && isMoneyOpen(mapping, terms, catalogue)) open.push(ofMoney)
  // An answer that is given stays in sight, so that it can be taken back, or a second field be added to the first.
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  if (open.some((id) => !seen.has(id))) setSeen(new Set([...seen, ...open]))
  const [isWhole, setIsWhole] = useState(false)
  const moneyId = useId()
  const isShown = ({ id }: { readonly id: string }): boolean => isWhole || seen.has(id) || open.includes(id)
  const shown = raised.filter(isShown)
  const folded = [...raised, ...(wrapper === undefined ? [] : [wrapper])].filter((question) => !isShown(question))
  const asksMoney = seen.has(ofMoney) || open.includes(ofMoney)
  if (shown.length + folded.length === 0 && wrapper === undefined && !asksMoney) return null
  return (
    <Card title={say('questions_of_service')}>
      <Stack gap="md" {...helpAbout(aboutQuestions)}>
        {wrapper !== undefined && isShown(wrapper) && (
          <WrapperQuestion question={wrapper} {...{ catalogue, answers }} onAnswers={keep} />
        )}
        {asksMoney && (
          <section aria-labelledby={moneyId}>
            <Title order={3} size="h4" mb="xs" id={moneyId}>
              {say('money_title')}
            </Title>
            <MoneyQuestions terms={terms} proposed={described.proposedTerms} around={onSend} />
          </section>
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
        <IssueList issues={issues} isAnnounced />
      </Stack>
    </Card>
  )
}

/** Whether an amount is filled that nobody has said how to send. */
function isMoneyOpen({ sheets, constants }: Mapping, terms: MoneyTerms, catalogue: Catalogue): boolean {
  const included = sheets.filter(({ isIncluded }) => isIncluded).flatMap(filledFields)
  return [...included, ...constants].some(({ target }) => {
    const leaf = catalogue.leaf(fieldPathOf(target))
    if (leaf == null || leaf.money === null) return false
    const { amountUnit, positiveBalance } = termsOf(leaf, terms)
    return amountUnit === null || (leaf.money === 'balance' && positiveBalance === null)
  })
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
