import { describe, expect, it } from 'vitest'
import { gatesOf, stepToGoOn } from '../../../../renderer/shell/step-gates.ts'
import { countThose, isOnItsWay, noneOfAny, type StatusCounts } from '../../../../shared/account-status.ts'
import { type ConnectionStatus, type ProjectState, plainLook, type WizardStep } from '../../../../shared/ipc.ts'
import { message, say } from '../../../../shared/messages/say.ts'
import { listed } from '../../../../shared/messages/values.ts'
import { liveConnection, noConnection, practiceConnection } from '../../../support/sample/sample-connections.ts'

const none = noConnection
const practice = practiceConnection
const withoutKey: ConnectionStatus = { ...liveConnection, hasKey: false, keyIsKept: 'thisRunOnly' }
const counts = (some: Partial<StatusCounts> = {}): StatusCounts => ({ ...noneOfAny(), ...some })
const project = (summary: Partial<ProjectState['summary']> = {}): ProjectState => ({
  id: 'one',
  revision: 1,
  history: { undo: null, redo: null },
  name: 'customers.xlsx',
  fileName: 'customers.xlsx',
  kind: 'accounts',
  format: 'xlsx',
  sheets: [],
  mapping: { version: 1, sheets: [], constants: [], defaults: {} },
  savedMappingName: null,
  isForOtherService: false,
  look: plainLook,
  summary: {
    accountCount: 10,
    errorFreeCount: 7,
    errorCount: 4,
    warningCount: 0,
    ofNone: { errorCount: summary.errorCount ?? 4, warningCount: 0 },
    ...summary,
  },
  step: 'load',
})

type Known = Omit<Parameters<typeof gatesOf>[0], 'sentCount'> & { readonly sentCount?: number }
/** Nothing that was sent stands otherwise by now, unless it is said. */
const gatesNow = ({ counts: some, ...known }: Known) =>
  gatesOf({
    sentCount: some && countThose(some, (status) => isOnItsWay(status) || status === 'refused' || status === 'failed'),
    counts: some,
    ...known,
  })

type Case = {
  readonly when: string
  readonly connection: ConnectionStatus
  readonly project: ProjectState | null
  readonly counts: StatusCounts | null
  readonly is: Record<WizardStep, 'done' | 'open' | 'blocked' | 'notNeeded'>
}

const cases: readonly Case[] = [
  {
    when: 'nothing was done',
    connection: none,
    project: null,
    counts: null,
    is: {
      connect: 'open',
      load: 'open',
      map: 'blocked',
      check: 'blocked',
      create: 'blocked',
      watch: 'blocked',
      add: 'blocked',
    },
  },
  {
    when: 'nobody has said in what an account is sent',
    connection: { ...practice, openQuestion: 'wrapper' },
    project: project({ errorCount: 0, errorFreeCount: 10 }),
    counts: counts({ untried: 10 }),
    is: {
      connect: 'open',
      load: 'done',
      map: 'done',
      check: 'done',
      create: 'blocked',
      watch: 'blocked',
      add: 'open',
    },
  },
  {
    when: 'the account number is not matched',
    connection: practice,
    project: project({ accountCount: 0, errorCount: 0 }),
    counts: counts(),
    is: {
      connect: 'done',
      load: 'done',
      map: 'open',
      check: 'blocked',
      create: 'blocked',
      watch: 'blocked',
      add: 'open',
    },
  },
  {
    when: 'there are problems but some accounts are ready',
    connection: practice,
    project: project(),
    counts: counts({ untried: 7, withErrors: 3 }),
    is: { connect: 'done', load: 'done', map: 'done', check: 'open', create: 'open', watch: 'blocked', add: 'open' },
  },
  {
    when: 'a dry run has refused some',
    connection: practice,
    project: project({ errorCount: 0 }),
    counts: counts({ passed: 7, refusedInDryRun: 3 }),
    is: { connect: 'done', load: 'done', map: 'done', check: 'open', create: 'open', watch: 'blocked', add: 'open' },
  },
  {
    when: 'everything is ready but nothing is connected',
    connection: none,
    project: project({ errorCount: 0 }),
    counts: counts({ untried: 10 }),
    is: {
      connect: 'open',
      load: 'done',
      map: 'done',
      check: 'done',
      create: 'blocked',
      watch: 'blocked',
      add: 'blocked',
    },
  },
  {
    when: 'the key of the live service is missing',
    connection: withoutKey,
    project: project(),
    counts: counts({ untried: 10 }),
    is: {
      connect: 'open',
      load: 'done',
      map: 'done',
      check: 'open',
      create: 'blocked',
      watch: 'blocked',
      add: 'blocked',
    },
  },
  {
    when: 'no account is ready',
    connection: practice,
    project: project(),
    counts: counts({ withErrors: 9, setAside: 1 }),
    is: { connect: 'done', load: 'done', map: 'done', check: 'open', create: 'blocked', watch: 'blocked', add: 'open' },
  },
  {
    when: 'an answer was lost',
    connection: practice,
    project: project(),
    counts: counts({ untried: 9, unknown: 1 }),
    is: { connect: 'done', load: 'done', map: 'done', check: 'open', create: 'open', watch: 'open', add: 'open' },
  },
  {
    when: 'all accounts are created',
    connection: practice,
    project: project({ errorCount: 0 }),
    counts: counts({ finished: 10 }),
    is: { connect: 'done', load: 'done', map: 'done', check: 'done', create: 'done', watch: 'done', add: 'open' },
  },
  {
    when: 'the spreadsheet is about additions',
    connection: practice,
    project: { ...project(), kind: 'additions' },
    counts: counts({ untried: 10 }),
    is: {
      ...{ connect: 'done', load: 'done', map: 'done', check: 'open' },
      ...{ create: 'notNeeded', watch: 'notNeeded', add: 'open' },
    },
  },
]

