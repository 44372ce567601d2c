import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { progressLines } from '../../../../renderer/watch/progress-line.ts'
import { showMoment, showTimeOn } from '../../../../renderer/words/moments.ts'
import { type ImportState, notSent } from '../../../../shared/ipc.ts'
import { issue } from '../../../../shared/issue-words.ts'
import { say } from '../../../../shared/messages/say.ts'
import { ok } from '../../../../shared/result.ts'
import { practiceConnection } from '../../../support/sample/sample-connections.ts'
import type { SampleOptions } from '../../../support/sample/sample-desk.ts'
import { accountNumberOf } from '../../../support/sample/sample-sheets.ts'
import { renderDesk } from '../../../support/windows/render-desk.tsx'
import { beginningWith, soundsLike, stepCalled } from '../../../support/words/sounds-like.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 12, minute)).toISOString()
const states: readonly ImportState[] = [
  { ...notSent, state: 'finished', platformNumber: 'A-1', changedAt: at(1) },
  { ...notSent, state: 'finished', platformNumber: 'A-2', changedAt: at(2) },
  { ...notSent, state: 'failed', changedAt: at(3) },
]
const showWatch = (options: SampleOptions = {}) =>
  renderDesk({
    connection: practiceConnection,
    openAt: 'watch',
    accountCount: 5,
    importOf: (index) => states[index] ?? notSent,
    ...options,
  })

describe('Watch', () => {
  it('shows only the accounts of one line of the results, and all of them again', async () => {
    const { user, sample } = showWatch()
    await user.click(await screen.findByRole('button', { name: beginningWith(say('group_refused_or_failed')) }))
    const table = screen.getByRole('region', { name: say('accounts') })
    await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(2))
    expect(sample.asksOf('listAccounts')).toContainEqual({ offset: 0, limit: 25, filter: 'refusedOrFailed' })
    await user.click(screen.getByRole('button', { name: beginningWith(say('group_refused_or_failed')) }))
    await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(6))
  })

  it('draws how it went, and says it in words', async () => {
    showWatch()
    const picture = await screen.findByRole('img', {
      name: soundsLike('created_and_failed_over_time', { created: '2', failed: '1' }),
    })
    expect(picture.querySelectorAll('polyline')).toHaveLength(2)
    const figure = picture.closest('figure')
    expect(figure?.textContent).toMatch(soundsLike('accounts_by_time'))
  })

  it('lays the service’s lists beside the spreadsheet', async () => {
    const { user, sample } = showWatch()
    await user.click(await screen.findByRole('button', { name: say('compare_now') }))
    const card = await screen.findByRole('region', { name: say('compare_with_service') })
    expect(await within(card).findByText(soundsLike('comparison_counts'))).toBeTruthy()
    expect(await within(card).findAllByRole('row')).not.toHaveLength(0)
    expect(sample.asksOf('compareWithService')).toHaveLength(1)
  })

  it.each([
    [say('up_to_date'), 5, 0, ''],
    [say('out_of_date'), 5, 1, `${say('changed_here_since', { count: 1 })} ${say('compare_again')}`],
    [say('out_of_date'), 61, 0, `${say('comparison_is_old')} ${say('compare_again')}`],
  ])(
    'says of a comparison that it is %s, %d minutes old and with %d changes since',
    async (standing, age, changed, why) => {
      const comparedAt = new Date(Date.now() - age * 60_000).toISOString()
      const counts = { otherValues: 0, differs: 0, changed, onlyThere: 0, onlyHere: 3, same: 2 }
      const lists = { all: 5, pending: 0, imported: 5 }
      const summary = { comparedAt, counts, lists, takenOver: 0, issues: [] }
      showWatch({ answers: { readComparison: async () => ok({ summary, total: 0, rows: [] }) } })
      const card = await screen.findByRole('region', { name: say('compare_with_service') })
      const badge = await within(card).findByText(standing)
      expect(badge.parentElement?.textContent).toContain(`${standing}Made on ${showMoment(comparedAt)}. ${why}`.trim())
    },
  )

  it('says that no values are compared, and which accounts were sent with others', async () => {
    const { user } = showWatch({
      answers: { countSent: async () => ok({ sentCount: 3, otherwiseCount: 1, otherwiseFirst: [accountNumberOf(0)] }) },
    })
    await user.click(await screen.findByRole('button', { name: say('compare_now') }))
    const said = await screen.findByText(beginningWith(say('comparison_of_lists')))
    await waitFor(() => expect(said.textContent).toContain(say('sent_otherwise_here', { count: 1 })))
    await user.click(within(said).getByRole('button', { name: say('account_show_it', { number: accountNumberOf(0) }) }))
    expect(await screen.findByRole('dialog')).toBeTruthy()
  })

  it('keeps what is listed of a comparison when it is made anew', async () => {
    const { user } = showWatch()
    await user.click(await screen.findByRole('button', { name: say('compare_now') }))
    const filter = await screen.findByLabelText(say('which_compared'))
    await user.selectOptions(filter, 'onlyHere')
    await user.click(screen.getByRole('button', { name: say('compare_now') }))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: say('compare_now') })).toHaveProperty('disabled', false),
    )
    expect(screen.getByLabelText(say('which_compared'))).toHaveProperty('value', 'onlyHere')
  })

  it('saves results, the audit log and a support file', async () => {
    const { user, sample } = showWatch()
    for (const name of [say('save_as_excel'), say('audit_as_text'), say('save_support_file')])
      await user.click(await screen.findByRole('button', { name }))
    expect(sample.asksOf('exportResults')).toEqual([{ format: 'xlsx' }])
    expect(sample.asksOf('exportAudit')).toEqual([{ format: 'csv' }])
    expect(sample.asksOf('exportSupportFile')).toEqual([{}])
  })

  it('has the audit log checked anew each time that it is shown', async () => {
    const { user, sample } = showWatch()
    await screen.findByRole('region', { name: say('audit_and_support') })
    await waitFor(() => expect(sample.asksOf('checkAudit')).toHaveLength(1))
    await user.click(await screen.findByRole('button', { name: stepCalled('check') }))
    await waitFor(() => expect(screen.queryByRole('region', { name: say('audit_and_support') })).toBeNull())
    await user.click(await screen.findByRole('button', { name: stepCalled('watch') }))
    await screen.findByRole('region', { name: say('audit_and_support') })
    await waitFor(() => expect(sample.asksOf('checkAudit')).toHaveLength(2))
  })

  it('says beside the audit log that it is damaged, where, and what to do', async () => {
    const damaged = issue('audit_damaged', { places: 2, first: 7, missingAtEnd: 1 })
    renderDesk({ connection: practiceConnection, openAt: 'watch', accountCount: 1, auditIssues: [damaged] })
    const told = await screen.findByText(soundsLike('audit_damaged'))
    expect(told.textContent).toMatch(soundsLike('audit_damaged', { first: '7' }))
  })
})

