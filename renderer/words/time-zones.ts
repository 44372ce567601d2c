/** The time zones that a column's clock may be of, as the world's database of them names them; found by their countries, too. */
import { countriesCalled, countryCodeOf } from '../../shared/mapping/locale/countries.ts'

let names: readonly string[] | undefined

export function zoneNames(): readonly string[] {
  names ??= ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')]
  return names
}

/**
 * Those of a country that is called exactly so come first: "USA" is inside of "Lusaka", and "India" of "Indiana".
 * @param text  what somebody has typed so far: of a zone's name, or of a country's in any language of the offices
 */
export function zonesCalled(text: string): readonly string[] {
  const wanted = text.trim().toLowerCase()
  const byName = zoneNames().filter((zone) => zone.toLowerCase().replaceAll('_', ' ').includes(wanted))
  const country = countryCodeOf(wanted)
  const ofCountry = country === null ? [] : zonesOf(country)
  const ofOthers = countriesCalled(text).all.flatMap(zonesOf)
  return [...new Set([...ofCountry.filter((zone) => byName.includes(zone)), ...ofCountry, ...byName, ...ofOthers])]
}

/** A getter in some hosts, and a function in later ones. */
type WithZones = { readonly timeZones?: readonly string[]; getTimeZones?(): readonly string[] | undefined }

const zonesOf = (country: string): readonly string[] => {
  const locale: Intl.Locale & WithZones = new Intl.Locale('und', { region: country })
  return locale.getTimeZones?.() ?? locale.timeZones ?? []
}
