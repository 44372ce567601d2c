import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Mapping } from '../../../../shared/mapping/model/mapping.ts'
import { say } from '../../../../shared/messages/say.ts'
import { ok } from '../../../../shared/result.ts'
import { numbered, payments, rowsOfPayments } from '../../../support/sample/sample-additions.ts'
import { practiceConnection } from '../../../support/sample/sample-connections.ts'
import type { SampleOptions } from '../../../support/sample/sample-desk.ts'
import { accountNumberOf } from '../../../support/sample/sample-sheets.ts'
import { renderDesk } from '../../../support/windows/render-desk.tsx'
import { including, soundsLike } from '../../../support/words/sounds-like.ts'

type Answers = SampleOptions['answers']

const showMap = (answers: Answers) =>
  renderDesk({
    connection: practiceConnection,
    openAt: 'map',
    accountCount: 30,
    ...(answers === undefined ? {} : { answers }),
  })

describe('Map says of accounts that were sent', () => {
  it('that they stay as they are, how many would be sent otherwise now, and which, each leading to what was sent', async () => {
    const first = [accountNumberOf(0), accountNumberOf(2)]
    const { user } = renderDesk({
      ...{ connection: practiceConnection, openAt: 'map', accountCount: 30 },
      sentBalanceOf: (at) => (at === 2 ? '315.73' : null),
      answers: { countSent: async () => ok({ sentCount: 9, otherwiseCount: 4, otherwiseFirst: first }) },
    })
    const said = await screen.findByText(soundsLike('sent_already'))
    expect(said.textContent).toBe(
      `${say('sent_already', { count: 9 })} ${say('sent_otherwise_now', { count: 4 })}Accounts ${first.join(', ')} and ${say('and_more', { count: 2 })}`,
    )
    await user.click(within(said).getByRole('button', { name: say('account_show_it', { number: accountNumberOf(2) }) }))
    await user.click(await screen.findByRole('tab', { name: say('tab_what_is_sent') }))
    const shown = await screen.findByRole('region', { name: say('what_was_sent') })
    expect(shown.textContent).toContain('owes 315.73 →')
  })

  it('nothing while none was sent', async () => {
    showMap({})
    await screen.findByRole('combobox', { name: say('field_for_column', { column: 'E-mail' }) })
    expect(screen.queryByText(soundsLike('sent_already'))).toBeNull()
  })
})

describe('rows that say the same', () => {
  it('are said, and called things of their own with one click', async () => {
    const { user, sample } = showMap({
      describeRows: async () =>
        ok({ rowCount: 30, accountCount: 28, alikeCount: 2, alikeHash: 'a', namelessCount: 3, blankAddresses: [] }),
    })
    await user.click(await screen.findByRole('tab', { name: /Meters/ }))
    expect(await screen.findByText(including(say('rows_alike_count', { count: 2 })))).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: say('rows_alike_but_own', { thing: 'a register' }) }))
    await waitFor(() =>
      expect(sample.asksOf('changeMapping').at(-1)?.mapping.sheets[1]?.eachRowIs).toBe(
        'supply_addresses[].supply_points[].meters[].registers[]',
      ),
    )
  })
})

it('rows that say the same count once where a person says so, until they are others', async () => {
  let alikeHash = 'a'
  const { user, sample } = showMap({
    describeRows: async () =>
      ok({ rowCount: 30, accountCount: 28, alikeCount: 2, alikeHash, namelessCount: 3, blankAddresses: [] }),
  })
  await user.click(await screen.findByRole('button', { name: say('rows_alike_once', { count: 2 }) }))
  expect(await screen.findByText(say('rows_counted_once', { count: 2 }))).toBeTruthy()
  await waitFor(() => expect(sample.asksOf('changeMapping').at(-1)?.mapping.sheets[0]?.alikeOnce).toBe('a'))
  alikeHash = 'b'
  await user.selectOptions(screen.getByLabelText(say('blank_number_means')), 'nothing')
  expect(await screen.findByText(say('rows_alike_count', { count: 2 }))).toBeTruthy()
})

describe('what is chosen for values and changes none of them', () => {
  it('is said beside them', async () => {
    const { user } = showMap({})
    await user.click(await screen.findByRole('button', { name: say('values_of_column', { column: 'E-mail' }) }))
    await user.click(await screen.findByRole('button', { name: say('tidy_values') }))
    await user.type(await screen.findByRole('textbox', { name: say('remove_prefix_of', { column: 'E-mail' }) }), 'ZZ-')
    expect(await screen.findByText(soundsLike('idle_prefix', { prefix: 'ZZ-' }))).toBeTruthy()
  })
})

