/** The questions of a description about the elements of lists: what tells them apart, and of which kind they are. */
import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { memberOf } from '../../../shared/basics/members.ts'
import type { Catalogue } from '../../../shared/catalogue/catalogue.ts'
import { type Answers, withProposal } from '../../../shared/description/interface-answers.ts'
import type { OpenQuestion } from '../../../shared/description/open-questions.ts'
import { say } from '../../../shared/messages/say.ts'
import { DecisionButton } from '../buttons/decision-button.tsx'
import { KeyQuestion, KindQuestion } from './open-question.tsx'

export type ElementQuestion = Extract<OpenQuestion, { readonly about: 'key' | 'kind' }>

export const isOfElements = (question: OpenQuestion): question is ElementQuestion =>
  question.about === 'key' || question.about === 'kind'

export const isSaid = ({ about, path }: ElementQuestion, { keys, kinds }: Answers): boolean =>
  memberOf(about === 'key' ? keys : kinds, path) !== undefined

type Props = {
  readonly questions: readonly ElementQuestion[]
  readonly answers: Answers
  readonly catalogue: Catalogue
  /** What is said while some are open. */
  readonly open: (count: number) => string
  /** Nothing waits for them here. */
  readonly areForLater?: boolean
  readonly onAnswers: (answers: Answers) => void
}

/** More stand behind a button: most spreadsheets fill few lists. */
const mostUnfolded = 3

export function ElementQuestions({ questions, answers, catalogue, open, areForLater = false, onAnswers }: Props) {
  const mayFold = areForLater || questions.length > mostUnfolded
  // What was in sight is not folded away when another question comes.
  const [isWhole, setIsWhole] = useState(!mayFold)
  const likely = questions.reduce(withLikely, answers)
  const openCount = questions.filter((question) => !isSaid(question, answers)).length
  const likelyCount = openCount - questions.filter((question) => !isSaid(question, likely)).length
  const common = { catalogue, answers, onAnswers }
  return (
    <>
      <Text mb="xs" role="status">
        {openCount === 0 ? say('all_questions_answered') : open(openCount)}
      </Text>
      {likelyCount > 0 && (isWhole || !areForLater) && (
        <DecisionButton about="likely" variant="default" size="sm" onClick={() => onAnswers(likely)}>
          {say('take_likely_answers', { count: likelyCount })}
        </DecisionButton>
      )}
      {isWhole &&
        questions.map((question) =>
          question.about === 'key' ? (
            <KeyQuestion key={question.id} {...common} question={question} />
          ) : (
            <KindQuestion key={question.id} {...common} question={question} />
          ),
        )}
      {(!isWhole || mayFold) && (
        <Button variant="subtle" mt="xs" onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? say('hide_questions') : say('show_questions', { count: questions.length })}
        </Button>
      )}
    </>
  )
}

const withLikely = (answers: Answers, question: ElementQuestion): Answers =>
  isSaid(question, answers) ? answers : withProposal(answers, question)
