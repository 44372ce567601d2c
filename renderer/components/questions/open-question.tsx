/** One question that the operator's description leaves open: the possible answers, what is likely, and what follows from it. */

import { Button, MultiSelect, NativeSelect, Radio, Stack } from '@mantine/core'
import { useId } from 'react'
import { memberOf, withoutMember } from '../../../shared/basics/members.ts'
import type { Catalogue } from '../../../shared/catalogue/catalogue.ts'
import type { Answers } from '../../../shared/description/interface-answers.ts'
import type { OpenQuestion } from '../../../shared/description/open-questions.ts'
import type { SaidMeaning } from '../../../shared/description/state-meanings.ts'
import { type PlainKey, say, sayLabel } from '../../../shared/messages/say.ts'
import { label, listed, thing } from '../../../shared/messages/values.ts'
import { valueInWords } from '../../../shared/words/value-meaning.ts'
import classes from './questions.module.css'

type Props<About extends OpenQuestion['about']> = {
  readonly question: Extract<OpenQuestion, { readonly about: About }>
  readonly catalogue: Catalogue
  readonly answers: Answers
  readonly onAnswers: (answers: Answers) => void
}

export function WrapperQuestion({ question, answers, onAnswers }: Props<'wrapper'>) {
  const isLikely = (value: boolean): string | undefined =>
    question.proposal === value ? say('this_is_likely') : undefined
  return (
    <Radio.Group
      label={say('how_account_is_sent')}
      description={say('how_account_is_sent_explained')}
      value={answers.wrapper === undefined ? '' : answers.wrapper ? 'inside' : 'plain'}
      onChange={(value) => onAnswers({ ...answers, wrapper: value === 'inside' })}
    >
      <Stack mt="xs" gap="xs">
        <Radio value="plain" label={say('sent_by_itself')} description={isLikely(false)} />
        <Radio
          value="inside"
          label={say('sent_inside_field', { field: question.field })}
          description={isLikely(true)}
        />
      </Stack>
    </Radio.Group>
  )
}

/** No field is a name. */
const onlyOne = ''

export function KeyQuestion({ question, catalogue, answers, onAnswers }: Props<'key'>) {
  const { path, proposal } = question
  const level = catalogue.level(path)
  if (level === undefined) return null
  const said = memberOf(answers.keys, path)
  const labelOf = (field: string): string => sayLabel(catalogue.leaf(`${path}.${field}`)?.label ?? field)
  const keep = (fields: readonly string[] | undefined): void => {
    const others = withoutMember(answers.keys, path)
    onAnswers({ ...answers, keys: fields === undefined ? others : { ...others, [path]: [...fields] } })
  }
  return (
    <div className={classes.question}>
      <MultiSelect
        label={say('told_apart_by', { things: label(level.label) })}
        description={say('told_apart_explained', { thing: thing(level.element) })}
        placeholder={said === undefined ? say('not_said') : ''}
        data={[
          ...question.answers.map((field) => ({ value: field, label: labelOf(field) })),
          { value: onlyOne, label: say('only_one') },
        ]}
        value={said === undefined ? [] : said.length === 0 ? [onlyOne] : [...said]}
        onChange={(chosen) => {
          const isOne = chosen.at(-1) === onlyOne
          keep(chosen.length === 0 ? undefined : isOne ? [] : chosen.filter((field) => field !== onlyOne))
        }}
        clearable
        clearButtonProps={{ 'aria-label': say('take_back_told_apart', { things: thing(level.label) }) }}
      />
      {said === undefined && proposal !== null && (
        <Button size="sm" variant="light" onClick={() => keep(proposal)}>
          {say('likely_answer', { answer: listed(proposal.map(labelOf)) })}
        </Button>
      )}
    </div>
  )
}

export function StateQuestion({ question, answers, onAnswers }: Omit<Props<'state'>, 'catalogue'>) {
  const { word } = question
  const keep = (meaning: string): void => {
    const others = withoutMember(answers.states, word)
    const known = question.answers.find((one) => one === meaning)
    onAnswers({ ...answers, states: known === undefined ? others : { ...others, [word]: known } })
  }
  return (
    <NativeSelect
      className={classes.question}
      label={say('state_word_means', { word })}
      data={[
        { value: '', label: say('state_not_known') },
        ...question.answers.map((value) => ({ value, label: say(meaningNames[value]) })),
      ]}
      value={memberOf(answers.states, word) ?? ''}
      onChange={(event) => keep(event.currentTarget.value)}
    />
  )
}

const meaningNames = {
  underWay: 'state_under_way',
  created: 'state_created',
  failed: 'state_failed',
  cancelled: 'state_cancelled',
} as const satisfies Record<SaidMeaning, PlainKey>

export function KindQuestion({ question, catalogue, answers, onAnswers }: Props<'kind'>) {
  const { path, proposal } = question
  const id = useId()
  const leaf = catalogue.leaf(path)
  if (leaf === undefined) return null
  const { element } = catalogue.level(leaf.levelPath) ?? catalogue.root
  const said = memberOf(answers.kinds, path)
  const keep = (value: string): void => {
    const others = withoutMember(answers.kinds, path)
    onAnswers({ ...answers, kinds: value === '' ? others : { ...others, [path]: value } })
  }
  return (
    <div className={classes.question}>
      <NativeSelect
        id={id}
        label={say('kind_where_no_column', { thing: thing(element), field: label(leaf.label) })}
        description={say('kind_explained')}
        data={[
          { value: '', label: say('not_said') },
          ...question.answers.map((value) => ({ value, label: valueInWords(leaf, value) })),
        ]}
        value={said ?? ''}
        onChange={(event) => keep(event.currentTarget.value)}
      />
      {said === undefined && proposal !== null && (
        <Button size="sm" variant="light" onClick={() => keep(proposal)}>
          {say('likely_answer', { answer: valueInWords(leaf, proposal) })}
        </Button>
      )}
    </div>
  )
}
