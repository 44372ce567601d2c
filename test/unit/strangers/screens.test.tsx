/** Words that every object of JavaScript answers to, on the screens: what a person typed is shown as typed, and no key is taken for one of ours. */
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { elementsIn, textIn, valueIn, withValue } from '../../../renderer/add/forms/form-draft.ts'
import { placeOfValue } from '../../../renderer/components/payload/value-place.ts'
import { stepAfterTyping } from '../../../renderer/grid/keys/grid-keys.ts'
import { keySigns } from '../../../renderer/grid/keys/key-help.ts'
import { JoinEditor } from '../../../renderer/map/values/cut/join-editor.tsx'
import { SplitEditor } from '../../../renderer/map/values/cut/split-editor.tsx'
import { issue } from '../../../shared/issue-words.ts'
import type { ColumnMapping } from '../../../shared/mapping/model/mapping.ts'
import { say, sayMessage } from '../../../shared/messages/say.ts'
import { problemAdvice } from '../../../shared/words/problems/problem-advice.ts'
import { problemTitle } from '../../../shared/words/problems/problem-titles.ts'
import { renderPart } from '../../support/windows/render-desk.tsx'
import { words } from './words.ts'

const target = 'supply_addresses[].supply_address.street_address'
const chosen = (name: string) =>
  screen.getByRole<HTMLSelectElement>('combobox', { name }).selectedOptions[0]?.textContent

test.each(words)('columns that are joined or cut by “%s” say so', (word) => {
  const column: ColumnMapping = { column: 2, header: word, target, join: { place: 1, separator: word } }
  const first: ColumnMapping = { column: 1, header: 'Street', target, join: { place: 0, separator: ' ' } }
  const sheet = { sheet: word, isIncluded: true, headerRow: 1, firstDataRow: 2, columns: [first, column] }
  const split = { cut: { by: 'separator', separator: word, rest: 'first' }, parts: [{ target }] } as const
  renderPart(
    <>
      <JoinEditor label="Joined" sheet={sheet} column={column} target={target} onChange={() => {}} />
      <SplitEditor label="Cut" sheet={sheet} place={{ sheet: word, column: 2 }} split={split} onChange={() => {}} />
    </>,
  )
  expect(chosen(say('join_between_of', { column: 'Joined' }))).toBe(`“${word}”`)
  expect(chosen('Cut: cut each value')).toBe(say('cut_at_other'))
})

test.each(words)('“%s” is no key, no place of a payload, no part of a form, and no kind of problem', (word) => {
  expect(stepAfterTyping({ key: word, shiftKey: false }, 'typing')).toBe(null)
  expect(keySigns(word)).toEqual([word])
  expect(placeOfValue({}, word)).toEqual({ in: 'elsewhere' })
  expect([valueIn({}, [word]), textIn({}, [word, word]), elementsIn({}, ['notes', 0, word])]).toEqual([
    undefined,
    '',
    [],
  ])
  expect(valueIn(withValue({}, [word, 0, word], 'typed'), [word, 0, word])).toBe('typed')
  const told = { ...issue('service_refused', {}), code: word }
  expect(sayMessage(problemTitle(told, 1, false))).toBe(sayMessage(told.message))
  expect(sayMessage(problemAdvice(word, false, 'accounts'))).toBe(say('advice_of_each'))
})
