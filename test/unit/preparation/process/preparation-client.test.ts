import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { memoryOfProcess } from '../../../../electron/preparation/messages/memory-of-process.ts'
import type { Asked } from '../../../../electron/preparation/messages/messages.ts'
import { type Bounds, createPreparation } from '../../../../electron/preparation/preparation-client.ts'
import type { Preparation, PreparationProgress, PreparationSource } from '../../../../electron/preparation/protocol.ts'
import { kindOf, placesOf } from '../../../../electron/shell/bug-places.ts'
import { startForkedProcess } from '../../../../electron/shell/processes/forked-process.ts'
import type { ProcessPort } from '../../../../electron/shell/processes/process-port.ts'
import { sayMessage } from '../../../../shared/messages/say.ts'
import type { Result } from '../../../../shared/result.ts'
import { preparationHere } from '../../../support/desks/preparation-here.ts'
import { fixtureBytes } from '../../../support/fixtures.ts'
import { sourceOf } from '../prepare.ts'

const entry = inject('preparationFile')
const endless = fileURLToPath(new URL('endless-process.ts', import.meta.url))
const greedy = fileURLToPath(new URL('greedy-process.ts', import.meta.url))
const timeoutMs = 60_000

const bounds: Bounds = { silenceMs: 50_000, memoryMiB: 4096, lookEveryMs: 50, memoryOf: memoryOfProcess }
const flat = sourceOf('flat-supplier.xlsx', fixtureBytes('flat-supplier.xlsx'))

const open: Preparation[] = []
afterEach(() => {
  for (const one of open.splice(0)) one.close()
})

type Setup = {
  isHere?: boolean
  file?: string
  args?: readonly string[]
  memoryMiB?: number
  bounds?: Partial<Bounds>
  source?: PreparationSource | null
  /** What is to be put back after a replacement. */
  onReplaced?: (preparation: Preparation) => Promise<void>
  /** What happens while the source is read from the disk. */
  beforeRead?: (preparation: Preparation) => Promise<void>
}

/** A preparation over real processes; `source` is what is on the disk, and can be changed. */
function start({ file = entry, args = [], memoryMiB = 1024, source = null, ...setup }: Setup = {}) {
  const ports: ProcessPort[] = []
  const progress: PreparationProgress[] = []
  const posted: Asked['call'][] = []
  const disk = { source, file, args }
  const limits: { -readonly [K in keyof Bounds]: Bounds[K] } = { ...bounds, ...setup.bounds }
  const here = preparationHere()
  const preparation: Preparation = createPreparation(
    {
      start: () => {
        const port =
          setup.isHere === true ? here() : startForkedProcess({ file: disk.file, memoryMiB, args: disk.args })
        ports.push(port)
        const post = (message: unknown): void => {
          posted.push((message as Asked).call)
          port.post(message)
        }
        return { ...port, post }
      },
      readSource: async () => {
        await setup.beforeRead?.(preparation)
        return disk.source
      },
      onProgress: (one) => progress.push(one),
      onReplaced: async () => setup.onReplaced?.(preparation),
    },
    limits,
  )
  open.push(preparation)
  return { preparation, ports, progress, posted, disk, limits }
}

const codeOf = (result: Result<unknown>): string => (result.ok ? 'ok' : result.issues[0].code)

const ended = (port: ProcessPort | undefined): Promise<void> => new Promise((resolve) => port?.onExit(() => resolve()))

