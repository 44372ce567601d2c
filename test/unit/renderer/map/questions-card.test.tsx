/** What a description leaves open of the lists that the columns fill, asked in Map. */

import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { QuestionsCard } from '../../../../renderer/map/missing/questions-card.tsx'
import { OpenProjectProvider } from '../../../../renderer/queries/open-project.tsx'
import { catalogueOfInterface } from '../../../../shared/catalogue/catalogue-of-kind.ts'
import { describeService, interfaceOf } from '../../../../shared/description/describe-service.ts'
import type { Answers } from '../../../../shared/description/interface-answers.ts'
import type { Mapping } from '../../../../shared/mapping/model/mapping.ts'
import { say } from '../../../../shared/messages/say.ts'
import { openTerms } from '../../../../shared/service/money-terms.ts'
import { liveConnection, practiceConnection } from '../../../support/sample/sample-connections.ts'
import { sampleDesk } from '../../../support/sample/sample-desk.ts'
import { serviceFile } from '../../../support/services/service-file.ts'
import { valueIn } from '../../../support/value-in.ts'
import { renderPart } from '../../../support/windows/render-desk.tsx'
import { beginningWith, soundsLike } from '../../../support/words/sounds-like.ts'
import { mappingOf } from './map-at-work.ts'

const document = serviceFile('water.openapi.yml')
const catalogueOf = catalogueOfInterface(interfaceOf(valueIn(describeService(document, 'water.yml'))))

const sendAtOnce = async (send: () => Promise<void>): Promise<boolean> => {
  await send()
  return true
}

async function showQuestions(mapping: Mapping, onSend = sendAtOnce, answers?: Answers) {
  const sample = sampleDesk({ connection: practiceConnection })
  valueIn(await sample.desk.loadDescription({ fileName: 'water.yml', bytes: new TextEncoder().encode(document) }))
  if (answers !== undefined) valueIn(await sample.desk.answerDescription({ answers }))
  const shown = renderPart(
    <OpenProjectProvider project={{ kind: 'accounts', sheets: [] }} catalogueOf={catalogueOf}>
      <p>Map</p>
      <QuestionsCard mapping={mapping} onSend={onSend} />
    </OpenProjectProvider>,
    sample,
  )
  return shown
}
const card = () => screen.findByRole('region', { name: say('questions_of_service') })
const [ref, since, kind] = [
  'premises[].premises_ref',
  'premises[].connections[].since',
  'premises[].connections[].kind',
]
const people = ['household_no', 'occupants[].forename', 'occupants[].surname']

test('asks of the lists that columns fill, and of no others; an answer stays in sight', async () => {
  const { user, sample } = await showQuestions(mappingOf(people))
  const shown = within(await card())
  expect(shown.getByText(say('questions_of_service_open', { count: 1 }))).toBeTruthy()
  await user.click(shown.getByRole('button', { name: say('likely_answer', { answer: 'Forename and Surname' }) }))
  await waitFor(() =>
    expect(sample.asksOf('answerDescription')).toEqual([
      { answers: { keys: { 'occupants[]': ['forename', 'surname'] } } },
    ]),
  )
  expect(await shown.findByText(say('all_questions_answered'))).toBeTruthy()
  await user.click(shown.getByRole('combobox', { name: soundsLike('told_apart_by') }))
  await user.keyboard('{Backspace}{Backspace}')
  expect(await shown.findByText(say('questions_of_service_open', { count: 1 }))).toBeTruthy()
})

test.each<[string, Mapping, readonly RegExp[]]>([
  [
    'the key of each list',
    mappingOf([...people, ref]),
    [
      beginningWith(say('told_apart_by', { things: 'Occupants' })),
      beginningWith(say('told_apart_by', { things: 'Premises' })),
    ],
  ],
  ['no key of numbered elements', mappingOf(['occupants[0].surname', 'occupants[1].surname', ref]), [/^Premises/]],
  [
    'no key that was said of this spreadsheet',
    mappingOf([...people, ref], { keys: [{ level: 'occupants[]', fields: ['surname'] }] }),
    [/^Premises/],
  ],
  ['the kind of what says none', mappingOf([ref, since]), [/^Premises/, /^Connections/, /of which no column says/]],
  ['no kind that a column says', mappingOf([ref, since, kind]), [/^Premises/, /^Connections/]],
  [
    'no kind that one value says for all',
    mappingOf([ref, since], { constants: [{ target: kind, value: 'METERED' }] }),
    [/^Premises/, /^Connections/],
  ],
])('asks for %s', async (_, mapping, asked) => {
  await showQuestions(mapping)
  const labels = within(await card()).getAllByText(/told apart by$|of which no column says/)
  expect(labels.map(({ textContent }) => textContent)).toEqual(asked.map((one) => expect.stringMatching(one)))
})

