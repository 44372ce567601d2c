import { describe, expect, test } from 'vitest'
import { compareAccount, needsAsking } from '../../../../electron/imports/compare-accounts.ts'
import { readServiceLists } from '../../../../electron/imports/service-lists.ts'
import { type AccountRecord, unheardOf } from '../../../../electron/storage/journal/journal-record.ts'
import { ownShape } from '../../../../shared/description/service-shape.ts'
import { sayMessage } from '../../../../shared/messages/say.ts'
import { soundsLike } from '../../../support/words/sounds-like.ts'
import { noAnswer } from '../run/model-service.ts'

const here = (phase: AccountRecord['phase'], platformNumber: string | null = null): AccountRecord => ({
  ...unheardOf('7'),
  phase,
  platformNumber,
})
const there = (standing: 'pending' | 'imported' | 'listed', platformNumber: string | null = null) => ({
  number: '7',
  standing,
  platformNumber,
  createdAt: null,
})

describe('an account beside the lists of the service', () => {
  test.each([
    ['created, and listed with the same number', here('finished', 'A-1'), there('imported', 'A-1'), 'same'],
    ['created, and listed without a number', here('finished', 'A-1'), there('imported'), 'same'],
    ['created, and listed with another number', here('finished', 'A-1'), there('imported', 'A-2'), 'otherValues'],
    ['created, and still listed as pending', here('finished', 'A-1'), there('pending'), 'differs'],
    ['created, and not listed', here('finished', 'A-1'), undefined, 'differs'],
    ['being created, and pending', here('accepted'), there('pending'), 'same'],
    ['being created, and imported', here('accepted'), there('imported', 'A-1'), 'differs'],
    ['being created, and not listed', here('accepted'), undefined, 'differs'],
    ['failed, and still staged', here('failed'), there('pending'), 'same'],
    ['failed, and not listed any more', here('failed'), undefined, 'same'],
    ['failed, and imported all the same', here('failed'), there('imported', 'A-1'), 'differs'],
    ['without an answer', here('unknown'), there('pending'), 'differs'],
    ['not sent, and not listed', here('notSent'), undefined, 'onlyHere'],
    ['refused, and not listed', here('refused'), undefined, 'onlyHere'],
    ['not sent from here, and imported', here('notSent'), there('imported', 'A-1'), 'differs'],
    ['refused here, and pending', here('refused'), there('pending'), 'differs'],
  ] as const)('%s: %s', (_case, record, listed, verdict) => {
    expect(compareAccount(record, listed).verdict).toBe(verdict)
    expect(needsAsking(record, listed)).toBe(verdict === 'differs' || verdict === 'otherValues')
  })

  test('names both numbers where they disagree', () => {
    const { message, wayForward } = compareAccount(here('finished', 'A-1'), there('imported', 'A-2'))
    expect(sayMessage(message)).toMatch(/A-1.*A-2/)
    expect(wayForward).toBe('askOperator')
  })
})

