import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { progressLines } from '../../../renderer/watch/progress-line.ts'
import { type ImportState, notSent } from '../../../shared/ipc.ts'
import { issue } from '../../../shared/issue-words.ts'
import { renderDesk } from '../../support/render-desk.tsx'
import { practiceConnection } from '../../support/sample-connections.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 12, minute)).toISOString()
const states: readonly ImportState[] = [
  { ...notSent, state: 'finished', platformNumber: 'A-1', changedAt: at(1) },
  { ...notSent, state: 'finished', platformNumber: 'A-2', changedAt: at(2) },
  { ...notSent, state: 'failed', changedAt: at(3) },
]
const showWatch = () =>
  renderDesk({
    connection: practiceConnection,
    openAt: 'watch',
    accountCount: 5,
    importOf: (index) => states[index] ?? notSent,
  })

describe('Watch', () => {
  it('shows only the accounts of one state, and all of them again', async () => {
    const { user, sample } = showWatch()
    await user.click(await screen.findByRole('button', { name: /^Failed/ }))
    const table = screen.getByRole('region', { name: 'Accounts' })
    await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(2))
    expect(sample.asksOf('listAccounts')).toContainEqual({ offset: 0, limit: 25, filter: 'failed' })
    await user.click(screen.getByRole('button', { name: /^Failed/ }))
    await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(6))
  })

  it('draws how it went, and says it in words', async () => {
    showWatch()
    const picture = await screen.findByRole('img', { name: /2 accounts created, 1 refused or failed$/ })
    expect(picture.querySelectorAll('polyline')).toHaveLength(2)
  })

  it('lays the service’s lists beside the spreadsheet', async () => {
    const { user, sample } = showWatch()
    await user.click(await screen.findByRole('button', { name: 'Compare now' }))
    const card = await screen.findByRole('region', { name: 'Compare with the service' })
    expect(await within(card).findByText(/the same in both/)).toBeTruthy()
    expect(await within(card).findAllByRole('row')).not.toHaveLength(0)
    expect(sample.asksOf('compareWithService')).toHaveLength(1)
  })

  it('saves results, the audit log and a support file', async () => {
    const { user, sample } = showWatch()
    for (const name of ['Save as Excel', 'Audit log as text (.csv)', 'Save a support file'])
      await user.click(await screen.findByRole('button', { name }))
    expect(sample.asksOf('exportResults')).toEqual([{ format: 'xlsx' }])
    expect(sample.asksOf('exportAudit')).toEqual([{ format: 'csv' }])
    expect(sample.asksOf('exportSupportFile')).toEqual([{}])
  })

  it('says beside the audit log that it is damaged, where, and what to do', async () => {
    const damaged = issue('audit_damaged', { places: 2, first: 7, missingAtEnd: 1 })
    renderDesk({ connection: practiceConnection, openAt: 'watch', accountCount: 1, auditIssues: [damaged] })
    const told = await screen.findByText(/^The audit log of this computer is not what was written/)
    expect(told.textContent).toMatch(
      /the first of them is entry 7, and one entry is missing at its end\. Save the log as it is now/,
    )
  })
})

describe('the line of progress', () => {
  it('goes up in steps from nothing to the counts of now', () => {
    const lines = progressLines([
      { at: at(0), created: 1, failed: 0 },
      { at: at(5), created: 1, failed: 1 },
      { at: at(10), created: 2, failed: 1 },
    ])
    expect(lines).toEqual({
      created: '0,100 0,100 0,50 500,50 500,50 1000,50 1000,0 1000,0',
      failed: '0,100 0,100 0,100 500,100 500,50 1000,50 1000,50 1000,50',
    })
  })
})
