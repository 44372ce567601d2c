import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TranslationDialog } from '../../../../../renderer/map/values/meanings/translation-dialog.tsx'
import type { Translations } from '../../../../../renderer/map/values/meanings/translations.ts'
import { say } from '../../../../../shared/messages/say.ts'
import { renderPart } from '../../../../support/windows/render-desk.tsx'

const leaf = { kind: 'text', documentedValues: ['INACTIVE', 'ACTIVE', 'PAUSED'], isClosed: true } as const

test.each([
  // The only one that has it.
  ['pau', 'PAUSED', 'false'],
  // The word itself, not the first that has it within.
  ['active', 'ACTIVE', 'false'],
  ['ACTIVE', 'ACTIVE', 'false'],
  // Several: it is for the person to choose.
  ['activ', 'activ', 'true'],
  ['  ', '  ', 'true'],
  ['PAUSED{Backspace>6/}', '', 'true'],
])('of a list that takes no other value, Enter after “%s” leaves “%s”', async (typed, left, isOpen) => {
  const used: Translations[] = []
  const { user } = renderPart(
    <TranslationDialog
      column="D"
      leaf={leaf}
      distinct={[{ value: 'On', count: 2 }]}
      reading={{}}
      onTranslations={(translations) => used.push(translations)}
      onClose={() => {}}
    />,
  )
  const input = await screen.findByRole('combobox', { name: say('translation_of', { value: 'On' }) })
  await user.type(input, `${typed}{Enter}`)
  expect(input).toHaveProperty('value', left)
  expect(input.getAttribute('aria-expanded')).toBe(isOpen)
})

test.each([
  ['DEBIT_CARD', null],
  ['debit card', null],
  ['DEBIT_CARDDEBIT_CARD', 'not_among_known'],
] as const)('where others may be taken, “%s” is told from the values that are known', async (typed, said) => {
  const { user } = renderPart(
    <TranslationDialog
      column="Method"
      leaf={{ kind: 'text', documentedValues: ['DD', 'DEBIT_CARD'], isClosed: false }}
      distinct={[{ value: 'Card', count: 5 }]}
      reading={{}}
      onTranslations={() => {}}
      onClose={() => {}}
    />,
  )
  await user.type(await screen.findByRole('combobox', { name: say('translation_of', { value: 'Card' }) }), typed)
  expect(screen.queryByText(say('not_among_known')) === null ? null : 'not_among_known').toBe(said)
})
