/** A trial of the import in which the same spreadsheet is sent from the same folder for one supplier, then for another, and back. */
import { suppliers } from '../../electron/practice/suppliers.ts'
import type { TrialReport } from './trial.ts'
import { runUnguardedTrial, type Unfolding } from './unguarded-trial.ts'

const pair = [suppliers.ongoing, suppliers.paused] as const

export function runSupplierTrial(seed: number, accountCount: number): Promise<TrialReport> {
  return runUnguardedTrial(seed, accountCount, changeSupplier, async (service) => {
    for (const supplier of pair) await service.ask(`/practice/suppliers/${supplier}/`, { state: 'Ongoing' })
  })
}

const changeSupplier: Unfolding = async ({ random, accountCount, start, finish, writeCount, breaks }) => {
  const first = random.between(0, 1)
  const changes = random.between(2, 4)
  const supplierAt = (at: number) => pair[(first + at) % 2 === 0 ? 0 : 1]
  for (let at = 0; at < changes; at += 1)
    await start({ supplier: supplierAt(at), killAfter: random.between(1, Math.ceil(accountCount / 2)) })
  for (const supplier of pair) await finish({ supplier })
  const before = writeCount()
  for (const supplier of pair) await finish({ supplier })
  if (writeCount() !== before) breaks('Something was sent although all was done.')
  return `changed supplier, ${changes} times before the end`
}
