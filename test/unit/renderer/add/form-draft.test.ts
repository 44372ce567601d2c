import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fieldsOfType } from '../../../../renderer/add/forms/fields-of-type.ts'
import {
  elementKey,
  elementsIn,
  isEmpty,
  textIn,
  withElement,
  withoutElement,
  withoutEmpty,
  withValue,
} from '../../../../renderer/add/forms/form-draft.ts'
import type { FormDraft } from '../../../../shared/additions/read-form.ts'
import { additionsCatalogue } from '../../../../shared/catalogue/additions-catalogue.ts'

test('a text is found where it was typed, and nothing else has changed', () => {
  const before = withValue({ other: { kept: 'x' } }, ['notes', 1, 'body'], 'first')
  const after = withValue(before, ['notes', 1, 'document_paths', 0, 'document_path'], 'a.pdf')
  expect(textIn(after, ['notes', 1, 'body'])).toBe('first')
  expect(textIn(after, ['notes', 1, 'document_paths', 0, 'document_path'])).toBe('a.pdf')
  expect(after.other).toBe(before.other)
})

test('elements keep their own key whatever is added and removed around them', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.nat(5))), (steps) => {
      let draft = withElement({}, ['notes'])
      for (const step of steps)
        draft = step === null ? withElement(draft, ['notes']) : withoutElement(draft, ['notes'], step)
      const keys = elementsIn(draft, ['notes']).map(elementKey)
      expect(new Set(keys).size).toBe(keys.length)
    }),
  )
})

test('what was left empty is not counted', () => {
  const draft = {
    notes: [
      { '#': '1', body: ' ', document_paths: [{ '#': '1' }] },
      { '#': '2', body: 'x', document_paths: [{ document_path: '' }] },
    ],
  }
  expect(isEmpty(draft)).toBe(false)
  expect(withoutEmpty(draft)).toEqual({ notes: [{ '#': '2', body: 'x', document_paths: [] }] })
  expect(isEmpty(withElement({}, ['notes']))).toBe(true)
})

test('what is taken only beside another field is offered once that says something, and a no says nothing', () => {
  const notes = additionsCatalogue.level('notes[]')
  const offered = (element: FormDraft): boolean =>
    notes !== undefined && fieldsOfType(additionsCatalogue, notes, element).some(({ name }) => name === 'unpin_at')
  const typed: readonly FormDraft[] = [{}, { is_pinned: '' }, { is_pinned: 'no' }, { is_pinned: 'yes' }]
  expect(typed.map(offered)).toEqual([...[false, false, false], true])
  expect(offered({ is_pinned: 'no', unpin_at: '01/05/2030' })).toBe(true)
})
