/** The window offers the fields of the interface that its project is for, whichever that is. */
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FieldPicker } from '../../../../renderer/map/picker/field-picker.tsx'
import { OpenProjectProvider } from '../../../../renderer/queries/open-project.tsx'
import { catalogueOf } from '../../../../shared/catalogue/catalogue.ts'
import { vetInterface } from '../../../support/services/vet-catalogue.ts'
import { renderPart } from '../../../support/windows/render-desk.tsx'

const vet = catalogueOf(vetInterface)

test('a field of another trade is found by its label and chosen', async () => {
  const chosen: (string | null)[] = []
  const { user } = renderPart(
    <OpenProjectProvider project={{ kind: 'accounts', sheets: [] }} catalogueOf={() => vet}>
      <FieldPicker label="Field" target="keepers[].mail" onTarget={(target) => chosen.push(target)} />
    </OpenProjectProvider>,
  )
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Field' })
  expect(input.value).toBe('E-mail')
  await user.clear(input)
  await user.type(input, 'species')
  await user.keyboard('{Enter}')
  expect(chosen).toEqual(['animals[].species'])
})