describe('which steps are done, open and blocked', () => {
  it.each(cases)('when $when', ({ is, when: _, ...known }) => {
    const gates = gatesNow({ ...known, withProblems: counts(), missingCount: 0 })
    expect(Object.fromEntries(Object.entries(gates).map(([step, gate]) => [step, gate.is]))).toEqual(is)
  })

  it('says how many are left to create once some were sent', () => {
    const remark = (some: Partial<StatusCounts>) =>
      gatesNow({ connection: practice, project: project(), counts: counts(some), withProblems: null, missingCount: 0 })
        .create.remark
    expect(remark({ passed: 4, changed: 1, refused: 3, finished: 2 })).toBe(say('left_to_create', { count: 5 }))
    expect(remark({ refused: 3, withErrors: 5, finished: 2 })).toBe(
      say('none_left_but_others', {
        others: listed([
          message('count_with_problems', { count: 5 }),
          message('count_refused_or_failed', { count: 3 }),
        ]),
      }),
    )
    expect(remark({ passed: 6, refusedInDryRun: 4 })).toBe(say('ready_of_all', { ready: 6, count: 10 }))
  })

  it('says what Check still has to be looked at for: nothing of what was sent', () => {
    const gate = (ofNone: { errorCount: number; warningCount: number }, some: Partial<StatusCounts>) => {
      const { summary, ...rest } = project()
      const known = { ...rest, summary: { ...summary, ofNone, errorCount: 9, warningCount: 9 } }
      const counted = {
        connection: practice,
        counts: counts({ untried: 10 }),
        withProblems: counts(some),
        missingCount: 0,
      }
      return gatesNow({ ...counted, project: known }).check
    }
    const clean = { errorCount: 0, warningCount: 0 }
    expect(gate({ errorCount: 2, warningCount: 3 }, { untried: 1 }).remark).toBe(say('problems_to_mend', { count: 2 }))
    expect(gate({ errorCount: 0, warningCount: 3 }, { passed: 1, changed: 1, setAside: 1 })).toEqual({
      is: 'open',
      remark: say('accounts_to_look_at', { count: 2 }),
    })
    expect(gate({ errorCount: 0, warningCount: 3 }, {}).remark).toBe(say('warnings_to_look_at', { count: 3 }))
    expect(gate(clean, { finished: 4, accepted: 1, setAside: 1 })).toEqual({ is: 'done', remark: say('no_problems') })
  })

  it('keeps Watch open once something was sent, though all that was refused has been mended', () => {
    const watch = (sentCount: number) =>
      gatesNow({
        ...{ connection: practice, project: project(), counts: counts({ changed: 1, untried: 9 }) },
        ...{ sentCount, withProblems: null, missingCount: 0 },
      }).watch
    expect([watch(0).is, watch(1)]).toEqual([
      'blocked',
      { is: 'open', remark: say('created_of_all', { created: 0, count: 10 }) },
    ])
  })

  it('says for every blocked step what to do', () => {
    for (const { is: _, when: __, ...known } of cases) {
      for (const gate of Object.values(gatesNow({ ...known, withProblems: counts(), missingCount: 0 }))) {
        if (gate.is === 'blocked') expect(gate.why).toMatch(/\b(Load|Match|Practise|Type|Answer|Fix|Create)\b.*\.$/)
      }
    }
  })

  it('says how many columns are left to look at, and does not call Map done', () => {
    const undecided = { toDoCount: 3, leftOutCount: 2 }
    const { map } = gatesNow({
      connection: practice,
      project: project({ undecided }),
      counts: counts(),
      withProblems: null,
      missingCount: 0,
    })
    expect(map).toEqual({ is: 'open', remark: say('left_to_look_at', { count: 3 }) })
  })

  it('does not call Map done while a field is missing that every account needs', () => {
    const known = { connection: practice, project: project(), counts: counts(), withProblems: counts() }
    const map = (missingCount: number) => gatesNow({ ...known, missingCount }).map
    expect([map(2), map(0).is]).toEqual([{ is: 'open', remark: say('fields_missing', { count: 2 }) }, 'done'])
  })

  it('says of a spreadsheet of additions what is left to send, and how those stand that are not taken', () => {
    const add = (some: Parameters<typeof counts>[0]) =>
      gatesNow({
        ...{ connection: practice, counts: counts(some), withProblems: null, missingCount: 0 },
        project: { ...project(), kind: 'additions' },
      }).add
    expect([
      add({ untried: 4 }),
      add({ finished: 1, refused: 2, passed: 1 }),
      add({ finished: 1, refused: 2, refusedInDryRun: 1 }),
      add({ finished: 997, unknown: 3 }),
      add({ finished: 4 }),
      add({ finished: 4, nothingToAdd: 9 }),
      add({ nothingToAdd: 9 }),
    ]).toEqual([
      { is: 'open', remark: say('additions_to_send', { toSend: 4, count: 4 }) },
      { is: 'open', remark: say('additions_to_send', { toSend: 1, count: 4 }) },
      { is: 'open', remark: '2 refused or failed, 1 would be refused and 1 sent' },
      { is: 'open', remark: '3 whose answers were lost and 997 sent' },
      { is: 'done', remark: say('all_sent') },
      { is: 'done', remark: say('all_sent') },
      { is: 'open', remark: '9 with nothing to add' },
    ])
  })
})

