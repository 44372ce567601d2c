import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { ListedInput } from '../../../../renderer/components/said/listed-values.tsx'
import { renderPart } from '../../../support/windows/render-desk.tsx'

const leaf = {
  documentedValues: ['CHARGE', 'CHARGE_STANDARD', 'DD'],
  meanings: { CHARGE: 'Charge', CHARGE_STANDARD: 'At the usual price', DD: 'Direct debit' },
}

function show() {
  const values: string[] = []
  function Box() {
    const [value, setValue] = useState('')
    const change = (text: string) => {
      values.push(text)
      setValue(text)
    }
    return <ListedInput label="Kind" leaf={leaf} saysMeaning value={value} onChange={change} />
  }
  const { user } = renderPart(<Box />)
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Kind' })
  return { user, box, values }
}

test('what is chosen stands there with its meaning, and is its code', async () => {
  const { user, box, values } = show()
  await user.click(box)
  await user.click(await screen.findByRole('option', { name: /Direct debit/, hidden: true }))
  expect(box.value).toBe('Direct debit (DD)')
  expect(values.at(-1)).toBe('DD')
})

test('a code that is typed stays as it is until its box is left, however far it has come', async () => {
  const { user, box, values } = show()
  await user.type(box, 'CHARGE_STANDARD')
  expect([box.value, values.at(-1)]).toEqual(['CHARGE_STANDARD', 'CHARGE_STANDARD'])
  await user.tab()
  expect([box.value, values.at(-1)]).toEqual(['At the usual price (CHARGE_STANDARD)', 'CHARGE_STANDARD'])
})

test('what is typed comes in place of the words, and every value is offered beside them', async () => {
  const { user, box, values } = show()
  await user.type(box, 'DD')
  await user.tab()
  await user.click(box)
  expect(await screen.findAllByRole('option', { hidden: true })).toHaveLength(3)
  await user.keyboard('CHARGE')
  expect([box.value, values.at(-1)]).toEqual(['CHARGE', 'CHARGE'])
})

const offered = () => screen.queryAllByRole('option', { hidden: true }).map(({ textContent }) => textContent)

test('typing a value whole leaves what it may still become, and no list where it can’t become another', async () => {
  const { user, box } = show()
  await user.type(box, 'CHARGE')
  expect(offered()).toEqual(['CHARGE', 'At the usual price CHARGE_STANDARD'])
  await user.type(box, '_STANDARD')
  expect(offered()).toEqual([])
})

test('a code that was chosen is replaced by what is typed next, not lengthened', async () => {
  const { user, box, values } = show()
  await user.click(box)
  await user.click(await screen.findByRole('option', { name: 'CHARGE', hidden: true }))
  await user.tab()
  await user.click(box)
  await user.keyboard('DD')
  expect([box.value, values.at(-1)]).toEqual(['DD', 'DD'])
})

test('Enter takes what is typed as the value that it means, and closes the list', async () => {
  const { user, box, values } = show()
  await user.type(box, 'direct debit')
  expect(box.getAttribute('aria-expanded')).toBe('true')
  await user.keyboard('{Enter}')
  expect([box.value, values.at(-1), box.getAttribute('aria-expanded')]).toEqual(['Direct debit (DD)', 'DD', 'false'])
})

test('Enter leaves what no value is meant by as it is typed, and closes the list', async () => {
  const { user, box, values } = show()
  await user.type(box, 'CHAR{Enter}')
  expect([box.value, values.at(-1), box.getAttribute('aria-expanded')]).toEqual(['CHAR', 'CHAR', 'false'])
})