describe('what a blank account number means', () => {
  const rows = { rowCount: 30, accountCount: 28, alikeCount: 0, alikeHash: '' }
  const label = say('blank_number_means')

  it('is asked where there are some, with how many', async () => {
    const { user, sample } = showMap({
      describeRows: async () => ok({ ...rows, namelessCount: 3, blankAddresses: [] }),
    })
    expect(await screen.findByText(say('rows_without_number', { count: 3 }))).toBeTruthy()
    await user.selectOptions(screen.getByLabelText(label), 'nothing')
    await waitFor(() => expect(sample.asksOf('changeMapping').at(-1)?.mapping.sheets[0]?.blanksMean).toBe('nothing'))
  })

  it('is not asked where there are none', async () => {
    showMap({ describeRows: async () => ok({ ...rows, namelessCount: 0, blankAddresses: [] }) })
    expect(await screen.findByLabelText(say('each_row_is'))).toBeTruthy()
    expect(screen.queryByLabelText(label)).toBeNull()
  })
})

it('what a blank address means is asked where there are some, left to do until then, and said in the mapping', async () => {
  const blank = { address: 'billing_address', label: 'Billing address', other: 'Supply address', count: 4 }
  const names = { address: blank.label, other: blank.other }
  const rows = { rowCount: 30, accountCount: 30, alikeCount: 0, alikeHash: '', namelessCount: 0 }
  const { user, sample } = showMap({ describeRows: async () => ok({ ...rows, blankAddresses: [blank] }) })
  expect(await screen.findByText(say('blank_address_asked', { ...names, count: 4 }))).toBeTruthy()
  const addresses = () => sample.asksOf('changeMapping').at(-1)?.mapping.addresses
  const leftToDo = () =>
    Number(/\d+/.exec(screen.getByText(soundsLike('sheet_to_do', { count: 'other' })).textContent ?? ''))
  const before = leftToDo()
  await user.click(screen.getByRole('button', { name: say('blank_address_same', names) }))
  await waitFor(() => expect(addresses()).toEqual([{ address: 'billing_address', whereBlank: 'theOther' }]))
  const list = await screen.findByLabelText(say('blank_address_means', names), { selector: 'select' })
  expect(screen.queryByText(say('blank_address_asked', { ...names, count: 4 }))).toBeNull()
  expect(leftToDo()).toBe(before - 1)
  await user.selectOptions(list, 'nothing')
  await waitFor(() => expect(addresses()).toEqual([{ address: 'billing_address', whereBlank: 'nothing' }]))
  await user.selectOptions(list, 'automatic')
  await waitFor(() => expect(addresses()).toBeUndefined())
})

describe('payments that nothing tells apart', () => {
  const showPayments = (mapping: Mapping) =>
    renderDesk({
      ...{ connection: practiceConnection, openAt: 'map', kind: 'additions', mapping },
      answers: { describeRows: async () => ok(rowsOfPayments) },
    })
  const words = { things: 'transactions', thing: 'a transaction' }

  it('are asked about, and called ones of their own with one click', async () => {
    const { user, sample } = showPayments(payments())
    expect(await screen.findByText(say('rows_untold', words))).toBeTruthy()
    await user.click(screen.getByRole('button', { name: say('rows_untold_own', words) }))
    await waitFor(() =>
      expect(sample.asksOf('changeMapping').at(-1)?.mapping.sheets[0]?.eachRowIs).toBe('transactions[]'),
    )
    await waitFor(() => expect(screen.queryByText(say('rows_untold', words))).toBeNull())
  })

  it('count once where they say the same and a person said so, and are told apart by all that columns give', async () => {
    const alike = { ...rowsOfPayments, alikeCount: 2, alikeHash: 'a' }
    const { user, sample } = renderDesk({
      ...{ connection: practiceConnection, openAt: 'map', kind: 'additions', mapping: payments() },
      answers: { describeRows: async () => ok(alike) },
    })
    await user.click(await screen.findByRole('button', { name: say('rows_alike_once', { count: 2 }) }))
    await user.click(await screen.findByRole('button', { name: say('rows_untold_but_alike') }))
    await waitFor(() => expect(sample.asksOf('changeMapping').at(-1)?.mapping.keys).toHaveLength(1))
    const { mapping } = sample.asksOf('changeMapping').at(-1) ?? {}
    expect(mapping?.keys).toEqual([{ level: 'transactions[]', fields: ['transaction_date', 'amount'] }])
    expect(mapping?.sheets[0]).not.toHaveProperty('eachRowIs')
    expect(screen.queryByText(say('rows_untold', words))).toBeNull()
  })

  it('are not asked about where a column has their numbers', async () => {
    showPayments(payments(numbered))
    await screen.findByText(including(say('rows_with_same_values')))
    expect(screen.queryByText(say('rows_untold', words))).toBeNull()
  })
})