it('calls Check of additions done where accounts are not there, or their requests wait for a person: no problem is listed', () => {
  const check = (some: Partial<StatusCounts>) => {
    const clean = project({ ofNone: { errorCount: 0, warningCount: 0 } })
    const known = { connection: practice, counts: counts(some), withProblems: counts(), missingCount: 0 }
    return gatesNow({ ...known, project: { ...clean, kind: 'additions' } }).check
  }
  expect(check({ refusedInDryRun: 2, failed: 1, finished: 4 })).toEqual({ is: 'done', remark: say('no_problems') })
  expect(check({ refused: 2, finished: 4 }).remark).toBe(say('accounts_to_mend', { count: 2 }))
})

describe('Going on', () => {
  const gates = (connection: ConnectionStatus, of: ProjectState | null) =>
    gatesNow({
      connection,
      project: of,
      counts: counts({ untried: 7, withErrors: 3 }),
      withProblems: null,
      missingCount: 0,
    })

  it('leads to the last step that can be entered, up to the one the person was in', () => {
    expect(stepToGoOn(gates(practice, project()), 'watch')).toBe('create')
    expect(stepToGoOn(gates(none, project()), 'watch')).toBe('check')
    expect(stepToGoOn(gates(practice, project()), 'map')).toBe('map')
    expect(stepToGoOn(gates(practice, null), 'create')).toBe('load')
    expect(stepToGoOn(gates(practice, { ...project(), kind: 'additions' }), 'watch')).toBe('check')
  })

  it('says of a step that waits for a locked one what opens that', () => {
    expect(gates(none, project()).watch).toMatchObject({ is: 'blocked', first: 'connect' })
    expect(gates(practice, project()).watch).toMatchObject({ is: 'blocked', first: 'create' })
  })
})
