/** A trial of the import: accounts are created through everything the plan holds, and then held against what the service has. */
import type { CuttingProxy } from './cutting-proxy.ts'
import type { ImportPlan } from './import-plan.ts'
import { type Reported, startImport } from './import-process.ts'
import type { ServiceProcess } from './service-process.ts'
import { runTrial, type TrialReport } from './trial.ts'

export const runImportTrial = (plan: ImportPlan): Promise<TrialReport> =>
  runTrial(plan, {
    what: `import, ${plan.through}`,
    accountCount: plan.numbers.length,
    start: (surroundings) => startImport(plan, surroundings),
    isDone: (reported) => isComplete(plan, reported),
    findUntrue: (proxy, reported) => findUntrue(plan, proxy, reported),
    findBroken: (proxy, service, reported) => findBroken(plan, proxy, service, reported),
  })

const endOf = (number: string): string => (number.includes('FAIL') ? 'ERRORED' : 'PROCESSED')

const isComplete = ({ numbers }: ImportPlan, reported: readonly Reported[]): boolean => {
  const statuses = new Map(reported.map(({ number, status }) => [number, status]))
  return numbers.every((number) => statuses.get(number) === endOf(number))
}

type Listed = { readonly external_account_number: string; readonly platform_account_number: string | null }

/** Statuses that say that nothing of the account is at the service. */
const nothingThere: ReadonlySet<string> = new Set(['NOT_SENT', 'REFUSED', 'notSent', 'refused'])

/** Every start tells the truth of each account, once: not only the last. One that could not begin tells of the finished ones alone. */
function findUntrue({ numbers }: ImportPlan, { writes }: CuttingProxy, reported: readonly Reported[]): string[] {
  return numbers.flatMap((number) => {
    const lines = reported.filter((one) => one.number === number)
    const answers = writes.flatMap((write) => (write.number === number ? write.answer?.httpStatus : []))
    const isThere = answers.includes(201)
    const mayBeThere = isThere || answers.includes(undefined)
    const untrue = lines.filter(({ status }) => {
      if (status === 'PROCESSED' || status === 'ERRORED') return status !== endOf(number) || !mayBeThere
      return isThere && nothingThere.has(status)
    })
    return [
      ...untrue.map(({ status }) => `${number} was reported as ${status}.`),
      ...(lines.length > 1 ? [`${number} was reported ${lines.length} times.`] : []),
    ]
  })
}

/** Holds the report and the way of every account against what the service has. */
async function findBroken(
  { numbers }: ImportPlan,
  { writes }: CuttingProxy,
  service: ServiceProcess,
  reported: readonly Reported[],
): Promise<string[]> {
  const listed = (await service.ask('/v1/data-import/all-account-import-processes/PRACTICE/')) as readonly Listed[]
  const platformNumbers = new Map(listed.map((one) => [one.external_account_number, one.platform_account_number]))
  const broken: string[] = []
  if (listed.length !== numbers.length) broken.push(`The service has ${listed.length} accounts.`)
  if (reported.length !== numbers.length) broken.push(`${reported.length} accounts are reported.`)
  for (const number of numbers) {
    const ofAccount = writes.filter((create) => create.number === number)
    const acted = ofAccount.filter(({ answer }) => answer?.httpStatus === 201).length
    if (acted > 1) broken.push(`${number} was created ${acted} times.`)
    // The practice service refuses a second create of what it has: to be told so is to have sent it twice.
    for (const { answer } of ofAccount)
      if (answer?.code?.startsWith('account_import_process_already')) broken.push(`${number} was sent again.`)
    if (!platformNumbers.has(number)) broken.push(`${number} is missing.`)
    const report = reported.find((one) => one.number === number)
    if (report?.status !== endOf(number)) broken.push(`${number} is reported as ${report?.status ?? 'nothing'}.`)
    if ((report?.platformNumber ?? null) !== (platformNumbers.get(number) ?? null))
      broken.push(`${number} is reported with the number ${report?.platformNumber}.`)
  }
  return broken
}
