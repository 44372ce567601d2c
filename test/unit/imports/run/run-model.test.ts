/**
 * The run engine against a model of it: whatever a person, the network, the service and the power do in whatever order, what the
 * invariants below say stays true after every step.
 */
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AccountToImport } from '../../../../electron/imports/account-to-import.ts'
import { createImports, type Imports } from '../../../../electron/imports/imports.ts'
import { type AccountToRead, carefulStopRules } from '../../../../electron/imports/run/create-in-turn.ts'
import { openJournal } from '../../../../electron/storage/journal/journal.ts'
import { databaseName } from '../../../../electron/storage/open-database.ts'
import { serviceSays } from '../../../../shared/issue-words.ts'
import { ok } from '../../../../shared/result.ts'
import { runs } from '../../../support/property-runs.ts'
import { type TestTime, testTime } from '../../platform/test-platform.ts'
import { openUnflushedData, temporaryHome } from '../../storage/temporary-home.ts'
import { type CreateFault, type ModelService, modelService, refusalOf } from './model-service.ts'
import { account, createMayTakeMs, importPorts } from './test-imports.ts'

const numbers = ['1', '2', '3', '4'] as const
type Number = (typeof numbers)[number]

/** What is true, as far as a person could know it. */
type Model = {
  /** How often each account was edited: what is sent must be the latest. */
  readonly edits: Map<Number, number>
}

/** `read`: as which edit it was read for the turn it was sent in; `wanted`: the latest edit when it was sent. */
type Sent = { readonly number: string; readonly edit: number; readonly read: number; readonly wanted: number }

/** Typed while the application is at work, so many contacts of it with the outside from now. */
type EditToCome = { readonly number: Number; contactsLeft: number }

const editIn = ({ notes }: { readonly [field: string]: unknown }): number =>
  Number((notes as readonly [{ readonly body: string }])[0].body)

/** The application, its disk and the service, with a switch for the power. */
class World {
  readonly service: ModelService
  readonly time: TestTime = testTime()
  readonly sent: Sent[] = []
  readonly creates: CreateFault[] = []
  readonly refusals = new Set<string>()
  statusLosses = 0
  editsToCome: EditToCome[] = []
  imports: Imports
  /** Accounts that were sent before the journal was lost, or before its entries of them were. */
  readonly forgotten = new Set<string>()
  private data: ReturnType<typeof openUnflushedData>
  private backup: string | null = null
  private readonly scope: { readonly connection: string; readonly supplier: string }
  private readonly home: string
  private readonly model: Model
  private readonly read = new Map<Number, number>()
  private life: Life = newLife()

  constructor(parts: {
    data: ReturnType<typeof openUnflushedData>
    home: string
    supplier: string
    failing: readonly string[]
    model: Model
  }) {
    this.data = parts.data
    this.home = parts.home
    this.model = parts.model
    this.scope = { connection: 'https://service.example', supplier: parts.supplier }
    this.service = modelService(this.time.clock, {
      nextCreate: (number) => {
        if (this.refusals.delete(number)) {
          const issues = [{ level: 'error', code: 'invalid', message: serviceSays('No.') }] as const
          return { kind: 'refused', refusal: refusalOf('import_process_failed_validation', 'No.'), issues }
        }
        return this.creates.shift() ?? 'none'
      },
      nextStatus: () => {
        if (this.statusLosses === 0) return 'none'
        this.statusLosses -= 1
        return 'lost'
      },
      endOf: (number) => (parts.failing.includes(number) ? 'ERRORED' : 'PROCESSED'),
    })
    this.imports = this.start()
  }

  journal() {
    return openJournal(this.data, this.scope, this.time.clock)
  }

  /** A new application on the same disk, as after a power cut. */
  start(): Imports {
    this.life = newLife()
    const mortal = mortalIn(this.life, () => this.typeWhatIsDue())
    const journal = openJournal(this.data, this.scope, this.time.clock)
    const { platform } = this.service
    const ports = importPorts(
      { ...journal, write: mortal(journal.write), intend: mortal(journal.intend) },
      {
        ...platform,
        createAccount: mortal(async (payload: Parameters<typeof platform.createAccount>[0]) => {
          const number = String(payload.external_account_number) as Number
          const [read = 0, wanted] = [this.read.get(number), this.editOf(number)]
          this.sent.push({ number, edit: editIn(payload), read, wanted })
          return platform.createAccount(payload)
        }),
        validateAccount: mortal(platform.validateAccount),
        fetchProcess: mortal(platform.fetchProcess),
      },
      this.time,
      this.home,
    )
    // A lock dies with its process, which a power cut in here can't show: that is tested with real processes.
    this.imports = createImports({
      ...ports,
      sleep: mortal(this.time.sleep),
      lock: { hold: () => ok({ release: () => {} }) },
    })
    return this.imports
  }

