import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CountrySelect } from '../../../../renderer/components/dialogs/country-select.tsx'
import { renderPart } from '../../../support/windows/render-desk.tsx'

it.each([
  ['UK', 'GB'],
  ['england', 'GB'],
  ['brit', 'GB'],
  ['great brit', 'GB'],
  ['irel', 'IE'],
  ['nor', 'NO'],
  ['vereinigte st', 'US'],
  ['ukr', 'UA'],
  ['de', 'DE'],
  ['+44', 'GB'],
  ['+1', 'US'],
  ['61', 'AU'],
])('%s and Enter take %s', async (typed, country) => {
  const chosen: (string | null)[] = []
  const { user } = renderPart(<CountrySelect label="Country" onChange={(code) => chosen.push(code)} />)
  await user.click(screen.getByRole('combobox', { name: 'Country' }))
  await user.keyboard(`${typed}{Enter}`)
  expect(chosen).toEqual([country])
})
