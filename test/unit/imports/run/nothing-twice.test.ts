import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AccountToImport } from '../../../../electron/imports/account-to-import.ts'
import { createImports, type Imports } from '../../../../electron/imports/imports.ts'
import type { Platform } from '../../../../electron/platform/platform.ts'
import { type Journal, openJournal } from '../../../../electron/storage/journal/journal.ts'
import { ok } from '../../../../shared/result.ts'
import { runs } from '../../../support/property-runs.ts'
import { testTime } from '../../platform/test-platform.ts'
import { openUnflushedData, temporaryHome } from '../../storage/temporary-home.ts'
import { type CreateFault, modelService } from './model-service.ts'
import { account, createMayTakeMs, importPorts } from './test-imports.ts'

/** What a crash does not let through is never answered: no line of the crashed application runs any more. */
const silence = <T>() => new Promise<T>(() => {})

/**
 * An application that dies at its n-th contact with the outside, between any two steps: just before or just after a request, an
 * entry in the journal or a wait.
 */
function mortal(platform: Platform, journal: Journal, sleep: (ms: number) => Promise<void>, diesAt: number) {
  let contacts = 0
  let tellDeath = () => {}
  const death = new Promise<'died'>((resolve) => {
    tellDeath = () => resolve('died')
  })
  const isDead = () => contacts >= diesAt
  const contact = () => {
    contacts += 1
    if (isDead()) tellDeath()
    return isDead()
  }
  const guarded =
    <Asked extends readonly unknown[], Answer>(call: (...asked: Asked) => Promise<Answer>) =>
    async (...asked: Asked): Promise<Answer> => {
      if (contact()) return silence()
      const answer = await call(...asked)
      return contact() ? silence() : answer
    }
  return {
    death,
    sleep: guarded(sleep),
    platform: {
      ...platform,
      createAccount: guarded(platform.createAccount),
      validateAccount: guarded(platform.validateAccount),
      fetchProcess: guarded(platform.fetchProcess),
    },
    journal: { ...journal, write: guarded(journal.write), intend: guarded(journal.intend) },
  }
}

/** Acting late is bounded by what the import lets pass (see waiting.ts): the answer is the service's own, or somebody else's. */
const fault: fc.Arbitrary<CreateFault> = fc.oneof(
  fc.constantFrom<CreateFault>('none', 'refusedConnection', 'cutBefore', 'busyBefore', 'failedBefore', 'gatewayBefore'),
  fc.record({
    after: fc.constantFrom('cut' as const, 'unreadable' as const, 'timeOut' as const, 'gateway' as const),
    actsInMs: fc.nat(createMayTakeMs - 100),
  }),
  fc.record({ after: fc.constantFrom('failed' as const, 'busy' as const), actsInMs: fc.nat(1900) }),
)

const round = fc.record({
  action: fc.constantFrom('runAll', 'createEach', 'watch'),
  diesAt: fc.oneof(fc.integer({ min: 1, max: 40 }), fc.constant(Number.POSITIVE_INFINITY)),
  restMs: fc.nat(10_000),
})

const story = fc.record({
  count: fc.integer({ min: 1, max: 5 }),
  creates: fc.array(fault, { maxLength: 25 }),
  statuses: fc.array(fc.constantFrom<'none' | 'lost'>('none', 'lost'), { maxLength: 25 }),
  failing: fc.subarray(['1', '2', '3', '4', '5']),
  rounds: fc.array(round, { maxLength: 6 }),
})

const actions: Readonly<
  Record<'runAll' | 'createEach' | 'watch', (imports: Imports, all: readonly AccountToImport[]) => Promise<unknown>>
> = {
  runAll: (imports, all) => imports.runAll(all),
  createEach: (imports, all) => Promise.all(all.map((one) => imports.create(one))),
  watch: async (imports) => {
    await imports.recover()
    await imports.watch()
  },
}

describe('whatever is lost, late, refused or interrupted', () => {
  test('no account is created twice, and none is missing', { timeout: 300_000 }, async () => {
    const home = temporaryHome()
    const data = openUnflushedData(home)
    let storyNumber = 0

    await fc.assert(
      fc.asyncProperty(story, async ({ count, creates, statuses, failing, rounds }) => {
        storyNumber += 1
        const scope = { connection: 'https://service.example', supplier: `SUPPLIER ${storyNumber}` }
        const all = Array.from({ length: count }, (_, at) =>
          account(String(at + 1), { import_supplier: scope.supplier }),
        )
        const time = testTime()
        const [nextCreates, nextStatuses] = [[...creates], [...statuses]]
        const endOf = (number: string) => (failing.includes(number) ? ('ERRORED' as const) : ('PROCESSED' as const))
        const service = modelService(time.clock, {
          nextCreate: () => nextCreates.shift() ?? 'none',
          nextStatus: () => nextStatuses.shift() ?? 'none',
          endOf,
        })
        const open = (diesAt: number) => {
          const { death, ...parts } = mortal(service.platform, openJournal(data, scope, time.clock), time.sleep, diesAt)
          const ports = importPorts(parts.journal, parts.platform, time, home)
          // A lock dies with its process, which a crash in here can't show: that is tested with real processes.
          const lock = { hold: () => ok({ release: () => {} }) }
          return { death, journal: parts.journal, imports: createImports({ ...ports, sleep: parts.sleep, lock }) }
        }

        for (const { action, diesAt, restMs } of rounds) {
          const { death, imports } = open(diesAt)
          const acting = actions[action](imports, all)
          // A watch of what can't be asked about has no end; a person closes the application at some time.
          await Promise.race([acting, death, after(time, 400, () => void imports.close())])
          time.move(restMs)
        }

        service.script = { endOf }
        const { imports, journal } = open(Number.POSITIVE_INFINITY)
        const end = await imports.runAll(all)
        const truth = all.map(({ number }) => [number, service.processes.get(number)?.status])
        const known = all.map(({ number }) => [number, journal.read(number).status ?? journal.read(number).phase])
        expect({ end: end.ok && end.value.kind, doubles: service.doubles, known }).toEqual({
          end: 'ended',
          doubles: [],
          known: truth,
        })
        expect(truth.map(([, status]) => status)).toEqual(all.map(({ number }) => endOf(number)))
      }),
      { numRuns: runs(250) },
    )
  })
})

/** Closes the application when it has waited this often. */
async function after(time: ReturnType<typeof testTime>, waits: number, close: () => void): Promise<void> {
  const start = time.waits.length
  while (time.waits.length - start < waits) await new Promise((resolve) => setImmediate(resolve))
  close()
}
