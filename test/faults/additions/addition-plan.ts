/** One trial of additions: what is to be added to which accounts, and what it meets. */
import { type AdditionKind, additionKinds } from '../../../shared/additions/addition-requests.ts'
import { type Seeded, seeded } from '../seeded.ts'
import { planTrouble, type Trouble } from '../trouble.ts'

export type AdditionPlan = Trouble & {
  /** All of one kind: each has a command of its own. */
  readonly kind: AdditionKind
  readonly accounts: readonly AccountOfTrial[]
  /** Where more than one thing is added, a row for each: heading to cell. */
  readonly rows: readonly Readonly<Record<string, string>>[]
}

export type AccountOfTrial = {
  readonly number: string
  /** What tells each of its things from the others: a note's text, a transaction's or statement's number, a reference. */
  readonly names: readonly string[]
}

const numberHeading = 'Account number'

export function planAdditions(seed: number, accountCount: number): AdditionPlan {
  const random = seeded(seed)
  const kind = additionKinds[seed % additionKinds.length] ?? 'notes'
  const accounts = Array.from({ length: accountCount }, (_, at): AccountOfTrial => {
    const number = `A-${at}`
    const count = kind === 'payment' ? 1 : random.between(1, 3)
    return { number, names: Array.from({ length: count }, (_name, of) => nameOf(kind, number, of, at)) }
  })
  return {
    // Each account is asked about before it is added to, and there is a token.
    ...planTrouble(seed, random, { writes: accountCount, requests: accountCount * 2 + 1, longestDelayMs: 1500 }),
    kind,
    accounts,
    rows: accounts.flatMap(({ number, names }) =>
      names.map((name) => ({ [numberHeading]: number, ...cellsOf(kind, name, random) })),
    ),
  }
}

/** Every third instruction is declined for good by the vendor of practice, and every third fails the first time. */
function nameOf(kind: AdditionKind, number: string, of: number, at: number): string {
  if (kind !== 'payment') return `${number} ${kind} ${of}`
  return `${['DECLINED', 'RETRY', 'CARD'][at % 3]}-${number}`
}

export const isDeclined = (name: string): boolean => name.startsWith('DECLINED')

function cellsOf(kind: AdditionKind, name: string, random: Seeded): Readonly<Record<string, string>> {
  switch (kind) {
    case 'notes':
      return { Note: name, 'Note is pinned': random.pick(['yes', 'no']) }
    case 'transactions':
      return {
        'Transaction number': name,
        'Transaction date': `2023-0${random.between(1, 9)}-15`,
        Amount: `${random.between(1, 900)}.25`,
        'Transaction type': 'CHARGE',
        Reason: 'IMPORTED_CHARGE',
      }
    case 'statements':
      return {
        'Statement number': name,
        'Statement from': '2026-01-01',
        'Statement to': '2026-01-31',
        'Statement issued on': '2026-02-02',
        'Statement amount': `${random.between(1, 900)}.25`,
        'Statement id': name,
        'Statement PDF': 'bills/17.pdf',
      }
    case 'payment':
      return {
        'Payment vendor': 'VENDOR',
        'Payment instruction reference': name,
        'Payment instruction type': 'CARD',
      }
  }
}
