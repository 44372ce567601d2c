/** A value with a problem, and what it becomes once it is fixed: shown in help, for kinds of which an example says more than words. */
import type { OurCode } from '../../issue-words.ts'
import { memberOf } from '../../members.ts'

export type BeforeAndAfter = readonly [before: string, after: string]

/** Of a kind that is told of a whole column, the one of its cells serves. */
export const problemExample = (code: string): BeforeAndAfter | undefined =>
  memberOf<BeforeAndAfter>(examples, code.replace(/_in_column$/, ''))

const examples = {
  account_mistyped: ['1000A2', '100042'],
  account_number_placeholder: ['TBC', '100042'],
  country_in_postcode: ['SW1A 1AA UK', 'SW1A 1AA'],
  country_unusual: ['Great Britain', 'GB'],
  date_is_bare_number: ['45352', '2024-03-01'],
  date_unreadable: ['30/02/2024', '29/02/2024'],
  decimal_end_of_code: ['100042.0', '100042'],
  decimal_unreadable: ['12,3,4', '12.34'],
  digits_apart: ['00-443-217', '00443217'],
  digits_lost: ['10443720000000000', '10443720000000001'],
  ditto_mark: ['″', '12 Oak Lane'],
  email_of_several: ['ada@example.com; ben@example.com', 'ada@example.com'],
  email_unreadable: ['ada.example.com', 'ada@example.com'],
  identifier_became_date: ['03-May', '5-3'],
  identifier_damaged: ['1.04437E+16', '10443720000000001'],
  integer_unreadable: ['5.5', '5'],
  label_before_code: ['MPAN 1200023305967', '1200023305967'],
  leading_zeros_lost: ['443217', '00443217'],
  name_capitals_first: ['OKAFOR Ada', 'Ada Okafor'],
  name_of_several: ['Ada & Ben Okafor', 'Ada Okafor'],
  people_in_name: ['Ada & Ben', 'Ada'],
  phone_country_missing: ['07700 900123', '+447700900123'],
  phone_of_several: ['07700 900123 / 07700 900124', '07700 900123'],
  phone_unreadable: ['07700 9OO', '07700 900123'],
  phone_zero_added: ['7700 900123', '07700 900123'],
  phone_zero_lost: ['7700 900123', '07700 900123'],
  placeholder_as_value: ['N/A', ''],
  postcode_in_small_letters: ['sw1a 1aa', 'SW1A 1AA'],
  postcode_zeros_lost: ['2139', '02139'],
  quotes_around: ['"Oak Lane"', 'Oak Lane'],
  several_codes: ['00443217, 00443218', '00443217'],
  text_garbled: ['JosÃ©', 'José'],
  whole_address_as_street: ['12 Oak Lane, Austin, TX 78701', '12 Oak Lane'],
  whole_name_as_family: ['Ada Okafor', 'Okafor'],
  year_of_two_digits: ['01/05/24', '01/05/2024'],
} as const satisfies Partial<Record<OurCode, BeforeAndAfter>>