describe('the line of progress', () => {
  it('goes up in steps from nothing to the counts of now', () => {
    const lines = progressLines([
      { at: at(0), created: 1, failed: 0 },
      { at: at(5), created: 1, failed: 1 },
      { at: at(10), created: 2, failed: 1 },
    ])
    expect(lines).toMatchObject({
      created: '0,100 0,100 0,50 500,50 500,50 1000,50 1000,0 1000,0',
      failed: '0,100 0,100 0,100 500,100 500,50 1000,50 1000,50 1000,50',
    })
  })

  it.each([
    [1, [0, 1]],
    [7, [0, 2, 4, 6, 8]],
    [40, [0, 10, 20, 30, 40]],
    [101, [0, 50, 100, 150]],
    [99_999, [0, 50_000, 100_000]],
  ])('has round numbers beside it for %d accounts, and none too many', (created, counts) => {
    expect(progressLines([{ at: at(0), created, failed: 0 }]).counts).toEqual(counts)
  })

  it('has moments below it that are as far from each other', () => {
    const { times } = progressLines([0, 20].map((minute) => ({ at: at(minute), created: minute, failed: 0 })))
    expect(times.map((time) => new Date(time).toISOString())).toEqual([0, 5, 10, 15, 20].map(at))
  })

  it.each([
    [[0, 20], '12:05'],
    [[0, 1], '12:00:15'],
    [[0, 60 * 30], '21 Nov, 19:30'],
  ] as const)('says as much of a moment as tells it from the others: %j', ([from, to], shown) => {
    const { times } = progressLines([from, to].map((minute) => ({ at: at(minute), created: 1, failed: 0 })))
    const inUtc = times.map((time) => time + new Date(time).getTimezoneOffset() * 60_000)
    expect(showTimeOn(inUtc[1] ?? 0, inUtc)).toBe(shown)
  })
})
