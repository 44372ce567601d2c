/** `prepare`: writes the payload of every account as a file, and a report on what stands in its way. */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { isReady } from '../../../shared/account-status.ts'
import { say, sayMessage } from '../../../shared/messages/say.ts'
import { statusOf } from '../../imports/status-of.ts'
import { namingFiles } from '../../workbook/writing/safe-file-name.ts'
import { describedInterface, type InterfaceChoice } from '../choices/chosen-interface.ts'
import type { CommandPorts } from '../command-ports.ts'
import { payloadsOf, withPreparedWorkbook } from '../prepared-workbook.ts'
import { Stop, valueOrStop } from '../stop.ts'
import { issuesOfFile } from '../workbook-sentences.ts'

export type PrepareOptions = Pick<InterfaceChoice, 'interface' | 'interfaceAnswers'> & {
  readonly supplier: string
  readonly mapping?: string
  readonly out: string
}

const reportName = 'report'

/** The place of what is told of the file as a whole, as the report names places. */
const nowhere = { path: null, account: null, sheet: null, row: null, column: null, value: null }

/** @returns exit code 0 when there is no error, 1 when there are some, also of no account */
export async function prepare(
  workbook: string,
  { supplier, out, mapping, ...by }: PrepareOptions,
  ports: CommandPorts,
): Promise<number> {
  const choice = { workbook, mapping, described: await describedInterface(by, ports), supplierCode: supplier }
  return withPreparedWorkbook(choice, ports, async (workbookPrepared) => {
    const { preparation, prepared, leftOut } = workbookPrepared
    const write = await writerInto(out)
    const nameFor = namingFiles([reportName])
    for await (const { accountNumber, payload } of payloadsOf(workbookPrepared)) {
      if (accountNumber !== null) await write(nameFor(accountNumber), payload)
    }
    const issues = valueOrStop(await preparation.ask('readReport', {}))
    const { accounts } = prepared
    const ready = accounts.filter((account) => isReady(statusOf(account, {}, false))).length
    const columns = leftOut.map(({ says: _, ...column }) => column)
    const ofFile = issuesOfFile(prepared).map(({ level, code, message }) => ({
      ...{ level, code, ...nowhere },
      message: sayMessage(message),
    }))
    await write(reportName, { accounts: accounts.length, ready, leftOut: columns, issues: [...ofFile, ...issues] })
    ports.tell(say('prepared_accounts', { ready, count: accounts.length, folder: resolve(out) }))
    return issues.some(({ level }) => level === 'error') ? 1 : 0
  })
}

async function writerInto(folder: string) {
  const refuse = (): never => {
    throw new Stop(say('folder_not_written', { folder }))
  }
  await makeFolder(resolve(folder)).catch(refuse)
  return (name: string, value: unknown) =>
    writeFile(join(folder, `${name}.json`), `${JSON.stringify(value, null, 2)}\n`).catch(refuse)
}

/**
 * Makes a folder, and those around it that are missing. Node's own way of making all of them at once never ends where a folder that is
 * there says that it isn't, as in `/proc`.
 * @throws what the system says, also where a file is in the way
 */
async function makeFolder(folder: string): Promise<void> {
  const around = dirname(folder)
  try {
    await makeOne(folder)
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' || around === folder) throw error
    await makeFolder(around)
    await makeOne(folder)
  }
}

/** One that is there already is as good; where it is a file, whoever writes into it is told. */
const makeOne = (folder: string): Promise<void> =>
  mkdir(folder).catch((error: unknown) => {
    if (codeOf(error) !== 'EEXIST') throw error
  })

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)