  /** A copy of the disk, to be put back some day. */
  backUp(): void {
    this.backup = join(this.home, `backup ${crypto.randomUUID()}.sqlite`)
    this.data.database.prepare('VACUUM INTO ?').run(this.backup)
  }

  /** Only the copy is there, or where there is none, nothing: which is noticed at the next start. */
  loseJournal(): void {
    for (const { number } of this.sent) this.forgotten.add(number)
    const home = temporaryHome()
    if (this.backup !== null) copyFileSync(this.backup, join(home, databaseName))
    this.data = { ...openUnflushedData(home), isJournalComplete: false }
    this.start()
  }

  /** Does the work, or dies while at it. */
  async live(work: (imports: Imports) => Promise<unknown>, contacts: number): Promise<void> {
    const { imports, life: present } = this
    present.contactsLeft = contacts
    const end = await Promise.race([work(imports), present.end.promise])
    if (end === 'died') this.start()
    else present.contactsLeft = Number.POSITIVE_INFINITY
  }

  toRead(number: Number): AccountToRead {
    const read = () => this.edited(number, this.editOf(number))
    return {
      number,
      payloadHash: read().payloadHash,
      read: async () => {
        this.read.set(number, this.editOf(number))
        return ok(read())
      },
    }
  }

  /** An account tells in a note as which edit it was read. */
  edited(number: string, edit: number): AccountToImport {
    return account(number, { import_supplier: this.scope.supplier, notes: [{ body: String(edit) }] })
  }

  editOf(number: Number): number {
    return this.model.edits.get(number) ?? 0
  }

  edit(number: Number): void {
    this.model.edits.set(number, this.editOf(number) + 1)
  }

  private typeWhatIsDue(): void {
    for (const one of this.editsToCome) one.contactsLeft -= 1
    for (const { number, contactsLeft } of this.editsToCome) if (contactsLeft === 0) this.edit(number)
    this.editsToCome = this.editsToCome.filter(({ contactsLeft }) => contactsLeft > 0)
  }
}

/** How many more contacts with the outside an application lives for. What has died stays dead, also where it was waiting. */
type Life = { contactsLeft: number; readonly end: PromiseWithResolvers<'died'> }
const newLife = (): Life => ({ contactsLeft: Number.POSITIVE_INFINITY, end: Promise.withResolvers() })

function mortalIn(life: Life, onContact: () => void) {
  const isDying = (): boolean => {
    onContact()
    life.contactsLeft -= 1
    if (life.contactsLeft > 0) return false
    life.end.resolve('died')
    return true
  }
  return <Asked extends readonly unknown[], Answer>(call: (...asked: Asked) => Promise<Answer>) =>
    async (...asked: Asked): Promise<Answer> => {
      const forEver = () => new Promise<Answer>(() => {})
      if (isDying()) return forEver()
      const answer = await call(...asked)
      return isDying() ? forEver() : answer
    }
}

/** What stays true whatever happens. The name of a broken one is in the failure. */
const invariants: Readonly<Record<string, (world: World) => unknown>> = {
  'no account is created twice': ({ service }) => service.doubles,
  'what is sent is what the spreadsheet had when its turn came, or later': ({ sent }) =>
    sent.filter(({ edit, read, wanted }) => edit < read || edit > wanted),
  'the journal has the hash of what was sent last': (world) =>
    world
      .journal()
      .readAll()
      .filter(({ number, phase, payloadHash }) => {
        const last = world.sent.findLast((one) => one.number === number)
        if (world.forgotten.has(number)) return false
        const isSent = phase === 'accepted' || phase === 'finished' || phase === 'failed'
        return isSent && (last === undefined || payloadHash !== world.edited(number, last.edit).payloadHash)
      }),
  'an account the journal calls created is there, with that number': (world) =>
    world
      .journal()
      .readAll()
      .filter(({ phase, number, platformNumber }) => {
        const process = world.service.processes.get(number)
        return phase === 'finished' && (process === undefined || process.platformNumber !== platformNumber)
      }),
  'an account the journal calls accepted was received': (world) =>
    world
      .journal()
      .readAll()
      .filter(({ phase, number }) => phase === 'accepted' && !world.service.processes.has(number)),
  'every attempt is in the history, before what came of it': (world) =>
    world
      .journal()
      .readAll()
      .filter(({ number, attempts }) => {
        const events = world.journal().history(number)
        const intents = events.filter(({ event }) => event.kind === 'intent').length
        return intents !== attempts || (attempts > 0 && events[0]?.event.kind === 'answer')
      }),
  'the service never has an account that the journal knows nothing of': (world) =>
    [...world.service.processes.keys()].filter(
      (number) => !world.forgotten.has(number) && world.journal().read(number).attempts === 0,
    ),
}

function checkInvariants(world: World): void {
  const broken = Object.entries(invariants).flatMap(([name, find]) => {
    const found = find(world)
    return Array.isArray(found) && found.length > 0 ? [{ name, found }] : []
  })
  expect(broken).toEqual([])
}

