/** What a description leaves open of the lists that the columns fill, asked in Map. */

import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { OpenProjectProvider } from '../../../../renderer/asking/open-project.tsx'
import { QuestionsCard } from '../../../../renderer/map/missing/questions-card.tsx'
import { catalogueOfInterface } from '../../../../shared/catalogue/catalogue-of-kind.ts'
import { describeService, interfaceOf } from '../../../../shared/description/describe-service.ts'
import type { Mapping } from '../../../../shared/mapping/model/mapping.ts'
import { say } from '../../../../shared/messages/say.ts'
import { practiceConnection } from '../../../support/sample/sample-connections.ts'
import { sampleDesk } from '../../../support/sample/sample-desk.ts'
import { serviceFile } from '../../../support/services/service-file.ts'
import { valueIn } from '../../../support/value-in.ts'
import { renderPart } from '../../../support/windows/render-desk.tsx'
import { mappingOf } from './map-at-work.ts'

const document = serviceFile('water.openapi.yml')
const catalogueOf = catalogueOfInterface(interfaceOf(valueIn(describeService(document, 'water.yml'))))

async function showQuestions(mapping: Mapping) {
  const sample = sampleDesk({ connection: practiceConnection })
  valueIn(await sample.desk.loadDescription({ fileName: 'water.yml', bytes: new TextEncoder().encode(document) }))
  const shown = renderPart(
    <OpenProjectProvider project={{ kind: 'accounts', sheets: [] }} catalogueOf={catalogueOf}>
      <p>Map</p>
      <QuestionsCard mapping={mapping} onKeep={(keep) => keep()} />
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
  await user.click(shown.getByRole('button', { name: 'Likely: Forename and Surname' }))
  await waitFor(() =>
    expect(sample.asksOf('answerDescription')).toEqual([
      { answers: { keys: { 'occupants[]': ['forename', 'surname'] } } },
    ]),
  )
  expect(await shown.findByText(say('all_questions_answered'))).toBeTruthy()
  await user.click(shown.getByRole('combobox', { name: /told apart by/ }))
  await user.keyboard('{Backspace}{Backspace}')
  expect(await shown.findByText(say('questions_of_service_open', { count: 1 }))).toBeTruthy()
})

test.each<[string, Mapping, readonly RegExp[]]>([
  ['the key of each list', mappingOf([...people, ref]), [/^Occupants are told apart/, /^Premises are told apart/]],
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
