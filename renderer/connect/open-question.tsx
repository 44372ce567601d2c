/** One question that the operator's description leaves open: the possible answers, what is likely, and what follows from it. */
import { Button, MultiSelect, NativeSelect, Radio, Stack } from '@mantine/core'
import { useId } from 'react'
import type { Catalogue } from '../../shared/catalogue/catalogue.ts'
import type { Answers } from '../../shared/description/interface-answers.ts'
import type { OpenQuestion } from '../../shared/description/open-questions.ts'
import { memberOf, withoutMember } from '../../shared/members.ts'
import { capitalised, listed, withArticle } from '../../shared/words/phrases.ts'
import { says } from '../parts/listed-values.tsx'
import classes from './connect.module.css'

type Props<About extends OpenQuestion['about']> = {
  readonly question: Extract<OpenQuestion, { readonly about: About }>
  readonly catalogue: Catalogue
  readonly answers: Answers
  readonly onAnswers: (answers: Answers) => void
}

export function WrapperQuestion({ question, answers, onAnswers }: Props<'wrapper'>) {
  const isLikely = (value: boolean): string | undefined => (question.proposal === value ? 'This is likely.' : undefined)
  return (
    <Radio.Group
      label="How an account is sent"
      description="The description says one thing in its rules, and shows another in its examples. Nothing is sent before you have chosen; a dry run then tells whether it is right."
      value={answers.wrapper === undefined ? '' : answers.wrapper ? 'inside' : 'plain'}
      onChange={(value) => onAnswers({ ...answers, wrapper: value === 'inside' })}
    >
      <Stack mt="xs" gap="xs">
        <Radio value="plain" label="By itself, as the examples show it" description={isLikely(false)} />
        <Radio
          value="inside"
          label={`Inside of a field “${question.field}”, as the rules say`}
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
  const labelOf = (field: string): string => catalogue.leaf(`${path}.${field}`)?.label ?? field
  const say = (fields: readonly string[] | undefined): void => {
    const others = withoutMember(answers.keys, path)
    onAnswers({ ...answers, keys: fields === undefined ? others : { ...others, [path]: [...fields] } })
  }
  return (
    <div className={classes.question}>
      <MultiSelect
        label={`${level.label} are told apart by`}
        description={`Rows that say the same here are about one ${level.element}, others about another one.`}
        placeholder={said === undefined ? 'Not said' : ''}
        data={[
          ...question.answers.map((field) => ({ value: field, label: labelOf(field) })),
          { value: onlyOne, label: 'Nothing: there is only one' },
        ]}
        value={said === undefined ? [] : said.length === 0 ? [onlyOne] : [...said]}
        onChange={(chosen) => {
          const isOne = chosen.at(-1) === onlyOne
          say(chosen.length === 0 ? undefined : isOne ? [] : chosen.filter((field) => field !== onlyOne))
        }}
        clearable
        clearButtonProps={{ 'aria-label': `Take back what tells ${level.label.toLowerCase()} apart` }}
      />
      {said === undefined && proposal !== null && (
        <Button size="sm" variant="light" onClick={() => say(proposal)}>
          Likely: {listed(proposal.map(labelOf))}
        </Button>
      )}
    </div>
  )
}

export function KindQuestion({ question, catalogue, answers, onAnswers }: Props<'kind'>) {
  const { path, proposal } = question
  const id = useId()
  const leaf = catalogue.leaf(path)
  if (leaf === undefined) return null
  const { element } = catalogue.level(leaf.levelPath) ?? catalogue.root
  const said = memberOf(answers.kinds, path)
  const wordsOf = (value: string): string => {
    const meaning = memberOf(leaf.meanings, value)
    return says(value, meaning) ? `${value}: ${meaning}` : value
  }
  const say = (value: string): void => {
    const others = withoutMember(answers.kinds, path)
    onAnswers({ ...answers, kinds: value === '' ? others : { ...others, [path]: value } })
  }
  return (
    <div className={classes.question}>
      <NativeSelect
        id={id}
        label={`${capitalised(withArticle(element))} of which no column says “${leaf.label}” is`}
        description="What you choose is sent for each of them, and they are checked by its rules."
        data={[
          { value: '', label: 'Not said' },
          ...question.answers.map((value) => ({ value, label: wordsOf(value) })),
        ]}
        value={said ?? ''}
        onChange={(event) => say(event.currentTarget.value)}
      />
      {said === undefined && proposal !== null && (
        <Button size="sm" variant="light" onClick={() => say(proposal)}>
          Likely: {wordsOf(proposal)}
        </Button>
      )}
    </div>
  )
}