describe('the preparation process', () => {
  test(
    'loads a file and answers calls about it',
    async () => {
      const { preparation, progress, ports } = start()
      const loaded = await preparation.load(flat)
      const account = await preparation.ask('readAccount', { key: '007001000' })

      expect(loaded.ok && loaded.value.summary.accountCount).toBe(30)
      expect(account.ok && account.value.payload.external_account_number).toBe('007001000')
      expect([ports.length, progress[0]?.stage]).toEqual([1, 'reading'])
    },
    timeoutMs,
  )

  test('is not started for nothing', async () => {
    const { preparation, ports } = start()
    expect([codeOf(await preparation.ask('listProblems', {})), ports.length]).toEqual(['project_not_open', 0])
  })

  test(
    'that was killed is replaced, with everything that was typed',
    async () => {
      const edits = [{ sheet: 'Accounts', row: 7, column: 6, text: '+15125550100' }]
      const { preparation, ports, disk } = start()
      await preparation.load(flat)
      disk.source = { ...flat, edits }
      ports[0]?.kill()
      await ended(ports[0])
      const [problems, report] = await Promise.all([
        preparation.ask('listProblems', {}),
        preparation.ask('readReport', {}),
      ])

      expect(problems.ok && problems.value.map(({ code }) => code)).not.toContain('phone_unreadable')
      expect([report.ok && report.value.length, ports.length]).toEqual([4, 2])
    },
    timeoutMs,
  )

  test(
    'that was replaced has what the service said, before any call that waited is answered',
    async () => {
      const key = '007001000'
      const errors = [{ attr: 'customers.0.landline', code: 'invalid_phone_number', detail: 'Not a phone.' }]
      let replacedCount = 0
      const { preparation, ports } = start({
        isHere: true,
        source: flat,
        onReplaced: async (replaced) => {
          replacedCount += 1
          const account = await replaced.ask('readAccount', { key })
          if (!account.ok) return
          const { payloadHash } = account.value
          await replaced.ask('placeServiceWords', { words: [{ key, payloadHash, isTaken: false, errors }] })
        },
      })
      await preparation.load(flat)
      ports[0]?.kill()
      await ended(ports[0])
      const answers = await Promise.all([1, 2, 3].map(() => preparation.ask('readAccount', { key })))

      const codes = answers.map((answer) => answer.ok && answer.value.issues.map(({ code }) => code))
      expect(codes).toEqual([['invalid_phone_number'], ['invalid_phone_number'], ['invalid_phone_number']])
      expect([replacedCount, ports.length]).toEqual([1, 2])
    },
    timeoutMs,
  )

  test(
    'that was loaded anew while its file was read from the disk keeps what is newer',
    async () => {
      const key = '007001000'
      const edit = { sheet: 'Accounts', row: 4, column: 2, text: 'Older' }
      const older = { ...flat, edits: [edit] }
      const { preparation, ports } = start({
        isHere: true,
        source: older,
        beforeRead: async (present) => void present.load(flat),
      })
      await preparation.load(flat)
      ports[0]?.kill()
      await ended(ports[0])
      const given = [await preparation.ask('readAccount', { key }), await preparation.ask('readAccount', { key })].map(
        (account) => account.ok && JSON.stringify(account.value.payload).includes('Older'),
      )
      expect([given, ports.length]).toEqual([[false, false], 2])
    },
    timeoutMs,
  )

  test(
    'that ends again while it is being completed is not waited for',
    async () => {
      const inside: string[] = []
      const { preparation, ports } = start({
        isHere: true,
        source: flat,
        onReplaced: async (replaced) => {
          ports[1]?.kill()
          await ended(ports[1])
          inside.push(codeOf(await replaced.ask('listProblems', {})))
        },
      })
      await preparation.load(flat)
      ports[0]?.kill()
      await ended(ports[0])

      expect([codeOf(await preparation.ask('settle', {})), inside, ports.length]).toEqual([
        'file_reading_ended',
        ['file_reading_ended'],
        2,
      ])
    },
    timeoutMs,
  )

  test(
    'tells of its bugs what and where, but nothing of what they say',
    async () => {
      const { preparation } = start()
      const broken = { ...flat, edits: null } as unknown as PreparationSource
      const bug = await preparation.load(broken).catch((error: unknown) => error)

      expect(kindOf(bug)).toBe('TypeError')
      expect(placesOf(bug)[0]).toMatch(/^ +at \w+ \(.*preparation/)
      expect(bug instanceof Error && bug.stack?.split('\n')[0]).toBe('TypeError: The preparation process failed.')
    },
    timeoutMs,
  )

  test(
    'that is killed in the middle of a call answers it with a sentence',
    async () => {
      const { preparation, ports } = start({ file: endless })
      const loading = preparation.load(flat)
      ports[0]?.kill()

      expect(codeOf(await loading)).toBe('file_needs_too_much_memory')
    },
    timeoutMs,
  )

  test(
    'that says nothing for too long is ended, and the next call gets a fresh one',
    async () => {
      const { preparation, ports, disk, limits } = start({ file: endless, source: flat, bounds: { silenceMs: 300 } })
      const result = await preparation.load(flat)
      await ended(ports[0])
      disk.file = entry
      limits.silenceMs = bounds.silenceMs
      const problems = await preparation.ask('listProblems', {})

      expect(result.ok ? '' : sayMessage(result.issues[0].message)).toMatch(
        /^Reading “flat-supplier.xlsx” was stopped after 0 seconds\./,
      )
      expect([codeOf(problems), ports.length]).toEqual(['ok', 2])
    },
    timeoutMs,
  )

  test(
    'that takes too much memory beside its heap is ended',
    async () => {
      const { preparation, ports } = start({ file: greedy, args: ['buffers'], bounds: { memoryMiB: 300 } })
      const result = await preparation.load(flat)
      await ended(ports[0])

      expect(codeOf(result)).toBe('file_needs_too_much_memory')
    },
    timeoutMs,
  )

  test(
    'that fills its heap ends by itself, with the same sentence',
    async () => {
      const { preparation } = start({ file: greedy, args: ['heap'], memoryMiB: 40 })
      expect(codeOf(await preparation.load(flat))).toBe('file_needs_too_much_memory')
    },
    timeoutMs,
  )

  test(
    'that can’t be started costs a sentence',
    async () => {
      const { preparation } = start({ file: `${entry}.missing` })
      expect(codeOf(await preparation.load(flat))).toBe('file_reading_ended')
    },
    timeoutMs,
  )

  test(
    'is ended when the person stops loading, and what was open before is there again',
    async () => {
      const { preparation, ports, disk } = start({ source: flat })
      await preparation.load(flat)
      const loading = preparation.load(sourceOf('big.csv', `Account\n${'1\n'.repeat(400_000)}`))
      preparation.cancelLoading()
      const result = await loading
      await ended(ports[0])
      const summary = await preparation.ask('editCells', { edits: [] })

      expect(codeOf(result)).toBe('loading_cancelled')
      expect([summary.ok && summary.value.summary.accountCount, ports.length, disk.source]).toEqual([30, 2, flat])
    },
    timeoutMs,
  )

  test(
    'keeps what is open when another file is refused',
    async () => {
      const { preparation, ports } = start({ isHere: true, source: flat })
      await preparation.load(flat)
      const refused = await preparation.load(sourceOf('page.xlsx', '<html></html>'))
      const problems = await preparation.ask('listProblems', {})

      expect([codeOf(refused), codeOf(problems), ports.length]).toEqual(['file_is_web_page', 'ok', 1])
    },
    timeoutMs,
  )

  test(
    'is ended when it is closed, and answers no more',
    async () => {
      const { preparation, ports } = start({ isHere: true, source: flat })
      await preparation.load(flat)
      preparation.close()
      await ended(ports[0])
      expect(codeOf(await preparation.ask('listProblems', {}))).toBe('project_not_open')
    },
    timeoutMs,
  )
})

describe('the memory of a process', () => {
  test('is told for one that runs, and for none that doesn’t', async () => {
    const own = await memoryOfProcess(process.pid)
    expect(own).toBeGreaterThan(10)
    expect(await memoryOfProcess(2 ** 22 + 1)).toBeUndefined()
  })
})
