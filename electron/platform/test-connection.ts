/** Tries a connection out, step by step: does the service answer, does it accept the key, does it take accounts of the supplier? */
import type { ConnectionReport } from '../../shared/ipc.ts'
import { issue } from '../../shared/issue-words.ts'
import { assertNever, type Issue } from '../../shared/result.ts'
import type { Platform } from './platform.ts'
import type { NoAnswer } from './reading/outcomes.ts'

type Step = ConnectionReport['steps'][number]
type Outcome = Omit<Step, 'name'>
type Probed = Pick<Platform, 'touch' | 'obtainToken' | 'validateAccount' | 'createAccount' | 'supplierCode' | 'shape'>

/** The first step that fails says why; those after it are not tried. */
export async function testConnection(platform: Probed, host: string): Promise<ConnectionReport> {
  const tries = [
    ['address', () => testAddress(platform, host)],
    ['key', () => testKey(platform)],
    ['supplier', () => testSupplier(platform)],
  ] as const satisfies readonly (readonly [Step['name'], () => Promise<Outcome>])[]

  const steps: Step[] = []
  for (const [name, attempt] of tries) {
    const hasFailed = steps.some(({ outcome }) => outcome !== 'good')
    steps.push({
      name,
      ...(hasFailed ? { outcome: 'notTried', message: issue('test_not_tried', {}).message } : await attempt()),
    })
  }
  return { steps }
}

/** Asks without a token, which every service of the interface refuses in its own form; a page in HTML is someone else. */
async function testAddress(platform: Probed, host: string): Promise<Outcome> {
  const answer = await platform.touch()
  return answer.kind === 'answered' ? good(issue('test_address_good', { host })) : noAnswer(answer)
}

async function testKey(platform: Probed): Promise<Outcome> {
  const token = await platform.obtainToken()
  return token.kind === 'token' ? good(issue('test_key_good', {})) : noAnswer(token)
}

/**
 * Two requests, neither of which can create anything: "every write payload carries" supplier and account number, and these carry the
 * supplier alone.
 *
 * 1. A dry run, where there is one. It shows a supplier code that the service does not know, or does not allow this key to use: an
 *    error of its path. Errors of other paths are expected, and are no trouble.
 * 2. A create. The interface shows a paused or complete supplier to nobody but "a migration attempt", and its status can't be
 *    asked for. A supplier that is closed refuses the attempt in words of its own; one that is open refuses the payload, as the
 *    dry run did. That refusal is the good answer.
 */
async function testSupplier(platform: Probed): Promise<Outcome> {
  const supplier = platform.supplierCode
  const { routes, account } = platform.shape
  const payload = account.supplier === null ? {} : { [account.supplier]: supplier }

  if (routes.validate !== null) {
    const dryRun = await platform.validateAccount(payload)
    if (dryRun.kind === 'notSent' || dryRun.kind === 'notKnown') return noAnswer(dryRun)
    if (dryRun.kind === 'refused') {
      const unknown = dryRun.refusal.details.find(({ attr }) => attr !== null && attr === account.supplier)
      if (unknown !== undefined) return bad(issue('test_supplier_unknown', { supplier }), unknown.serviceWords)
    }
    if (dryRun.kind === 'unexplained')
      return bad(issue('test_supplier_unclear', { supplier }), dryRun.refusal.serviceWords)
  }

  const attempt = await platform.createAccount(payload)
  switch (attempt.kind) {
    case 'accepted':
    case 'alreadyImported':
    case 'refused':
      return good(issue('test_supplier_good', { supplier }))
    case 'supplierClosed':
      return bad(issue('test_supplier_closed', { supplier }), attempt.serviceWords)
    case 'unexplained':
      return bad(issue('test_supplier_unclear', { supplier }), attempt.refusal.serviceWords)
    case 'notSent':
    case 'notKnown':
      return noAnswer(attempt)
    default:
      return assertNever(attempt)
  }
}

const good = ({ message }: Issue): Outcome => ({ outcome: 'good', message })

const bad = ({ message }: Issue, serviceWords: string | null): Outcome => ({
  outcome: 'bad',
  message,
  ...(serviceWords === null ? {} : { serviceWords }),
})

const noAnswer = (trouble: NoAnswer): Outcome => bad(trouble.issue, trouble.serviceWords)
