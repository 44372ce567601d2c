/**
 * What a trainer or a test can do from outside the interface, with a token, below `/practice/`: set faults, end tokens, pause a
 * supplier as an operator would, and look at what the service holds. Faults never touch these addresses.
 *
 * - `GET /practice/faults/`, `POST /practice/faults/`: `{"seed": 7, "faults": [{"kind", "supplier", "operation", "rate", "times",
 *   "delayMs", "retryAfter"}]}`, of which only `kind` is needed (see faults/faults.ts); a POST replaces all faults.
 * - `POST /practice/tokens/expire/` with `{}`: every token issued so far has expired.
 * - `POST /practice/suppliers/<code>/` with `{"state": "Ongoing" | "Paused" | "Complete"}`.
 * - `GET /practice/accounts/<supplier>/<number>/`: payload, notes, transactions, statements and payment instruction.
 */
import { answer, refusal, validationRefusal } from '../answers.ts'
import { readFaultPlan } from '../faults/fault-rules.ts'
import type { Faults } from '../faults/faults.ts'
import { showUtc } from '../moments.ts'
import { maxReportedErrors, ownCodes } from '../not-shown.ts'
import { checkBody, object } from '../rules/rule.ts'
import { oneOf } from '../rules/value-rules.ts'
import type { StoredNote } from '../store/addition-store.ts'
import type { PracticeStore } from '../store/practice-store.ts'
import { supplierStates } from '../suppliers.ts'
import type { Tokens } from '../token/tokens.ts'
import type { Operation } from './operation.ts'

const supplierChange = object({ required: { state: oneOf(supplierStates) }, optional: {} })

export const controlOperations = (store: PracticeStore, tokens: Tokens, faults: Faults): readonly Operation[] => [
  {
    name: 'control',
    method: 'GET',
    path: '/practice/faults/',
    answer: () => answer(200, faults.show()),
  },
  {
    name: 'control',
    method: 'POST',
    path: '/practice/faults/',
    answer: ({ body }) => {
      const plan = readFaultPlan(body)
      if (!plan.ok) return validationRefusal(ownCodes.controlRefused, 'The faults can not be set.', plan.errors)
      faults.set(plan.value)
      return answer(200, faults.show())
    },
  },
  {
    name: 'control',
    method: 'POST',
    path: '/practice/tokens/expire/',
    answer: () => {
      tokens.expireAll()
      return answer(200, {})
    },
  },
  {
    name: 'control',
    method: 'POST',
    path: '/practice/suppliers/:supplier/',
    answer: ({ parameters: { supplier = '' }, body }) => {
      const change = checkBody(supplierChange, body, maxReportedErrors)
      if (!change.ok) return validationRefusal(ownCodes.controlRefused, 'The state can not be set.', change.errors)
      if (store.suppliers.stateOf(supplier) === undefined)
        return refusal(404, 'not_found', 'There is no such supplier.')
      store.suppliers.setState(supplier, change.value.state)
      return answer(200, {})
    },
  },
  {
    name: 'control',
    method: 'GET',
    path: '/practice/accounts/:supplier/:number/',
    answer: ({ parameters: { supplier = '', number = '' } }) => {
      const account = store.accounts.find(supplier, number)
      if (account === undefined) return refusal(404, 'not_found', 'This account was never sent.')
      return answer(200, {
        payload: JSON.parse(store.accounts.payloadOf(account)),
        notes: store.additions.notesOf(account.id).map(showNote),
        transactions: store.additions.transactionsOf(account.id),
        statements: store.additions.statementsOf(account.id),
        payment_instruction: store.additions.paymentInstructionOf(account.id) ?? null,
      })
    },
  },
]

const showNote = (note: StoredNote) => ({
  body: note.body,
  document_paths: note.documentPaths,
  created_at: showUtc(note.createdAt),
  is_pinned: note.isPinned,
  unpin_at: note.unpinAt ?? null,
})
