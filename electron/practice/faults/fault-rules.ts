/** Reads the fault plan that the control address is sent, with the defaults of what is left out. */
import { operationNames } from '../routes/operation.ts'
import { type Checked, checkBody, listOf, object, type Rule, type RuleValue } from '../rules/rule.ts'
import { integer, nonBlankText, number, oneOf } from '../rules/value-rules.ts'
import { type Fault, type FaultPlan, faultKinds, noFaults } from './faults.ts'

/** A longer delay outlasts every client's patience. */
const maxDelayMs = 10 * 60 * 1000

const inRange =
  (rule: Rule<number>, min: number, max: number): Rule<number> =>
  (value, path, report) => {
    const read = rule(value, path, report)
    if (read === undefined) return
    return read >= min && read <= max ? read : report.add(path, 'out_of_range', `Expected ${min} to ${max}.`)
  }

/** Seconds, or a text that can stand in a header. */
const retryAfter: Rule<number | string> = (value, path, report) => {
  if (typeof value === 'number') return inRange(integer, 0, 86_400)(value, path, report)
  const text = nonBlankText(value, path, report)
  if (text === undefined) return
  return /^[\x20-\x7e]{1,100}$/.test(text) ? text : report.add(path, 'invalid_characters')
}

const fault = object({
  required: { kind: oneOf(faultKinds) },
  optional: {
    supplier: nonBlankText,
    operation: oneOf([...operationNames, '*'] as const),
    rate: inRange(number, 0, 1),
    times: inRange(integer, 1, 1_000_000),
    delayMs: inRange(integer, 0, maxDelayMs),
    retryAfter,
  },
})

const plan = object({ required: { faults: listOf(fault) }, optional: { seed: integer } })

/** @param body  e.g. `{"seed": 7, "faults": [{"kind": "unavailable", "supplier": "PRACTICE", "rate": 0.1, "retryAfter": 1}]}` */
export function readFaultPlan(body: unknown): Checked<FaultPlan> {
  const checked = checkBody(plan, body, 100)
  if (!checked.ok) return checked
  const { seed = noFaults.seed, faults } = checked.value
  return { ok: true, value: { seed, faults: faults.map(withDefaults) } }
}

const defaults: Omit<Fault, 'kind'> = { supplier: '*', operation: '*', rate: 1, delayMs: 1000 }

const withDefaults = (given: RuleValue<typeof fault>): Fault => ({ ...defaults, ...given })
