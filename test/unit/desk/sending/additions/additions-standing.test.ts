/** How accounts stand that are added to, while requests are under way and after answers that did not arrive. */
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Http, HttpRequest } from '../../../../../electron/platform/sending/http.ts'
import { nodeHttp } from '../../../../../electron/platform/sending/node-http.ts'
import { closedDeskForEachTest } from '../../../../support/desks/desk-for-each-test.ts'
import { sendFromAdd } from '../../../../support/desks/seen-additions.ts'
import { atPractice } from '../../../../support/desks/seen-connections.ts'
import { valueIn } from '../../../../support/value-in.ts'

const open = closedDeskForEachTest()

const key = 'A-1001'
const load = async (fileName: string, kind: 'accounts' | 'additions', ...lines: readonly string[]) =>
  valueIn(await open.desk.loadSpreadsheet({ fileName, kind, bytes: new TextEncoder().encode(lines.join('\n')) }))
const loadNote = (note: string) => load('notes.csv', 'additions', 'Account number,Note', `${key},${note}`, 'A-1002,')
const loadAccount = () =>
  load('people.csv', 'accounts', 'Account number,First name,Last name,E-mail', `${key},Ana,Lee,ana@example.org`)

/** What the service is said to have answered, although it took the account. */
const error = { code: 'invalid', detail: 'Not like this.', attr: 'external_account_number' }
const refusal = new Response(JSON.stringify({ type: 'validation_error', errors: [error] }), {
  status: 400,
  headers: { 'content-type': 'application/json' },
})

const standing = async () => {
  const { accounts, counts } = valueIn(await open.desk.listAccounts({ offset: 0, limit: 10, filter: 'all' }))
  const status = accounts[0]?.status ?? 'finished'
  expect(counts[status]).toBe(1)
  return status
}
const noteToSend = async () => {
  const { toSend, counts } = valueIn(await open.desk.listAdditions({ offset: 0, limit: 10, filter: 'all' }))
  expect(counts.nothingToAdd).toBe(1)
  return toSend.ready.reduce((sum, { requests }) => sum + requests, 0)
}
const sendNote = () => sendFromAdd(open.desk, 'ready')
const untilCreationEnds = async (): Promise<string> => {
  for (;;) {
    const { status } = valueIn(await open.desk.readAccount({ key })).stub
    if (status !== 'accepted' && status !== 'sending') return status
    await pause(50)
  }
}

test('while it is sent for it is being sent; without the answer it can be set aside, so that nothing goes once more', async () => {
  const seen: string[] = []
  const fetch: Http = async (url, request) => {
    if (!url.includes('/notes/')) return nodeHttp(url, request)
    seen.push(await standing())
    throw new Error('The line was cut.')
  }
  await open.start(undefined, { fetch })
  valueIn(await open.desk.connectPractice({}))
  await loadAccount()
  valueIn(await open.desk.createAccount({ key, at: atPractice }))
  expect(await untilCreationEnds()).toBe('finished')

  await loadNote('Prefers letters.')
  await sendNote()
  expect([seen[0], await standing(), await noteToSend()]).toEqual(['sending', 'unknown', 1])
  valueIn(await open.desk.setAccountsAside({ keys: [key], reason: 'Asked on the telephone' }))
  expect([await standing(), await noteToSend()]).toEqual(['unknown', 0])
})

test('what is on its way at this moment is in no doubt, and is once its answer is lost', async () => {
  const doubted = async () => {
    const { doubts, toSend } = valueIn(await open.desk.listAdditions({ offset: 0, limit: 10, filter: 'all' }))
    return [doubts.map(({ kind }) => kind), toSend.allTheSame.map(({ kind }) => kind)]
  }
  const onTheWay: unknown[] = []
  const fetch: Http = async (url, request) => {
    if (!url.includes('/payment-instruction/')) return nodeHttp(url, request)
    onTheWay.push(await standing(), ...(await doubted()))
    throw new Error('The line was cut.')
  }
  await open.start(undefined, { fetch })
  valueIn(await open.desk.connectPractice({}))
  await loadAccount()
  valueIn(await open.desk.createAccount({ key, at: atPractice }))
  expect(await untilCreationEnds()).toBe('finished')

  await load('cards.csv', 'additions', 'Account number,vendor,reference,type', `${key},VENDOR,card-1,CARD`)
  expect(valueIn(await sendFromAdd(open.desk, 'ready', 'payment'))).toMatchObject({ sent: 1, failed: 1 })
  expect(onTheWay).toEqual(['sending', [], []])
  expect([await standing(), ...(await doubted())]).toEqual(['unknown', ['payment'], ['payment']])
})

