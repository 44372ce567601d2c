/** `prepare`: writes the payload of every account as a file, and a report on what stands in its way. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { namingFiles } from '../workbook/safe-file-name.ts'
import { withPreparedWorkbook } from './prepared-workbook.ts'
import { Stop, stopFor } from './stop.ts'

export type PrepareOptions = { readonly supplier: string; readonly mapping?: string; readonly out: string }

const reportName = 'report'

/** @returns exit code 0 when no account has an error, 1 when some have */
export async function prepare(workbook: string, { supplier, mapping, out }: PrepareOptions): Promise<number> {
  return withPreparedWorkbook({ workbook, mapping, supplierCode: supplier }, async ({ preparation, prepared }) => {
    const write = await writerInto(out)
    const nameFor = namingFiles([reportName])
    for (const { key, accountNumber } of prepared.accounts) {
      if (accountNumber === null) continue
      const account = await preparation.readAccount({ key })
      if (!account.ok) throw stopFor(account.issues)
      await write(nameFor(accountNumber), account.value.payload)
    }
    const issues = await preparation.readReport({})
    if (!issues.ok) throw stopFor(issues.issues)
    const { accountCount, readyCount } = prepared.summary
    await write(reportName, { accounts: accountCount, ready: readyCount, issues: issues.value })
    return issues.value.some(({ level }) => level === 'error') ? 1 : 0
  })
}

async function writerInto(folder: string) {
  const refuse = (): never => {
    throw new Stop(`The folder ${folder} can’t be written to. Choose another one with --out, and try again.`)
  }
  await mkdir(folder, { recursive: true }).catch(refuse)
  return (name: string, value: unknown) =>
    writeFile(join(folder, `${name}.json`), `${JSON.stringify(value, null, 2)}\n`).catch(refuse)
}
