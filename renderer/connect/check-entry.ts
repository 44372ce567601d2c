/** Looks at what was typed for a live connection before it is handed over, and says in the person's words what is missing. */
import type { LiveConnectionEntry, TokenRequest } from '../../shared/ipc.ts'

export type EntryFaults = {
  readonly [F in Exclude<keyof LiveConnectionEntry, 'token'> | keyof TokenRequest]?: string
}

export const hasFaults = (faults: EntryFaults): boolean => Object.values(faults).some((fault) => fault !== undefined)

/** @param hasKey  a key is stored, so that none need be typed */
export function faultsIn(entry: LiveConnectionEntry, hasKey: boolean): EntryFaults {
  const { address, supplierCode, apiKey, token } = entry
  return {
    address: addressFault(address.trim()),
    supplierCode: supplierCode.trim() === '' ? 'Type the supplier code that the operator gave you.' : undefined,
    apiKey: !hasKey && (apiKey ?? '').trim() === '' ? 'Type the API key that the operator gave you.' : undefined,
    graphqlPath: token.graphqlPath.startsWith('/') ? undefined : 'The path begins with a slash, such as /v1/graphql/',
    document: token.document.trim() === '' ? 'Type the request, or put the usual values back.' : undefined,
    variables: variablesFault(token.variables),
    tokenPath: token.tokenPath.trim() === '' ? 'Say where the token is, or put the usual values back.' : undefined,
  }
}

function addressFault(address: string): string | undefined {
  if (address === '') return 'Type the address of the service.'
  const url = URL.parse(address)
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) {
    return 'This is not an address. It begins with https:// and has no spaces.'
  }
  return undefined
}

function variablesFault(variables: string): string | undefined {
  try {
    JSON.parse(variables)
  } catch {
    return 'The values are not readable as JSON. Look for a missing quotation mark or bracket, or put the usual values back.'
  }
  return variables.includes('{{apiKey}}') ? undefined : 'Write {{apiKey}} where the key belongs.'
}