test('a second answer that is given while the first waits is kept with it', async () => {
  let goOn: () => void = () => {}
  const waiting = new Promise<void>((resolve) => {
    goOn = resolve
  })
  const { user, sample } = await showQuestions(mappingOf([...people, ref]), async (send) => {
    await waiting
    return sendAtOnce(send)
  })
  const shown = within(await card())
  await user.click(shown.getByRole('button', { name: say('likely_answer', { answer: 'Forename and Surname' }) }))
  await user.click(await shown.findByRole('button', { name: say('likely_answer', { answer: 'Premises ref' }) }))
  expect(await shown.findByText(say('all_questions_answered'))).toBeTruthy()
  expect(sample.asksOf('answerDescription')).toEqual([])
  goOn()
  await waitFor(() =>
    expect(sample.asksOf('answerDescription').at(-1)).toEqual({
      answers: { keys: { 'occupants[]': ['forename', 'surname'], 'premises[]': ['premises_ref'] } },
    }),
  )
  await waitFor(() => expect(shown.queryByText(say('reading_rows_by_answer'))).toBeNull())
  expect(shown.getByText(say('all_questions_answered'))).toBeTruthy()
})

test('an answer that could not be sent is open again', async () => {
  const { user, sample } = await showQuestions(mappingOf(people), async () => false)
  const shown = within(await card())
  await user.click(shown.getByRole('button', { name: say('likely_answer', { answer: 'Forename and Surname' }) }))
  expect(await shown.findByText(say('questions_of_service_open', { count: 1 }))).toBeTruthy()
  expect(sample.asksOf('answerDescription')).toEqual([])
})

test('asks in what an account is sent, whatever is mapped', async () => {
  const { user, sample } = await showQuestions(mappingOf(['household_no']))
  await user.click(within(await card()).getByRole('radio', { name: say('sent_by_itself') }))
  await waitFor(() => expect(sample.asksOf('answerDescription')).toEqual([{ answers: { wrapper: false } }]))
})

test('what was answered before is there to be changed', async () => {
  const { user } = await showQuestions(mappingOf(people), sendAtOnce, {
    wrapper: true,
    keys: { 'occupants[]': ['surname'] },
  })
  const shown = within(await card())
  expect(shown.queryByRole('combobox')).toBeNull()
  await user.click(shown.getByRole('button', { name: say('change_answers', { count: 2 }) }))
  expect(
    shown.getByRole('combobox', { name: beginningWith(say('told_apart_by', { things: 'Occupants' })) }),
  ).toBeTruthy()
  expect(shown.getByRole('radio', { name: /^Inside/ })).toHaveProperty('checked', true)
})

test('asks how a live service takes money as soon as a column fills an amount, and not before', async () => {
  const sample = sampleDesk({ connection: { ...liveConnection, terms: openTerms } })
  const people = ['external_account_number', 'customers[].family_name']
  function Mapped() {
    const [targets, setTargets] = useState(people)
    return (
      <OpenProjectProvider project={{ kind: 'accounts', sheets: [] }}>
        <button type="button" onClick={() => setTargets([...people, 'ledgers[].ledger_balance'])}>
          Fill the balance
        </button>
        <QuestionsCard mapping={mappingOf(targets)} onSend={sendAtOnce} />
      </OpenProjectProvider>
    )
  }
  const { user } = renderPart(<Mapped />, sample)
  expect(screen.queryByRole('region', { name: say('questions_of_service') })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Fill the balance' }))
  const money = within(await card()).getByRole('region', { name: say('money_title') })
  const [owed] = within(money).getAllByRole('radio')
  const inSmallest = within(money).getAllByRole('radio').at(-2)
  if (owed === undefined || inSmallest === undefined) throw new Error('Nothing can be chosen.')
  // At once after each other: the second one holds the first.
  fireEvent.click(owed)
  fireEvent.click(inSmallest)
  const both = { positiveBalance: 'owed', amountUnit: 'smallest' }
  await waitFor(() => expect(sample.asksOf('sayMoneyTerms').at(-1)).toEqual(both))
  expect(await within(money).findByText(say('answers_kept'))).toBeTruthy()
})
