/**
 * Asks data that is no dictionary of ours, such as a payload or an answer, for a member by name. What every object has, such as
 * `constructor`, is no member of the data; `__proto__` is one where the data has it.
 */
export function memberOf<V>(data: { readonly [name: string]: V } | undefined, name: string | number): V | undefined
export function memberOf(data: unknown, name: string | number): unknown
export function memberOf(data: unknown, name: string | number): unknown {
  const isHolder = typeof data === 'object' && data !== null && Object.hasOwn(data, name)
  return isHolder ? (data as Readonly<Record<string | number, unknown>>)[name] : undefined
}

/** The same data without one of its members. */
export const withoutMember = <V>(data: { readonly [name: string]: V } | undefined, name: string): Record<string, V> =>
  Object.fromEntries(Object.entries(data ?? {}).filter(([one]) => one !== name))

/** An object of data that is no dictionary of ours. */
export type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What is something else is nothing. */
export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {})
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