describe('values that do not fit together', () => {
  const day = 24 * 60 * 60 * 1000
  const sentAt = Date.UTC(2026, 10, 21, 12)
  const created = { ...here('finished', 'A-1'), intendedAt: sentAt }
  const listed = there('imported', 'A-1')

  test.each<readonly [string, ReturnType<typeof compareAccount>, RegExp]>([
    [
      'two lists with different numbers',
      compareAccount(created, { ...listed, otherNumber: 'A-9' }),
      soundsLike('comparison_lists_disagree', { here: 'A-9', there: 'A-1' }),
    ],
    [
      'its number is listed for another account, and it is not listed',
      compareAccount(created, undefined, () => ['8']),
      soundsLike('comparison_number_elsewhere', { platformNumber: 'A-1', other: '8' }),
    ],
    [
      'its number is listed for another account too',
      compareAccount(created, listed, () => ['7', '8']),
      soundsLike('comparison_number_twice', { platformNumber: 'A-1', other: '8' }),
    ],
    [
      'it was created long before it was sent',
      compareAccount(created, { ...listed, createdAt: new Date(sentAt - 2 * day).toISOString() }),
      soundsLike('comparison_created_before', { createdAt: '19 November 2026', sentAt: '21 November 2026' }),
    ],
  ])('%s', (_case, { verdict, message, wayForward }, words) => {
    expect([verdict, wayForward]).toEqual(['otherValues', 'askOperator'])
    expect(sayMessage(message)).toMatch(words)
  })

  test('a number of its own, clocks that differ, and an account that was known to be there are the same', () => {
    const early = { ...listed, createdAt: new Date(sentAt - day / 2).toISOString() }
    const older = { ...listed, createdAt: new Date(sentAt - 90 * day).toISOString() }
    const alreadyThere: AccountRecord = {
      ...created,
      last: { kind: 'answer', answer: { kind: 'alreadyImported', platformNumber: 'A-1', serviceWords: null } },
    }
    const verdicts = [
      compareAccount(created, listed, () => ['7']),
      compareAccount(created, early),
      compareAccount(alreadyThere, older),
      compareAccount({ ...created, intendedAt: null }, older),
    ].map(({ verdict }) => verdict)
    expect(verdicts).toEqual(['same', 'same', 'same', 'same'])
  })
})

describe('the lists of the service', () => {
  const record = (number: string, platformNumber: string | null = null) => ({
    external_account_number: number,
    platform_account_number: platformNumber,
    account_created_at: platformNumber === null ? null : '2026-11-21T10:00:00Z',
  })

  test('become one: where each account stands, and its number', async () => {
    const lists = {
      all: [record('1'), record('2', 'A-2'), record('3')],
      pending: [record('1')],
      imported: [record('2', 'A-2')],
    }
    const read = await readServiceLists({
      shape: ownShape,
      listAccounts: async (which) => ({ kind: 'done', value: lists[which] }),
    })
    expect(
      [...read.accounts.values()].map(({ number, standing, platformNumber }) => [number, standing, platformNumber]),
    ).toEqual([
      ['1', 'pending', null],
      ['2', 'imported', 'A-2'],
      ['3', 'listed', null],
    ])
    expect(read).toMatchObject({ lengths: { all: 3, pending: 1, imported: 1 }, troubles: [] })
  })

  test('tell which accounts have a platform number, and where two of them name different ones', async () => {
    const lists = { all: [record('2', 'A-2'), record('3', 'A-2')], pending: [], imported: [record('2', 'A-7')] }
    const read = await readServiceLists({
      shape: ownShape,
      listAccounts: async (which) => ({ kind: 'done', value: lists[which] }),
    })
    expect(read.accounts.get('2')).toMatchObject({ platformNumber: 'A-7', otherNumber: 'A-2' })
    expect(read.accounts.get('3')).not.toHaveProperty('otherNumber')
    expect([read.numbersOf('A-7'), read.numbersOf('A-2'), read.numbersOf('A-0')]).toEqual([['2'], ['3'], []])
  })

  test('are read without the one that can’t be, which is told', async () => {
    const read = await readServiceLists({
      shape: ownShape,
      listAccounts: async (which) =>
        which === 'imported' ? noAnswer('unreadable') : { kind: 'done', value: [record('2', 'A-2')] },
    })
    expect(read.accounts.get('2')).toMatchObject({ standing: 'pending', platformNumber: 'A-2' })
    expect(read).toMatchObject({ lengths: { imported: null }, troubles: [{ issue: { code: 'connection_lost' } }] })
  })

  test('that are not found are empty, and a supplier without any is told of', async () => {
    const read = await readServiceLists({ shape: ownShape, listAccounts: async () => ({ kind: 'notFound' }) })
    expect(read).toMatchObject({
      lengths: { all: 0, pending: 0, imported: 0 },
      troubles: [{ issue: { code: 'comparison_no_list' } }],
    })
  })
})
