import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TranslationDialog } from '../../../../../renderer/map/values/meanings/translation-dialog.tsx'
import type { Translations } from '../../../../../renderer/map/values/meanings/translations.ts'
import { say } from '../../../../../shared/messages/say.ts'
import { renderPart } from '../../../../support/windows/render-desk.tsx'

const leaf = { kind: 'text', documentedValues: ['ONLINE', 'PRINT'], isClosed: true } as const

test.each([
  ['pri', 'PRINT'],
  // Enter takes what stands there whole, not the first of the list.
  ['PRINT', 'PRINT'],
])('of a list that takes no other value, Enter takes what “%s” finds', async (typed, to) => {
  const used: Translations[] = []
  const { user } = renderPart(
    <TranslationDialog
      column="D"
      leaf={leaf}
      distinct={[{ value: 'By letter', count: 2 }]}
      reading={{}}
      onTranslations={(translations) => used.push(translations)}
      onClose={() => {}}
    />,
  )
  const input = await screen.findByRole('combobox', { name: say('translation_of', { value: 'By letter' }) })
  await user.type(input, `${typed}{Enter}`)
  expect(input).toHaveProperty('value', to)
  expect(input.getAttribute('aria-expanded')).toBe('false')
  await user.click(screen.getByRole('button', { name: new RegExp(say('use_translations')) }))
  expect(used).toEqual([[{ from: 'By letter', to }]])
})
