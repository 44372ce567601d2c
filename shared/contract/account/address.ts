/** An address of the account. Source: service interface, "Address". */
import { country, type FieldNotes, group, identifier, text } from '../field.ts'

export const address = (notes: FieldNotes, whose: string) =>
  group(notes, {
    street_address: text({
      label: `${whose} street`,
      help: 'House number and street, on one line.',
      synonyms: [
        'street',
        'street address',
        'address',
        'address line',
        'address line 1',
        'house and street',
        'street and number',
        'house number and street',
        'street line 1',
        'address 1',
        'street name',
      ],
    }).optional(),
    locality: text({
      label: `${whose} town or city`,
      help: 'Town or city.',
      synonyms: ['city', 'town', 'locality', 'suburb', 'post town', 'village', 'municipality'],
    }).optional(),
    administrative_area: text({
      label: `${whose} state or county`,
      help: 'State, county, province or region.',
      synonyms: [
        'state',
        'county',
        'province',
        'region',
        'administrative area',
        'territory',
        'state province',
        'state region',
        'prefecture',
        'canton',
      ],
    }).optional(),
    postal_code: identifier({
      label: `${whose} postcode`,
      help: 'Postcode or ZIP code. Leading zeros are kept.',
      synonyms: ['postcode', 'post code', 'postal code', 'zip', 'zip code', 'eircode', 'zip postal code'],
    }).optional(),
    country: country({
      label: `${whose} country`,
      help: 'Short country code, such as US or GB.',
      synonyms: ['country', 'country code', 'country name', 'nation'],
    }).optional(),
  })
