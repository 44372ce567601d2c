import { describe, expect, it } from 'vitest'
import {
  nextState,
  noticesOf,
  type OpenDesk,
  startingState,
  type WizardEvent,
} from '../../../../renderer/shell/wizard-state.ts'
import { issue } from '../../../../shared/issue-words.ts'
import { noConnection, practiceConnection } from '../../../support/sample/sample-connections.ts'
import { sampleDesk } from '../../../support/sample/sample-desk.ts'

async function openDesk(options: Parameters<typeof sampleDesk>[0] = {}): Promise<OpenDesk> {
  const read = await sampleDesk(options).desk.readDesk({})
  if (!read.ok) throw new Error('The sample desk did not open.')
  const state = nextState(startingState, { type: 'started', desk: read.value })
  if (state.kind !== 'open') throw new Error('The wizard did not open.')
  return state
}

describe('where the wizard starts', () => {
  it('is the first screen when nothing is connected', async () => {
    expect((await openDesk()).step).toBe('start')
  })

  it('is Load when there is a connection and no spreadsheet', async () => {
    expect((await openDesk({ connection: practiceConnection })).step).toBe('load')
  })

  it('is where the open project was left', async () => {
    expect((await openDesk({ openAt: 'create' })).step).toBe('create')
  })
})

describe('what happens in the wizard', () => {
  it('keeps the step when the project changes', async () => {
    const state = await openDesk({ openAt: 'map' })
    const project = { ...state.project!, fileName: 'other.xlsx' }
    expect(nextState(state, { type: 'projectChanged', project })).toEqual({ ...state, project })
  })

  it('takes over what a project adds up to, and keeps a change of it that is not drawn yet', async () => {
    const state = await openDesk({ openAt: 'check' })
    const project = { ...state.project!, fileName: 'other.xlsx' }
    const summary = { ...project.summary, errorCount: project.summary.errorCount + 1 }
    const changed = nextState(state, { type: 'projectChanged', project })
    expect(nextState(changed, { type: 'summaryChanged', summary })).toEqual({
      ...state,
      project: { ...project, summary },
    })
    const history = { undo: { is: 'accountsSetAside', count: 2 }, redo: null } as const
    const done = { revision: project.revision + 1, history }
    expect(nextState(changed, { type: 'stepDone', done })).toEqual({ ...state, project: { ...project, ...done } })
    const closed = nextState(changed, { type: 'projectClosed' })
    expect(nextState(closed, { type: 'summaryChanged', summary })).toEqual(closed)
    expect(nextState(closed, { type: 'stepDone', done })).toEqual(closed)
  })

  it('goes to the step of a project that is opened', async () => {
    const state = await openDesk({ openAt: 'load' })
    const project = { ...state.project!, step: 'watch' as const }
    expect(nextState(state, { type: 'projectOpened', project })).toEqual({ ...state, project, step: 'watch' })
  })

  it('keeps what went wrong at the start in sight when going on, and nothing else', async () => {
    const wrong = issue('data_key_gone', { where: 'keychain' })
    const known = issue('keychain_missing', {})
    const state = await openDesk({ notices: [wrong, known] })
    expect(nextState(state, { type: 'wentTo', step: 'load' })).toEqual({ ...state, step: 'load', notices: [wrong] })
  })

  it('says what is unread again when the desk is back', async () => {
    const notices = [issue('keychain_missing', {})]
    const { desk } = sampleDesk({ notices, openAt: 'check' })
    const state = await openDesk({ openAt: 'check' })
    const read = await desk.readDesk({})
    if (!read.ok) throw new Error('The sample desk did not open.')
    expect(nextState(state, { type: 'cameBack', desk: read.value })).toMatchObject({ step: 'check', notices })
  })

  it('shows what is said of one project beside that one alone', async () => {
    const state = await openDesk({ openAt: 'load' })
    const ofAll = issue('keychain_missing', {})
    const ofThis = { ...issue('account_gone', {}), ofProject: state.project?.id }
    const told = nextState({ ...state, notices: [ofAll] }, { type: 'noticeAdded', issue: ofThis })
    if (told.kind !== 'open') throw new Error('The wizard is closed.')
    expect(noticesOf(told)).toEqual([ofAll, ofThis])
    expect(noticesOf({ ...told, project: { ...state.project!, id: 'other' } })).toEqual([ofAll])
    expect(noticesOf({ ...told, project: null })).toEqual([ofAll])
  })

  it('begins Check with an account to mend once, and not when it is gone to later', async () => {
    const state = await openDesk({ openAt: 'create' })
    const account = { key: 'A', accountNumber: '00000005' }
    const mending = nextState(state, { type: 'wentToMend', account })
    expect(mending).toEqual({ ...state, step: 'check', toMend: account })
    expect(nextState(mending, { type: 'wentTo', step: 'check' })).toEqual({ ...state, step: 'check' })
  })

  it.each(['projectOpened', 'projectChanged'] as const)(
    'leads nowhere of the project before after %s',
    async (type) => {
      const state = await openDesk({ openAt: 'check' })
      const project = { ...state.project!, id: 'another' }
      const led = { ...state, toMend: { key: 'A', accountNumber: '00000005' }, toMap: 'customers[].email' }
      expect(nextState(led, { type, project })).toEqual({ ...state, project })
    },
  )

  it('goes back to Load when the project is closed', async () => {
    const state = await openDesk({ openAt: 'create' })
    expect(nextState(state, { type: 'projectClosed' })).toEqual({ ...state, project: null, step: 'load' })
  })

  it.each<WizardEvent>([
    { type: 'wentTo', step: 'watch' },
    { type: 'projectClosed' },
    { type: 'noticesRead' },
    { type: 'connectionChanged', connection: noConnection },
  ])('does nothing on $type before the desk is open', (event) => {
    expect(nextState(startingState, event)).toBe(startingState)
  })
})
