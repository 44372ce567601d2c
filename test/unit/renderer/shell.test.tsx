import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { notSent } from '../../../shared/ipc.ts'
import { refuse } from '../../../shared/result.ts'
import { renderDesk } from '../../support/render-desk.tsx'
import { liveConnection, practiceConnection } from '../../support/sample-connections.ts'
import { atPractice } from '../../support/seen-connections.ts'

const band = () => screen.findByRole('region', { name: 'Where accounts go' })
const stepButton = (name: RegExp) => screen.findByRole('button', { name })

describe('the frame of the wizard', () => {
  it('says that nothing is connected, and starts at Connect', async () => {
    renderDesk()
    expect((await band()).textContent).toMatch(/^Not connected/)
    expect((await stepButton(/Step 1: ?Connect/)).getAttribute('aria-current')).toBe('step')
  })

  it('marks practice in words', async () => {
    renderDesk({ connection: practiceConnection })
    expect((await band()).textContent).toMatch(/^Practice.*not real/)
  })

  it('marks live in words, with the supplier and the address', async () => {
    renderDesk({ connection: liveConnection })
    expect((await band()).textContent).toMatch(/^Live.*are real.*BRIGHT.*import\.example\.org/)
  })

  it.each(['load', 'map', 'check', 'create', 'watch'] as const)('marks live on the step %s too', async (step) => {
    renderDesk({ connection: liveConnection, openAt: step, accountCount: 5 })
    expect((await band()).textContent).toMatch(/^Live/)
  })

  it('opens a project where the person left it', async () => {
    renderDesk({ connection: practiceConnection, openAt: 'watch', accountCount: 3 })
    expect(await screen.findByRole('heading', { level: 1, name: 'Watch the accounts arrive' })).toBeTruthy()
  })

  it('says why a step is blocked, and does not go there', async () => {
    const { user } = renderDesk({ connection: practiceConnection })
    const map = await stepButton(/Step 3: ?Map\. Not yet\..*Needs a spreadsheet/)
    await user.click(map)
    expect(map.getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Load your spreadsheet')
  })

  it('moves the focus to the heading of the step that is gone to', async () => {
    const { user } = renderDesk({ connection: practiceConnection })
    await user.click(await stepButton(/Step 1: ?Connect/))
    const heading = await screen.findByRole('heading', { level: 1, name: 'Connect to a service' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
  })

  it('leads past the steps with the first tab stop', async () => {
    const { user } = renderDesk()
    await band()
    await user.tab()
    expect(document.activeElement?.textContent).toBe('Skip to this step')
    await user.keyboard('{Enter}')
    expect(document.activeElement?.tagName).toBe('H1')
  })

  it('remembers the step with the project', async () => {
    const { user, sample } = renderDesk({ connection: practiceConnection, openAt: 'create', accountCount: 3 })
    await user.click(await stepButton(/Step 2: ?Load/))
    expect(sample.asksOf('rememberStep')).toEqual([{ step: 'load' }])
  })

  it('shows what is said at the start until it was read', async () => {
    const notice = { level: 'warning', code: 'keychain_missing', message: 'There is no keychain.' } as const
    const { user, sample } = renderDesk({ notices: [notice] })
    expect((await screen.findByRole('alert')).textContent).toContain('There is no keychain.')
    await user.click(screen.getByRole('button', { name: 'I have read this' }))
    expect(screen.queryByText('There is no keychain.')).toBeNull()
    expect(sample.asksOf('noticesRead')).toEqual([{}])
  })

  it('says on every step why watching had to stop, until it was read', async () => {
    const { user, sample } = renderDesk({ connection: practiceConnection, openAt: 'create', accountCount: 3 })
    await band()
    const issue = { level: 'warning', code: 'key_refused', message: 'The service refuses your key.' } as const
    sample.tell('watchEnded', { issue, serviceWords: 'Key revoked.' })
    await user.click(await stepButton(/Step 2: ?Load/))
    const notice = screen.getByRole('region', { name: 'To read' })
    expect(notice.textContent).toMatch(/The service refuses your key\..*“Key revoked\.”/)
    await user.click(within(notice).getByRole('button', { name: 'I have read this' }))
    expect(screen.queryByText(/The service refuses your key/)).toBeNull()
  })

  it('says why the desk could not be opened', async () => {
    const issue = { level: 'error', code: 'storage_in_use', message: 'It is open in another window.' } as const
    renderDesk({ answers: { readDesk: async () => refuse(issue) } })
    expect((await screen.findByRole('alert')).textContent).toContain('It is open in another window.')
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })

  it('calls a fault of the application by its name, and not by its stack', async () => {
    renderDesk({ answers: { readDesk: () => Promise.reject(new Error('socket closed at line 3')) } })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Something went wrong in the application.')
    expect(alert.textContent).not.toContain('socket')
  })

  it('keeps nothing of one spreadsheet when another is opened', async () => {
    const finished = { ...notSent, state: 'finished' } as const
    let isOther = false
    const dates = { createdAt: '', openedAt: '' }
    const listed = [
      {
        id: 'other',
        name: 'other.xlsx',
        fileName: 'other.xlsx',
        kind: 'accounts',
        accountCount: 5,
        readyCount: 5,
        step: 'watch',
        ...dates,
      } as const,
    ]
    const { user } = renderDesk({
      connection: practiceConnection,
      openAt: 'load',
      accountCount: 5,
      listed,
      importOf: () => (isOther ? notSent : finished),
    })
    await stepButton(/Step 6: ?Watch.*5 of 5 created/)
    await user.click(screen.getByRole('button', { name: 'Load another spreadsheet…' }))
    isOther = true
    await user.click(await screen.findByRole('button', { name: 'Go on with other.xlsx' }))
    expect(await stepButton(/Step 6: ?Watch.*Needs a created account/)).toBeTruthy()
  })

  it('says when the application is gone, and reads everything anew when it is back', async () => {
    const { sample } = renderDesk({ connection: practiceConnection, openAt: 'watch', accountCount: 3 })
    await screen.findByRole('table')
    sample.setReached(false)
    expect((await screen.findByRole('alert')).textContent).toContain('does not answer')
    const listedBefore = sample.asksOf('listAccounts').length
    sample.setReached(true)
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    await waitFor(() => expect(sample.asksOf('listAccounts').length).toBeGreaterThan(listedBefore))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Watch the accounts arrive')
  })

  it('follows news about the open project', async () => {
    const { sample } = renderDesk({ connection: practiceConnection, openAt: 'load', accountCount: 5 })
    await screen.findByText('Sheets to use')
    const read = await sample.desk.openProject({ id: 'sample' })
    const state = read.ok ? read.value : null
    const opened =
      state ?? (await sample.desk.changeSheets({ sheets: [] }).then((result) => (result.ok ? result.value : null)))
    if (opened === null) throw new Error('The sample desk has no project.')
    sample.tell('projectChanged', { ...opened, name: 'Flats on Hill Road' })
    const banner = screen.getByRole('banner')
    await waitFor(() => expect(within(banner).getByText('Flats on Hill Road')).toBeTruthy())
  })

  it('counts on from news about accounts', async () => {
    const { sample } = renderDesk({ connection: practiceConnection, openAt: 'load', accountCount: 5, stepMs: 1 })
    await stepButton(/Step 6: ?Watch\. Not yet\./)
    const accounts = await sample.desk.listAccounts({ offset: 0, limit: 1, filter: 'ready' })
    const key = accounts.ok ? accounts.value.accounts[0]?.key : undefined
    await sample.desk.createAccount({
      key: key ?? '',
      at: atPractice,
    })
    expect(await stepButton(/Step 6: ?Watch.*1 of 5 created/)).toBeTruthy()
  })
})
