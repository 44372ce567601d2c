/** An address of the account. Source: service interface, "Address". */
import { country, group, identifier, text } from '../field.ts'

/** @param whose  what its fields are called by: "Billing" */
export const address = (label: string, help: string, whose: string) =>
  group(
    label,
    help,
    {
      street_address: text(`${whose} street`, 'House number and street, on one line.', { role: 'street' }),
      locality: text(`${whose} town or city`, 'Town or city.', { role: 'town' }),
      administrative_area: text(`${whose} state or county`, 'State, county, province or region.', { role: 'region' }),
      postal_code: identifier(`${whose} postcode`, 'Postcode or ZIP code. Leading zeros are kept.', {
        role: 'postcode',
      }),
      country: country(`${whose} country`, 'Short country code, such as US or GB.'),
    },
    { section: 'Address' },
  )
