/** An address of the account. Source: service interface, "Address". */
import { country, type FieldNotes, group, identifier, text } from '../field.ts'

export const address = (notes: FieldNotes, whose: string) =>
  group(notes, {
    street_address: text({
      role: 'street',
      label: `${whose} street`,
      help: 'House number and street, on one line.',
    }).optional(),
    locality: text({
      role: 'town',
      label: `${whose} town or city`,
      help: 'Town or city.',
    }).optional(),
    administrative_area: text({
      role: 'region',
      label: `${whose} state or county`,
      help: 'State, county, province or region.',
    }).optional(),
    postal_code: identifier({
      role: 'postcode',
      label: `${whose} postcode`,
      help: 'Postcode or ZIP code. Leading zeros are kept.',
    }).optional(),
    country: country({
      label: `${whose} country`,
      help: 'Short country code, such as US or GB.',
    }).optional(),
  })
