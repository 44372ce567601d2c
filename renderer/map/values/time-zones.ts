let names: readonly string[] | undefined

/** The time zones that a column's clock may be of, as the world's database of them names them. */
export function zoneNames(): readonly string[] {
  names ??= ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')]
  return names
}
