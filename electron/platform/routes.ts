/** The addresses of a service's calls, below its base URL: its templates with supplier code and account number in them. */
import type { OptionalCall, ServiceShape, Wrapper } from '../../shared/description/service-shape.ts'
import { issue } from '../../shared/issue-words.ts'
import { canBeAskedAbout } from '../../shared/service/service-identifier.ts'
import type { NoAnswer } from './reading/outcomes.ts'

/**
 * A supplier code or account number as part of a path.
 * @returns nothing for what no address can hold
 */
export const pathPart = (identifier: string): string | undefined =>
  canBeAskedAbout(identifier) ? encodeURIComponent(identifier) : undefined

/** @returns `null`: the service has no such call; `undefined`: no address can hold the supplier code or the account number */
export type Addresses = (call: keyof ServiceShape['routes'], accountNumber?: string) => string | null | undefined

export const addressesOf =
  ({ routes }: ServiceShape, supplierCode: string): Addresses =>
  (call, accountNumber = '') => {
    const parts = new Map([
      ['{supplier}', pathPart(supplierCode)],
      ['{number}', pathPart(accountNumber)],
    ])
    const template = routes[call]
    const steps = template?.split(/(\{\w+\})/).map((step) => (parts.has(step) ? parts.get(step) : step))
    if (steps === undefined) return null
    return steps.includes(undefined) ? undefined : steps.join('')
  }

/** Why a call is not made. Whoever offers it asks the shape beforehand. */
export const lacking = (call: OptionalCall): NoAnswer => ({
  kind: 'notSent',
  issue: issue('service_lacks_call', { call }),
  serviceWords: null,
  isLasting: true,
})

export const unaskable = (number: string): NoAnswer => ({
  kind: 'notSent',
  issue: issue('account_number_unusable', { number }),
  serviceWords: null,
  isLasting: false,
})

export const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** The account as its request holds it. */
export function wrapped(account: unknown, wrapper: Wrapper | null): unknown {
  if (wrapper?.isUsed !== true) return account
  return { [wrapper.field]: account, ...Object.fromEntries(wrapper.beside.map((field) => [field, {}])) }
}

/** The path of an error in the account, where the service names it from its request on. */
export function unwrappedPath(path: string | null, wrapper: Wrapper | null): string | null {
  if (path === null || wrapper === null) return path
  if (path === wrapper.field) return null
  return path.startsWith(`${wrapper.field}.`) ? path.slice(wrapper.field.length + 1) : path
}
