/**
 * Finds accounts of the open spreadsheet that hold what an account has that was sent under another number: a supply point belongs to one
 * household, which would be created a second time. The journal guards numbers alone, and a number may be mended in one file and not in
 * the next.
 */
import { isOnItsWay } from '../../../../shared/account-status.ts'
import { type UniqueLevel, type UniqueThing, uniqueLevels } from '../../../../shared/checking/find-duplicates.ts'
import { issue } from '../../../../shared/issue-words.ts'
import { type Issue, ok, type Result } from '../../../../shared/result.ts'
import type { Surroundings } from '../../../desk-ports.ts'
import { yielding } from '../../../flow/yielding.ts'
import { lastSentPayload } from '../../../storage/journal/journal-record.ts'
import type { ProjectSession } from '../../project/project-session.ts'
import type { AccountStatusProjection } from '../../status/account-status-projection.ts'
import { valuesAt } from './values-at.ts'

type Ports = Pick<Surroundings, 'catalogueOf'> & {
  readonly session: Pick<ProjectSession, 'state' | 'register' | 'ask'>
  readonly known: Pick<AccountStatusProjection, 'view' | 'sentNumbers'>
}

/** What was sent of an account, and by which attempt. */
type Sent = { readonly attempts: number; readonly things: readonly UniqueThing[] }

/** @returns what says it, at the present connection, for all of them at once */
export function createSentThings({ session, known, catalogueOf }: Ports): () => Promise<Result<Issue[]>> {
  /** By journal and number: what was sent once stays as it is. */
  const readBefore = new WeakMap<object, Map<string, Sent>>()

  return async () => {
    const { of: journal, all } = known.sentNumbers()
    if (typeof journal !== 'object' || journal === null || session.state()?.kind !== 'accounts') return ok([])
    const numbers = [...all()].filter((number) => session.register().ofNumbers([number]).length === 0)
    const read = readBefore.get(journal) ?? new Map<string, Sent>()
    readBefore.set(journal, read)
    const levels = uniqueLevels(catalogueOf('accounts'))
    const { recordOf, historyOf } = known.view()
    const yieldNow = yielding()
    const numberOf = new Map<string, string>()
    for (const number of numbers) {
      const { attempts } = recordOf(number) ?? { attempts: 0 }
      const before = read.get(number)
      const sent =
        before?.attempts === attempts
          ? before
          : { attempts, things: thingsIn(lastSentPayload(historyOf(number)), levels) }
      read.set(number, sent)
      for (const thing of sent.things) numberOf.set(nameOf(thing), number)
      await yieldNow()
    }
    if (numberOf.size === 0) return ok([])
    const things = numbers.flatMap((number) => read.get(number)?.things ?? [])
    const held = await session.ask('findHolders', { things })
    if (!held.ok) return held
    const open = held.value.filter(({ accountNumber }) => !isOnItsWay(recordOf(accountNumber)?.phase))
    const [first] = open
    if (first === undefined) return ok([])
    const { accountNumber: account, element, value } = first
    const other = numberOf.get(nameOf(first)) ?? ''
    const count = new Set(open.map(({ accountNumber }) => accountNumber)).size
    return ok([issue('thing_was_sent', { count, account, other, element, value })])
  }
}

const nameOf = ({ levelPath, value }: UniqueThing): string => `${levelPath} ${value}`

function thingsIn(payload: unknown, levels: readonly UniqueLevel[]): readonly UniqueThing[] {
  return levels.flatMap(({ level: { path }, field }) =>
    valuesAt(payload, `${path}.${field}`).flatMap((value) =>
      typeof value === 'string' ? [{ levelPath: path, value }] : [],
    ),
  )
}
