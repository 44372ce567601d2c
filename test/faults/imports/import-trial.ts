/** A trial of the import: accounts are created through everything the plan holds, and then held against what the service has. */
import type { CuttingProxy, WriteSeen } from '../cutting-proxy.ts'
import { seeded } from '../seeded.ts'
import type { ServiceProcess } from '../service-process.ts'
import { runTrial, type TrialReport } from '../trial.ts'
import type { ImportPlan } from './import-plan.ts'
import { type Reported, startImport } from './import-process.ts'
import { type ImportSheet, startImportSheet } from './import-sheet.ts'

export function runImportTrial(plan: ImportPlan): Promise<TrialReport> {
  const { numbers } = plan
  const sheet = startImportSheet(numbers, seeded(plan.seed + 2))
  return runTrial(plan, {
    what: `import, ${plan.through}${plan.triesFirst ? '' : ' without a dry run'}`,
    accountCount: numbers.length,
    start: (surroundings) => startImport(plan, sheet.accounts(), surroundings),
    edit: ({ writes }, isLate) => {
      if (isLate) sheet.mend(writes.length)
      else sheet.edit(new Set(writes.map(({ number }) => number)), writes.length)
    },
    edits: sheet.edits,
    isDone: (reported, { writes }) => isComplete(numbers, reported) && isAllTriedAgain(numbers, sheet, writes),
    findUntrue: (proxy, reported) => findUntrue(numbers, sheet, proxy, reported),
    findBroken: (proxy, service, reported) => findBroken(numbers, sheet, proxy, service, reported),
  })
}

type Numbers = ImportPlan['numbers']

const isToFail = (number: string): boolean => number.includes('FAIL')
const endOf = (number: string): string => (isToFail(number) ? 'ERRORED' : 'PROCESSED')

const isComplete = (numbers: Numbers, reported: readonly Reported[]): boolean => {
  const statuses = new Map(reported.map(({ number, status }) => [number, status]))
  return numbers.every((number) => statuses.get(number) === endOf(number))
}

/** An account that failed is created again once it was changed; what the service has finished never is. */
const isAllTriedAgain = (numbers: Numbers, sheet: ImportSheet, writes: readonly WriteSeen[]): boolean =>
  numbers.filter(isToFail).every((number) => {
    const wanted = sheet.familyNameToCreate(number)
    const sent = writes.filter((write) => write.number === number && (isTaken(write) || isLost(write)))
    return wanted === null || sent.map(familyNameOf).includes(wanted)
  })

const isTaken = ({ answer }: WriteSeen): boolean => answer?.httpStatus === 201
const isLost = ({ answer }: WriteSeen): boolean => answer === null

type Payload = { readonly customers: readonly [{ readonly family_name: string }] }
const familyNameIn = ({ customers: [{ family_name: name }] }: Payload): string => name
const familyNameOf = ({ body }: WriteSeen): string => familyNameIn(JSON.parse(body))

type Listed = { readonly external_account_number: string; readonly platform_account_number: string | null }

/** Statuses that say that nothing of the account is at the service. */
const nothingThere: ReadonlySet<string> = new Set(['NOT_READY', 'NOT_SENT', 'REFUSED', 'notSent', 'refused'])

/** Every start tells the truth of each account, once: not only the last. One that could not begin tells of the finished ones alone. */
function findUntrue(
  numbers: Numbers,
  sheet: ImportSheet,
  { writes }: CuttingProxy,
  reported: readonly Reported[],
): string[] {
  return numbers.flatMap((number) => {
    const lines = reported.filter((one) => one.number === number)
    const ofAccount = writes.filter((write) => write.number === number)
    const answers = ofAccount.map(({ answer }) => answer?.httpStatus)
    const mayBeThere = answers.includes(201) || answers.includes(undefined)
    // An import that failed leaves nothing there: what was typed since is told as it went itself, and may not have gone yet.
    const typed = sheet.familyNameAt(number, writes.length)
    const asNow = isToFail(number) ? ofAccount.filter((write) => familyNameOf(write) === typed) : ofAccount
    const isThere = asNow.some(isTaken)
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
  numbers: Numbers,
  sheet: ImportSheet,
  { writes }: CuttingProxy,
  service: ServiceProcess,
  reported: readonly Reported[],
): Promise<string[]> {
  const listed = (await service.ask('/v1/data-import/all-account-import-processes/PRACTICE/')) as readonly Listed[]
  const platformNumbers = new Map(listed.map((one) => [one.external_account_number, one.platform_account_number]))
  const broken: string[] = []
  if (listed.length !== numbers.length) broken.push(`The service has ${listed.length} accounts.`)
  if (reported.length !== numbers.length) broken.push(`${reported.length} accounts are reported.`)
  for (const [at, write] of writes.entries()) {
    const { number } = write
    const sent = familyNameOf(write)
    const meant = sheet.familyNameAt(number, at)
    if (sent !== meant) broken.push(`${number} was sent as ${sent}, and the spreadsheet said ${meant}.`)
  }
  for (const number of numbers) {
    const ofAccount = writes.filter((write) => write.number === number)
    const taken = ofAccount.filter(isTaken).map(familyNameOf)
    if (taken.length > 1 && !isToFail(number)) broken.push(`${number} was created ${taken.length} times.`)
    if (new Set(taken).size < taken.length) broken.push(`${number} was created again without a change.`)
    // The practice service refuses a second create of what it has: to be told so is to have sent it twice.
    for (const { answer } of ofAccount)
      if (answer?.code?.startsWith('account_import_process_already')) broken.push(`${number} was sent again.`)
    if (platformNumbers.has(number)) broken.push(...(await findOtherContent(number, sheet, ofAccount, service)))
    else broken.push(`${number} is missing.`)
    const report = reported.find((one) => one.number === number)
    if (report?.status !== endOf(number)) broken.push(`${number} is reported as ${report?.status ?? 'nothing'}.`)
    if ((report?.platformNumber ?? null) !== (platformNumbers.get(number) ?? null))
      broken.push(`${number} is reported with the number ${report?.platformNumber}.`)
  }
  return broken
}

/** The service has an account as it was sent last, and one that failed as it was mended last. */
async function findOtherContent(
  number: string,
  sheet: ImportSheet,
  ofAccount: readonly WriteSeen[],
  service: ServiceProcess,
): Promise<string[]> {
  const { payload } = (await service.ask(`/practice/accounts/PRACTICE/${number}/`)) as { readonly payload: Payload }
  const name = familyNameIn(payload)
  const sinceTaken = ofAccount.slice(Math.max(0, ofAccount.findLastIndex(isTaken)))
  const isSent = sinceTaken.some((write) => familyNameOf(write) === name && (isTaken(write) || isLost(write)))
  const wanted = isToFail(number) ? (sheet.familyNameToCreate(number) ?? name) : name
  return [
    ...(isSent ? [] : [`${number} is there as ${name}, as which it was not sent last.`]),
    ...(name === wanted ? [] : [`${number} is there as ${name}, and was mended to ${wanted}.`]),
  ]
}
