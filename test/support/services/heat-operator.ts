/** An operator that nobody has, as `fixtures/services/district-heat.openapi.yml` describes it: a real service on a real socket, which keeps what it takes. */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { describeService } from '../../../shared/description/describe-service.ts'
import {
  isTokenRequest,
  json,
  type Scripted,
  type ScriptedServer,
  serveScript,
  tokenAnswer,
} from '../../unit/platform/scripted-server.ts'
import { valueIn } from '../value-in.ts'

export const heatFile = new URL('../../fixtures/services/district-heat.openapi.yml', import.meta.url)
const heatDocument = readFileSync(heatFile, 'utf8')

type Paths = Record<string, unknown>

/** The text of the document, changed. */
export function heatWith(change: (paths: Paths) => void): string {
  const document: { readonly paths: Paths } = parse(heatDocument)
  change(document.paths)
  return JSON.stringify(document)
}

/** @param change  takes something out of its paths */
export function describeHeat(change: (paths: Paths) => void = () => {}) {
  return valueIn(describeService(heatWith(change), 'heat.openapi.json'))
}

/** What is sent with a POST. */
export const requestOf = (properties: object) => ({
  requestBody: { content: { 'application/json': { schema: { type: 'object', properties } } } },
})

/** One note at a time, at the address of its contract. */
export function noteByAddress(paths: Paths): void {
  delete paths['/contracts/comments']
  const files = { type: 'array', items: { type: 'object', properties: { path: { type: 'string' } } } }
  paths['/contracts/{number}/notes'] = { post: requestOf({ text: { type: 'string' }, files }) }
}

type Contract = Readonly<Record<string, unknown>>

/** Some surnames are refused; nothing is taken twice, and what is taken is there at once. */
export async function serveHeat(): Promise<ScriptedServer & { readonly contracts: Map<string, Contract> }> {
  const contracts = new Map<string, Contract>()
  const answer = ({ method, path, body }: ScriptedServer['asked'][number]): Scripted => {
    const [, first, second, third, fourth] = (path.split('?')[0] ?? '').split('/').map(decodeURIComponent)
    if (method === 'GET') {
      const number = first === 'onboard' ? fourth : second === 'of' ? undefined : second
      if (number === undefined) return listOf(fourth ?? '', path)
      return contracts.has(number)
        ? json(200, { status: 'PROCESSED', heat_account_number: `H-${number}` })
        : json(404, { detail: 'No such contract.', code: 'not_found' })
    }
    const sent = JSON.parse(body)
    if (first === 'onboard') return third === 'trial' ? tried(sent.contract) : created(sent.contract, sent.run)
    const number = third === undefined ? sent.contract_no : second
    if (!contracts.has(number)) return json(404, {})
    return third === undefined ? added(second ?? '', sent) : json(201, { ...sent, status: 'NOTE_ALREADY_EXISTS' })
  }
  const passed = json(200, {})
  const tried = (contract: Contract): Scripted => {
    const holders = Array.isArray(contract.holders) ? contract.holders : []
    const wrong = holders.flatMap((holder, index) =>
      holder.surname === 'Nobody' ? [[String(index), { surname: ['Nobody can’t have heat.'] }]] : [],
    )
    return wrong.length === 0
      ? passed
      : json(400, { contract: { holders: Object.fromEntries(wrong) }, code: 'account_failed_validation' })
  }
  const created = (contract: Contract, run: unknown): Scripted => {
    if (run === undefined) return json(400, { run: ['This field is needed.'] })
    const trial = tried(contract)
    if (trial !== passed) return trial
    if (JSON.stringify(contract).includes('Odd')) return json(400, { detail: 'Not today.' })
    const number = String(contract.contract_no)
    if (contracts.has(number))
      return json(400, {
        non_field_errors: { detail: 'It is there.', code: 'account_import_process_already_imported' },
        heat_account_number: `H-${number}`,
      })
    contracts.set(number, contract)
    return json(202, {})
  }
  const added = (kind: string, sent: Readonly<Record<string, readonly Contract[]>>): Scripted => {
    if (kind === 'comments')
      return sent.comments?.some((one) => one.body === 'Rude.')
        ? json(400, [{}, { body: ['Not so.'] }])
        : json(201, { results: sent.comments?.map((one) => ({ ...one, status: 'NOTE_CREATION_SUCCESS' })) })
    if (kind === 'postings')
      return json(
        201,
        sent.postings?.map((one) => ({ ...one, status: 'TRANSACTION_ADDED_TO_ACCOUNT' })),
      )
    return json(201, { ...sent, heat_account_number: `H-${sent.contract_no}` })
  }
  /** One on each page. */
  const listOf = (which: string, path: string): Scripted => {
    const all = which === 'waiting' ? [] : [...contracts.keys()]
    const page = Number(new URLSearchParams(path.split('?')[1]).get('page') ?? 0)
    return json(200, {
      next: page + 1 < all.length ? `https://elsewhere.example/x?page=${page + 1}` : null,
      results: all.slice(page, page + 1).map((number) => ({
        contract_no: number,
        heat_account_number: `H-${number}`,
        created_on: '2026-11-21T10:00:00Z',
      })),
    })
  }
  const server = await serveScript((asked) => (isTokenRequest(asked) ? tokenAnswer() : answer(asked)))
  return { ...server, contracts }
}
