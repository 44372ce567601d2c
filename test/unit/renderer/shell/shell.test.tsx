import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type Interruption, notSent } from '../../../../shared/ipc.ts'
import { issue } from '../../../../shared/issue-words.ts'
import { say, sayMessage } from '../../../../shared/messages/say.ts'
import { ok, refuse } from '../../../../shared/result.ts'
import { atPractice } from '../../../support/desks/seen-connections.ts'
import { liveConnection, practiceConnection } from '../../../support/sample/sample-connections.ts'
import { renderDesk } from '../../../support/windows/render-desk.tsx'
import { beginningWith, including, soundsLike, stepCalled } from '../../../support/words/sounds-like.ts'

const band = () => screen.findByRole('region', { name: say('where_accounts_go') })
/** Where nothing has a place, what stands beside something counts as hidden. */
const unplaced = { hidden: true } as const
const stepButton = (name: RegExp) => screen.findByRole('button', { name })

describe('the frame of the wizard', () => {
  it('begins with what it is for, and two ways to begin, while nothing is open and nothing is connected', async () => {
    const { user } = renderDesk()
    expect((await band()).textContent).toMatch(beginningWith(say('not_connected')))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(say('welcome'))
    expect(screen.getByText(including(say('purpose_moves')))).toBeTruthy()
    expect(screen.getByRole('button', { name: say('try_made_up') })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: say('start_with_my_spreadsheet') }))
    expect(await screen.findByRole('heading', { level: 1, name: say('step_load_title') })).toBeTruthy()
    await user.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Migration Desk' }))
    expect(await screen.findByRole('heading', { level: 1, name: say('welcome') })).toBeTruthy()
  })

  it('begins practising with nothing made up while the live service is connected', async () => {
    const { user } = renderDesk({ connection: liveConnection })
    await user.click(await screen.findByRole('button', { name: 'Migration Desk' }))
    await screen.findByRole('heading', { level: 1, name: say('welcome') })
    expect(screen.queryByRole('button', { name: say('try_made_up') })).toBeNull()
    expect(screen.getByText(including(say('made_up_not_live')))).toBeTruthy()
  })

  it('marks practice in words', async () => {
    renderDesk({ connection: practiceConnection })
    expect((await band()).textContent).toMatch(new RegExp(`^${say('practice')}.*${say('practice_band')}`))
  })

  it('marks live in words, with the supplier and the address', async () => {
    renderDesk({ connection: liveConnection })
    expect((await band()).textContent).toMatch(/^Live.*are real.*BRIGHT.*import\.example\.org/)
  })

  it.each(['load', 'map', 'check', 'create', 'watch'] as const)('marks live on the step %s too', async (step) => {
    renderDesk({ connection: liveConnection, openAt: step, accountCount: 5 })
    expect((await band()).textContent).toMatch(beginningWith(say('live')))
  })

  it('opens a project where the person left it', async () => {
    renderDesk({ connection: practiceConnection, openAt: 'watch', accountCount: 3 })
    expect(await screen.findByRole('heading', { level: 1, name: say('step_watch_title') })).toBeTruthy()
  })

  it.each([
    ['map', say('needs_spreadsheet')],
    ['check', ''],
    ['create', ''],
    ['watch', ''],
  ] as const)('says in %s what will stand there, and leads to what comes first', async (step, remark) => {
    const { user } = renderDesk({ connection: practiceConnection })
    await user.click(await stepButton(stepCalled(step, say('gate_blocked'), remark)))
    expect(await screen.findByText(say(`step_${step}_later`))).toBeTruthy()
    expect(screen.getByText(say('load_spreadsheet_first'))).toBeTruthy()
    await user.click(screen.getByRole('button', { name: say('go_to_step', { step: say('step_load') }) }))
    expect(await screen.findByRole('heading', { level: 1, name: say('step_load_title') })).toBeTruthy()
  })

  it('takes the tour by keyboard, which Esc leaves, and Help begins again', async () => {
    const { user } = renderDesk()
    await user.click(await stepButton(including(say('look_around_first'))))
    const stop = (name: string) => screen.findByRole('dialog', { name, ...unplaced })
    await stop(say('tour_steps'))
    await waitFor(() => expect(document.activeElement?.textContent).toBe(say('tour_next')))
    await user.keyboard('{Enter}')
    await stop(say('tour_environment'))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', unplaced)).toBeNull())
    const help = screen.getByRole('button', { name: say('help') })
    expect(document.activeElement).toBe(help)
    await user.click(help)
    await user.click(await screen.findByRole('menuitem', { name: say('take_the_tour'), ...unplaced }))
    for (const name of [say('tour_steps'), say('tour_environment'), say('tour_heading'), say('tour_connection')]) {
      await user.click(within(await stop(name)).getByRole('button', { name: say('tour_next'), ...unplaced }))
    }
    await user.click(within(await stop(say('tour_help'))).getByRole('button', { name: say('tour_done'), ...unplaced }))
    await waitFor(() => expect(screen.queryByRole('dialog', unplaced)).toBeNull())
  })

  it('leaves the tour when the person goes to a field', async () => {
    const { user } = renderDesk({ connection: practiceConnection, openAt: 'load', accountCount: 5 })
    await user.click(await screen.findByRole('button', { name: say('help') }))
    await user.click(await screen.findByRole('menuitem', { name: say('take_the_tour'), ...unplaced }))
    await screen.findByRole('dialog', { name: say('tour_steps'), ...unplaced })
    const [field] = screen.getAllByRole('checkbox')
    field?.focus()
    await waitFor(() => expect(screen.queryByRole('dialog', unplaced)).toBeNull())
    expect(document.activeElement).toBe(field)
  })

  it('says after a run that was cut short what happened, until it was read', async () => {
    const at = '2026-11-21T14:03:00.000Z'
    const counts = { at, agreed: 9, created: 1, accepted: 1, refused: 1, notSent: 5 }
    let cutShort: Interruption | null = { ...counts, asked: { count: 1, first: ['100043'] } }
    const { user } = renderDesk({
      connection: practiceConnection,
      openAt: 'check',
      answers: {
        readInterruption: async () => ok(cutShort),
        forgetInterruption: async () => {
          cutShort = null
          return ok({})
        },
      },
    })
    const told = await screen.findByRole('region', { name: say('interrupted') })
    expect(
      within(told)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent?.replace(/On .* you/, 'On … you')),
    ).toEqual([
      say('interrupted_at', { moment: '…', count: 9 }),
      say('interrupted_sent', { count: 2, created: 1, accepted: 1 }),
      say('interrupted_asked', { count: 1, accounts: '100043' }),
      say('interrupted_refused', { count: 1 }),
      say('interrupted_not_sent', { count: 5 }),
    ])
    await user.click(within(told).getByRole('button', { name: say('i_have_read_this') }))
    await waitFor(() => expect(screen.queryByText(including(say('interrupted')))).toBeNull())
  })

  it('moves the focus to the heading of the step that is gone to', async () => {
    const { user } = renderDesk({ connection: practiceConnection })
    await user.click(await stepButton(stepCalled('connect')))
    const heading = await screen.findByRole('heading', { level: 1, name: say('step_connect_title') })
    await waitFor(() => expect(document.activeElement).toBe(heading))
  })

  it('leads past the steps with the first tab stop', async () => {
    const { user } = renderDesk()
    await band()
    await user.tab()
    expect(document.activeElement?.textContent).toBe(say('skip_to_step'))
    await user.keyboard('{Enter}')
    expect(document.activeElement?.tagName).toBe('H1')
  })

  it('remembers the step with the project', async () => {
    const { user, sample } = renderDesk({ connection: practiceConnection, openAt: 'create', accountCount: 3 })
    await user.click(await stepButton(stepCalled('load')))
    await waitFor(() => expect(sample.asksOf('rememberStep')).toEqual([{ step: 'load' }]))
  })

  it('remembers a step that was shut when one came to it, once it is open', async () => {
    const { user, sample } = renderDesk({ connection: practiceConnection, openAt: 'create', accountCount: 3 })
    await user.click(await stepButton(stepCalled('watch')))
    await screen.findByText(say('needs_created_account'))
    expect(sample.asksOf('rememberStep')).toEqual([])
    const page = await sample.desk.listAccounts({ offset: 0, limit: 1, filter: 'all' })
    await sample.desk.createAccount({ key: page.ok ? (page.value.accounts[0]?.key ?? '') : '', at: atPractice })
    await waitFor(() => expect(sample.asksOf('rememberStep')).toEqual([{ step: 'watch' }]))
  })

  it('remembers no step in a project that another window opens meanwhile', async () => {
    const { user, sample } = renderDesk({ connection: practiceConnection, openAt: 'create', accountCount: 3 })
    await user.click(await stepButton(stepCalled('watch')))
    await screen.findByText(say('needs_created_account'))
    const read = await sample.desk.readDesk({})
    if (!read.ok || read.value.project === null) throw new Error('There is no project.')
    sample.tell('projectChanged', { ...read.value.project, id: 'another', name: 'Another one' })
    await screen.findAllByText('Another one')
    const page = await sample.desk.listAccounts({ offset: 0, limit: 1, filter: 'all' })
    await sample.desk.createAccount({ key: page.ok ? (page.value.accounts[0]?.key ?? '') : '', at: atPractice })
    await waitFor(() => expect(screen.queryByText(say('needs_created_account'))).toBeNull())
    expect(sample.asksOf('rememberStep')).toEqual([])
  })

  it('shows what is said at the start until it was read', async () => {
    const notice = issue('keychain_missing', {})
    const { user, sample } = renderDesk({ notices: [notice] })
    expect((await screen.findByRole('alert')).textContent).toContain(sayMessage(notice.message))
    await user.click(screen.getByRole('button', { name: say('i_have_read_this') }))
    expect(screen.queryByText(sayMessage(notice.message))).toBeNull()
    expect(sample.asksOf('noticesRead')).toEqual([{}])
  })

  it('says on every step why watching had to stop, until it was read', async () => {
    const { user, sample } = renderDesk({ connection: practiceConnection, openAt: 'create', accountCount: 3 })
    await band()
    sample.tell('watchEnded', { issue: issue('key_refused', { settingsIn: 'connect' }), serviceWords: 'Key revoked.' })
    await user.click(await stepButton(stepCalled('load')))
    const notice = screen.getByRole('region', { name: say('to_read') })
    expect(notice.textContent).toMatch(new RegExp(`${soundsLike('key_refused').source}.*“Key revoked\\.”`))
    await user.click(within(notice).getByRole('button', { name: say('i_have_read_this') }))
    expect(screen.queryByText(soundsLike('key_refused'))).toBeNull()
  })

  it('says why the desk could not be opened', async () => {
    const why = issue('data_folder_unusable', { folder: '/home/ana' })
    renderDesk({ answers: { readDesk: async () => refuse(why) } })
    expect((await screen.findByRole('alert')).textContent).toContain(sayMessage(why.message))
    expect(screen.getByRole('button', { name: say('read_once_more') })).toBeTruthy()
  })

  it('calls a fault of the application by its name, and not by its stack', async () => {
    renderDesk({ answers: { readDesk: () => Promise.reject(new Error('socket closed at line 3')) } })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(say('application_failed'))
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
        counts: null,
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
    await stepButton(stepCalled('watch', say('created_of_all', { created: 5, count: 5 })))
    await user.click(screen.getByRole('button', { name: say('load_another_spreadsheet') }))
    isOther = true
    await user.click(await screen.findByRole('button', { name: say('go_on_with_project', { project: 'other.xlsx' }) }))
    expect(await stepButton(stepCalled('watch', say('needs_created_account')))).toBeTruthy()
  })

  it('says when the application is gone, and reads everything anew when it is back', async () => {
    const { sample } = renderDesk({ connection: practiceConnection, openAt: 'watch', accountCount: 3 })
    await screen.findByRole('table')
    sample.setReached(false)
    expect((await screen.findByRole('alert')).textContent).toContain(say('application_out_of_reach'))
    const listedBefore = sample.asksOf('listAccounts').length
    sample.setReached(true)
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    await waitFor(() => expect(sample.asksOf('listAccounts').length).toBeGreaterThan(listedBefore))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(say('step_watch_title'))
  })

  it('follows news about the open project', async () => {
    const { sample } = renderDesk({ connection: practiceConnection, openAt: 'load', accountCount: 5 })
    await screen.findByText(say('sheets_to_use'))
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
    await stepButton(stepCalled('watch', say('gate_blocked')))
    const accounts = await sample.desk.listAccounts({ offset: 0, limit: 1, filter: 'ready' })
    const key = accounts.ok ? accounts.value.accounts[0]?.key : undefined
    await sample.desk.createAccount({
      key: key ?? '',
      at: atPractice,
    })
    expect(await stepButton(stepCalled('watch', say('created_of_all', { created: 1, count: 5 })))).toBeTruthy()
  })
})
