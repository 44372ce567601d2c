/** Text files whose dates, amounts and words are written in odd ways. */
import { balance, born, email, family, given, mobile, number, since } from './paths.ts'
import type { Export } from './seen-by-person.ts'
import { csv } from './text-file.ts'

export const valueExports: readonly Export[] = [
  [
    'times beside dates, in several ways',
    csv(
      'Account number,Last name,Date of birth,Move in date',
      'A-1,Lee,1980-01-31 00:00:00,31/01/2024 00:00',
      'A-2,Ray,1975-12-24T00:00:00Z,01/02/2024 9:05 PM',
    ),
    { leftOut: [], said: [], sent: { [born]: ['1980-01-31', '1975-12-24'], [since]: ['2024-01-31', '2024-02-01'] } },
  ],
  [
    'dates that a text file holds as the numbers of a spreadsheet',
    csv('Account number,Last name,Date of birth', 'A-1,Lee,29221', 'A-2,Ray,29252'),
    {
      leftOut: [],
      said: ['error date_is_bare_number C2 → 1980-01-01', 'error date_is_bare_number C3 → 1980-02-01'],
      sent: { [born]: [null, null] },
    },
  ],
  [
    'words where there is no value',
    csv(
      'Account number,First name,Last name,Date of birth,Email,Mobile,Balance',
      'A-1,Ana,Lee,N/A,-,none,TBC',
      'A-2,Bo,Ray,1980-01-31,noemail@noemail.com,+447911123456,nil',
      'A-3,TBC,Ng,1980-02-01,c@mail.org,+447911123457,£ -',
      'A-4,Di,Po,1980-03-01,d@mail.org,+447911123458,4.00',
      'A-5,Ed,Fox,1980-04-01,e@mail.org,+447911123459,5.00',
      'A-6,Fay,Kay,1980-05-01,f@mail.org,+447911123460,6.00',
      'A-7,Gil,May,1980-06-01,g@mail.org,+447911123461,7.00',
    ),
    {
      leftOut: [],
      said: [
        'error date_unreadable D2',
        'error decimal_unreadable G2',
        'error decimal_unreadable G3 → 0',
        'error decimal_unreadable G4 → 0',
        'error email_unreadable E2',
        'error phone_unreadable F2',
        'warning placeholder_as_value B4',
        'warning placeholder_as_value E3',
      ],
      sent: {
        [given]: ['Ana', 'Bo', 'TBC', 'Di', 'Ed', 'Fay', 'Gil'],
        [born]: [null, '1980-01-31', '1980-02-01', '1980-03-01', '1980-04-01', '1980-05-01', '1980-06-01'],
        [email]: [null, 'noemail@noemail.com', 'c@mail.org', 'd@mail.org', 'e@mail.org', 'f@mail.org', 'g@mail.org'],
        [mobile]: [
          null,
          '+447911123456',
          '+447911123457',
          '+447911123458',
          '+447911123459',
          '+447911123460',
          '+447911123461',
        ],
        [balance]: [null, null, null, '4.00', '5.00', '6.00', '7.00'],
      },
    },
  ],
  [
    'amounts with signs, brackets, words and currencies',
    csv(
      'Account number,Last name,Balance',
      'A-1,Lee,"£1,234.50 CR"',
      'A-2,Ray,(£12.50)',
      'A-3,Ng,12.50-',
      'A-4,Po,GBP 12.00',
      'A-5,Fox,£12.50 in credit',
    ),
    { leftOut: [], said: [], sent: { [balance]: ['-1234.50', '-12.50', '-12.50', '12.00', '-12.50'] } },
  ],
  [
    'yes and no in odd words',
    csv(
      'Account number,Last name,Opted into offers,Opted into SMS,Net metered',
      'A-1,Lee,Opted in,Y,TRUE',
      'A-2,Ray,Opted out,N,FALSE',
      'A-3,Ng,maybe,,1',
      'A-4,Po,✓,x,0',
    ),
    {
      leftOut: [],
      said: ['error yes_no_unreadable C4'],
      sent: {
        'customers.0.customer_preferences.opted_into_offers': [true, false, null, true],
        'customers.0.customer_preferences.opted_into_sms': [true, false, null, true],
      },
    },
  ],
  [
    'tariffs by name, and the fuel in words',
    csv(
      'Account number,Last name,MPAN,Fuel,Tariff,Tariff start',
      'A-1,Lee,1200012345678,Electricity,Standard Variable,01/02/2024',
      'A-2,Ray,1200012345679,Elec,Fix 12M v3,15/02/2024',
    ),
    {
      leftOut: [],
      said: ['warning value_not_documented D2 → ELECTRICITY', 'warning value_not_documented D3'],
      sent: {
        'supply_addresses.0.supply_points.0.supply_type': ['Electricity', 'Elec'],
        'supply_addresses.0.supply_points.0.agreements.0.tariff_code': ['Standard Variable', 'Fix 12M v3'],
        'supply_addresses.0.supply_points.0.agreements.0.effective_from': ['2024-02-01', '2024-02-15'],
      },
    },
  ],
  [
    'amounts in pence, as their heading says',
    csv('Account number,Last name,Balance (pence)', 'A-1,Lee,1200', 'A-2,Ray,500'),
    {
      leftOut: [],
      said: ['warning amount_in_minor_unit_in_column C1', 'warning column_guessed C2', 'warning column_guessed C3'],
      sent: { [balance]: ['1200', '500'] },
    },
  ],
  [
    'quotation marks of print around values, an e-mail address as a name, and brackets around words for nothing',
    csv(
      'Account number,First name,Last name,Town',
      '“A-1”,Ana,Lee,[blank]',
      'A-2,Bo,bo@mail.org,<none>',
      'A-3,Cy,«Ng»,Leeds',
      'A-4,Di,Po,York',
    ),
    {
      leftOut: [],
      said: [
        'warning name_with_remark C3',
        'warning placeholder_as_value D2',
        'warning placeholder_as_value D3',
        'warning quotes_around A2 → A-1',
        'warning quotes_around C4 → Ng',
      ],
      sent: { [number]: ['“A-1”', 'A-2', 'A-3', 'A-4'], [family]: ['Lee', 'bo@mail.org', '«Ng»', 'Po'] },
    },
  ],
]
