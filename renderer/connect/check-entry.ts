/** Looks at what was typed for a live connection before it is handed over, and says in the person's words what is missing. */
import { createSeconds, type LiveConnectionEntry, longestCreateSeconds } from '../../shared/ipc.ts'
import { say, sayMessage } from '../../shared/messages/say.ts'
import type { Issue } from '../../shared/result.ts'
import { readAddress } from '../../shared/service/service-address.ts'
import { supplierCodeFault } from '../../shared/service/service-identifier.ts'

const inputs = [
  'address',
  'supplierCode',
  'apiKey',
  'graphqlPath',
  'document',
  'variables',
  'tokenPath',
  'createSeconds',
] as const

/** By input, what is wrong with it. */
export type EntryFaults = { readonly [I in (typeof inputs)[number]]?: string }

export const hasFaults = (faults: EntryFaults): boolean => Object.values(faults).some((fault) => fault !== undefined)

/** @param hasKey  a key is stored, so that none need be typed */
export function faultsIn(entry: LiveConnectionEntry, hasKey: boolean): EntryFaults {
  const { address, supplierCode, apiKey, token } = entry
  return {
    address: addressFault(address),
    supplierCode: inWords(supplierCodeFault(supplierCode.trim())),
    apiKey: !hasKey && (apiKey ?? '').trim() === '' ? say('key_not_typed') : undefined,
    graphqlPath: token.graphqlPath.startsWith('/') ? undefined : say('sign_in_path_fault'),
    document: token.document.trim() === '' ? say('sign_in_request_missing') : undefined,
    variables: variablesFault(token.variables),
    tokenPath: token.tokenPath.trim() === '' ? say('token_path_missing') : undefined,
    createSeconds: createSeconds.safeParse(entry.createSeconds).success
      ? undefined
      : say('create_seconds_fault', { longest: longestCreateSeconds }),
  }
}

/** Puts each issue of the desk beside its input; those that belong to none are left over. */
export function sortIssues(issues: readonly Issue[]): {
  readonly faults: EntryFaults
  readonly others: readonly Issue[]
} {
  const inputOf = ({ where }: Issue) => inputs.find((input) => input === where?.path)
  return {
    faults: Object.fromEntries(
      inputs.flatMap((input) => {
        const own = issues.filter((issue) => inputOf(issue) === input)
        return own.length === 0 ? [] : [[input, own.map(({ message }) => sayMessage(message)).join(' ')]]
      }),
    ),
    others: issues.filter((issue) => inputOf(issue) === undefined),
  }
}

const inWords = (fault: Issue | null): string | undefined => (fault === null ? undefined : sayMessage(fault.message))

function addressFault(typed: string): string | undefined {
  const address = readAddress(typed)
  return address.ok ? undefined : inWords(address.issues[0])
}

function variablesFault(variables: string): string | undefined {
  try {
    JSON.parse(variables)
  } catch {
    return say('sign_in_values_unreadable')
  }
  return variables.includes('{{apiKey}}') ? undefined : say('sign_in_values_without_key')
}