type Step = fc.AsyncCommand<Model, World>
const step = (name: string, run: (model: Model, world: World) => Promise<void>): Step => ({
  check: () => true,
  run: async (model, world) => {
    await run(model, world)
    checkInvariants(world)
  },
  toString: () => name,
})

const aNumber = fc.constantFrom(...numbers)
const aLife = fc.oneof(fc.integer({ min: 1, max: 40 }), fc.constant(Number.POSITIVE_INFINITY))
/**
 * Acting late is bounded by how long the service may be at work on a create: what answered early is a gateway before it, a connection
 * that was cut, or our own patience.
 */
const aFault: fc.Arbitrary<CreateFault> = fc.oneof(
  fc.constantFrom<CreateFault>('refusedConnection', 'cutBefore', 'busyBefore', 'failedBefore', 'gatewayBefore'),
  fc.record({
    after: fc.constantFrom('gateway' as const, 'cut' as const, 'unreadable' as const, 'timeOut' as const),
    actsInMs: fc.nat(createMayTakeMs - 100),
  }),
)

const steps: readonly fc.Arbitrary<Step>[] = [
  fc.tuple(aNumber).map(([number]) => step(`edit ${number}`, async (_model, world) => world.edit(number))),
  fc
    .tuple(aNumber, fc.integer({ min: 1, max: 30 }))
    .map(([number, contactsLeft]) =>
      step(
        `edit ${number} after ${contactsLeft} contacts`,
        async (_model, { editsToCome }) => void editsToCome.push({ number, contactsLeft }),
      ),
    ),
  fc
    .array(aFault, { minLength: 1, maxLength: 3 })
    .map((faults) =>
      step(
        `the next creates meet ${JSON.stringify(faults)}`,
        async (_model, { creates }) => void creates.push(...faults),
      ),
    ),
  aNumber.map((number) =>
    step(`the service will refuse ${number}`, async (_model, { refusals }) => void refusals.add(number)),
  ),
  fc.integer({ min: 1, max: 12 }).map((count) =>
    step(`${count} questions are lost`, async (_model, world) => {
      world.statusLosses += count
    }),
  ),
  fc.integer({ min: 1, max: 120_000 }).map((ms) => step(`${ms} ms go by`, async (_model, { time }) => time.move(ms))),
  fc.constant(step('the disk is copied', async (_model, world) => world.backUp())),
  fc.constant(step('the journal is lost, or put back from the copy', async (_model, world) => world.loseJournal())),
  fc.tuple(aNumber, aLife).map(([number, life]) =>
    step(`create ${number}, living for ${life}`, async (_model, world) => {
      const read = await world.toRead(number).read()
      if (read.ok) await world.live((imports) => imports.create(read.value), life)
    }),
  ),
  fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 3 }), aLife).map(([most, concurrency, life]) =>
    step(`run, ${concurrency} at once, stopping at ${most} failures, living for ${life}`, async (_model, world) => {
      const wish = { triesFirst: false, concurrency, stopRules: carefulStopRules(() => most) }
      await world.live(
        (imports) =>
          imports.runAll(
            numbers.map((number) => world.toRead(number)),
            wish,
          ),
        life,
      )
    }),
  ),
  aLife.map((life) =>
    step(`recover and watch, living for ${life}`, async (_model, world) => {
      await world.live(async (imports) => {
        await imports.recover()
        await imports.watch()
      }, life)
    }),
  ),
]

describe('the run engine', () => {
  test(`keeps to this in any order of answers, losses, crashes and edits: ${Object.keys(invariants).join('; ')}`, {
    timeout: 300_000,
  }, async () => {
    const home = temporaryHome()
    const data = openUnflushedData(home)
    let story = 0
    await fc.assert(
      fc.asyncProperty(
        fc.commands([...steps], { maxCommands: 25 }),
        fc.subarray([...numbers]),
        async (commands, failing) => {
          story += 1
          const model: Model = { edits: new Map() }
          const world = new World({ data, home, supplier: `SUPPLIER ${story}`, failing, model })
          await fc.asyncModelRun(() => ({ model, real: world }), commands)

          // When all trouble is over, one more run leaves nothing open, and says what is true.
          world.creates.splice(0)
          world.refusals.clear()
          world.editsToCome.splice(0)
          world.statusLosses = 0
          world.time.move(60_000)
          const end = await world.start().runAll(numbers.map((number) => world.toRead(number)))
          checkInvariants(world)
          const told = end.ok && end.value.kind === 'ended' ? end.value.results : []
          expect(told.map(({ number, state }) => [number, state.status ?? state.state])).toEqual(
            numbers.map((number) => [number, world.service.processes.get(number)?.status]),
          )
        },
      ),
      { numRuns: runs(100) },
    )
  })
})