test('an account that took an addition is there, whatever the service said before when it was to be created', async () => {
  let refusesCreation = true
  const fetch: Http = async (url, request) => {
    const answer = await nodeHttp(url, request)
    const isCreation = request.method === 'POST' && url.endsWith('/accounts/')
    return isCreation && refusesCreation ? refusal : answer
  }
  await open.start(undefined, { fetch })
  valueIn(await open.desk.connectPractice({}))
  await loadAccount()
  await open.desk.createAccount({ key, at: atPractice })
  expect(await untilCreationEnds()).toBe('refused')
  refusesCreation = false

  await loadNote('Prefers letters.')
  expect(await standing()).toBe('refusedInDryRun')
  const found = async () => valueIn(await open.desk.findAdditionTarget({ accountNumber: key })).standing
  while ((await found()) !== 'imported') await pause(50)
  expect(valueIn(await sendNote())).toMatchObject({ done: 1, failed: 0 })
  await open.reopen()
  valueIn(await open.desk.readDesk({}))
  await loadNote('Has a dog.')
  expect(await standing()).toBe('passed')
})

const createElsewhere = (asked: string, { headers, ...request }: HttpRequest) => {
  const body = JSON.stringify({ import_supplier: 'PRACTICE', external_account_number: key })
  const url = new URL('/v2/data-import/accounts/', asked).href
  return nodeHttp(url, {
    ...{ ...request, method: 'POST', body, headers: { ...headers, 'content-type': 'application/json' } },
  })
}

test('after a restart an account that something was sent for is there for what else is added to it, until the service says that it is gone', async () => {
  let isGone = false
  const gone = new Response(JSON.stringify({ detail: 'Not found.' }), { status: 404 })
  const fetch: Http = async (url, request) => {
    if (isGone && url.includes('/notes/create/')) return gone.clone()
    const answer = await nodeHttp(url, request)
    // Created by another program, on another computer, once it was asked about here.
    if (answer.status === 404 && url.includes(key)) await createElsewhere(url, request)
    return answer
  }
  await open.start(undefined, { fetch })
  valueIn(await open.desk.connectPractice({}))
  await loadNote('Prefers letters.')
  expect(await standing()).toBe('untried')
  while (valueIn(await open.desk.findAdditionTarget({ accountNumber: key })).standing !== 'imported') await pause(50)
  expect(valueIn(await sendNote())).toMatchObject({ done: 1, failed: 0 })
  const standsAfterRestart = async (note: string) => {
    await open.reopen()
    valueIn(await open.desk.readDesk({}))
    await loadNote(note)
    const { targets } = valueIn(await open.desk.listAdditions({ offset: 0, limit: 10, filter: 'all' }))
    return [await standing(), targets.there]
  }
  expect(await standsAfterRestart('Has a dog.')).toEqual(['passed', 1])
  isGone = true
  expect(valueIn(await sendNote())).toMatchObject({ done: 1, failed: 1 })
  expect(await standsAfterRestart('Has a cat.')).toEqual(['refusedInDryRun', 0])
})

test('what is heard of an account is known of the service that was asked, although another one is in use by then', async () => {
  let hold: Promise<void> | null = null
  const [letGo, wasAsked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const fetch: Http = async (url, request) => {
    const answer = await nodeHttp(url, request)
    if (hold !== null && url.includes(key)) {
      wasAsked.resolve()
      await hold
    }
    return answer
  }
  await open.start(undefined, { fetch })
  valueIn(await open.desk.connectPractice({}))
  await loadAccount()
  await open.desk.createAccount({ key, at: atPractice })
  expect(await untilCreationEnds()).toBe('finished')
  await loadNote('Prefers letters.')
  hold = letGo.promise
  const asking = open.desk.findAdditionTarget({ accountNumber: key })
  await wasAsked.promise
  valueIn(await open.desk.practiseAfresh({}))
  letGo.resolve()
  await asking
  expect(await standing()).toBe('untried')
})
