/** What is promised of additions, whatever happens: held against what went through the proxy and what the service has. */
import type { AdditionKind } from '../../../shared/additions/addition-requests.ts'
import { issue } from '../../../shared/issue-words.ts'
import { sayMessage } from '../../../shared/messages/say.ts'
import type { CuttingProxy, WriteSeen } from '../cutting-proxy.ts'
import type { ServiceProcess } from '../service-process.ts'
import { type AccountOfTrial, type AdditionPlan, isDeclined } from './addition-plan.ts'
import type { ReportedAddition } from './addition-process.ts'

export async function findBrokenAdditions(
  { kind, accounts }: AdditionPlan,
  { writes }: CuttingProxy,
  service: ServiceProcess,
  reported: readonly ReportedAddition[],
): Promise<string[]> {
  const broken: string[] = []
  if (reported.length !== accounts.length) broken.push(`${reported.length} accounts are reported.`)
  for (const account of accounts) {
    const { number } = account
    const held = await service.ask(`/practice/accounts/PRACTICE/${number}/`)
    const there = namesOf(kind, held as Held)
    const sent = writes.filter((write) => write.number === number)
    const reports = reported.filter((one) => one.number === number)
    const [report] = reports
    if (report === undefined || reports.length > 1) broken.push(`${number} is reported ${reports.length} times.`)
    const isMissing = account.names.some((name) => !there.includes(name))
    if (report?.status === 'DONE' && isMissing) broken.push(`${number} is reported as done, and something is missing.`)
    if (new Set(there).size < there.length) broken.push(`Something is twice on ${number}.`)
    if (there.some((name) => !account.names.includes(name))) broken.push(`${number} has what nobody sent.`)
    broken.push(...promises[kind](account, sent, report).map((what) => `${number}: ${what}`))
  }
  return broken
}

type Held = {
  readonly notes: readonly { readonly body: string; readonly is_pinned: boolean }[]
  readonly transactions: readonly { readonly transaction_id: string }[]
  readonly statements: readonly { readonly statement_id: string }[]
  readonly payment_instruction: { readonly reference: string } | null
}

function namesOf(kind: AdditionKind, held: Held): readonly string[] {
  switch (kind) {
    case 'notes':
      return held.notes.map(({ body }) => body)
    case 'transactions':
      return held.transactions.map(({ transaction_id: id }) => id)
    case 'statements':
      return held.statements.map(({ statement_id: id }) => id)
    case 'payment':
      return held.payment_instruction === null ? [] : [held.payment_instruction.reference]
  }
}

type Promised = (
  account: AccountOfTrial,
  sent: readonly WriteSeen[],
  report: ReportedAddition | undefined,
) => readonly string[]

/** The service knows these again, so there is no reason to end with a question. */
const alwaysDone: Promised = (_account, _sent, report) =>
  report?.status === 'DONE' ? [] : [`reported as ${report?.status ?? 'nothing'}.`]

const promises: Readonly<Record<AdditionKind, Promised>> = {
  notes: alwaysDone,
  transactions: alwaysDone,
  statements: (_account, sent) => [
    ...(sent.filter(mayHaveActed).length > 1 ? ['statements were sent a second time without a question.'] : []),
  ],
  payment: ({ names: [name = ''] }, sent, report) => {
    const refusedAt = sent.findIndex(({ answer }) => answer?.httpStatus === 400)
    const isSentAgain = refusedAt >= 0 && refusedAt < sent.length - 1
    const takenAt = sent.findIndex(({ answer }) => answer?.httpStatus === 201)
    const isTakenAgain = takenAt >= 0 && takenAt < sent.length - 1
    const isFinal = report?.status === 'REFUSED' || report?.said === sayMessage(issue('addition_final', {}).message)
    return [
      ...(isSentAgain ? ['a refused payment instruction was sent again.'] : []),
      ...(isTakenAgain ? ['a payment instruction that was taken was sent again.'] : []),
      ...(isFinal && (refusedAt < 0 || !isDeclined(name)) ? ['reported as refused, and it was not.'] : []),
      ...(report?.status === 'DONE' && isDeclined(name) ? ['reported as done, and it was refused.'] : []),
    ]
  },
}

/** 401: not with this token; 429: not now. Neither is looked at any further; all else may have been acted on. */
const mayHaveActed = ({ answer }: WriteSeen): boolean => answer?.httpStatus !== 401 && answer?.httpStatus !== 429
