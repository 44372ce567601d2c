/** Text files whose names, e-mail addresses, phone numbers and postcodes hold more than one thing. */
import { country, email, family, given, mobile, postcode } from './paths.ts'
import type { Export } from './seen-by-person.ts'
import { csv } from './text-file.ts'

export const personExports: readonly Export[] = [
  [
    'several people in the name of one',
    csv('Account number,First name,Last name', 'A-1,A & B,Jones', 'A-2,Ana and Bo,Lee', 'A-3,Cara,Smith & Jones'),
    {
      leftOut: [],
      said: ['warning people_in_name B2', 'warning people_in_name B3', 'warning people_in_name C4'],
      sent: { [given]: ['A & B', 'Ana and Bo', 'Cara'], [family]: ['Jones', 'Lee', 'Smith & Jones'] },
    },
  ],
  [
    'two people in a column of titles, beside the name of one',
    csv(
      'Account number,Title,First name,Last name',
      'A-1,Mr & Mrs,J,Smith',
      'A-2,Mr,Ana,Lee',
      'A-3,Dr and Mrs,Bo,Ray',
      'A-4,Ms,Cy,Ng',
      'A-5,Mr/Mrs/Ms,,',
    ),
    {
      leftOut: [],
      said: ['error account_of_nobody A6', 'warning people_in_title D2', 'warning people_in_title D4'],
      sent: { [given]: ['J', 'Ana', 'Bo', 'Cy', null], [family]: ['Smith', 'Lee', 'Ray', 'Ng', null] },
    },
  ],
  [
    'whole names where last names belong, and what is added to names',
    csv(
      'Account number,First name,Last name',
      'A-1,John,Smith 2nd',
      'A-2,John,"Smith, Jr."',
      'A-3,,"Lee, Ana"',
      'A-4,Bo,Ray (deceased)',
      'A-5,Cy,Ng A/C 2',
    ),
    {
      leftOut: [],
      said: ['warning name_with_remark C5', 'warning name_with_remark C6', 'warning whole_name_as_family C4'],
      sent: {
        [given]: ['John', 'John', null, 'Bo', 'Cy'],
        [family]: ['Smith 2nd', 'Smith, Jr.', 'Lee, Ana', 'Ray (deceased)', 'Ng A/C 2'],
      },
    },
  ],
  [
    'whole names with titles and generations, which are cut',
    csv(
      'Account number,Customer name,Email',
      'A-1,Mr John Smith 2nd,a@mail.org',
      'A-2,"Lee, Ana",b@mail.org',
      'A-3,Dr Bo Ray Jnr,c@mail.org',
      'A-4,Mr & Mrs J Smith,d@mail.org',
      'A-5,Cy van der Berg,e@mail.org',
    ),
    {
      leftOut: [],
      said: ['error name_of_several B5'],
      sent: {
        [given]: ['John', 'Ana', 'Bo', null, 'Cy'],
        [family]: ['Smith 2nd', 'Lee', 'Ray Jnr', null, 'van der Berg'],
      },
    },
  ],
  [
    '“Name” beside “Surname”',
    csv('Account number,Name,Surname', 'A-1,Ana,Lee', 'A-2,Bo,Ray'),
    { leftOut: [], said: [], sent: { [given]: ['Ana', 'Bo'], [family]: ['Lee', 'Ray'] } },
  ],
  [
    'e-mail addresses with names, words and signs around them, and two in a cell',
    csv(
      'Account number,Last name,Email',
      'A-1,Lee,ana@mail.org; bo@mail.org',
      'A-2,Ray,"Bo Ray <b@mail.org>"',
      'A-3,Ng,c@mail.org (wife)',
      'A-4,Po,mailto:d@mail.org',
      'A-5,Fox,e@mail.org',
    ),
    {
      leftOut: [],
      said: [
        'error email_of_several C2',
        'error email_unreadable C3 → b@mail.org',
        'error email_unreadable C4 → c@mail.org',
        'error email_unreadable C5 → d@mail.org',
      ],
      sent: { [email]: [null, null, null, null, 'e@mail.org'] },
    },
  ],
  [
    'phone numbers with extensions, remarks, labels and two in a cell',
    csv(
      'Account number,Last name,Mobile,Country',
      'A-1,Lee,020 7946 0123 ext. 12,GB',
      'A-2,Ray,020 7946 0123 (ext 12),GB',
      'A-3,Ng,07911 123456 - ask for Ana,GB',
      'A-4,Po,07911 123457 after 6pm,GB',
      'A-5,Fox,O7911 123458,GB',
      'A-6,Kay,07911 123459 or 07911 123460,GB',
      'A-7,May,0044 7911 123461,GB',
      'A-8,Joy,07911 123462,GB',
      'A-9,Roy,+44 (0)7911 123463,GB',
    ),
    {
      leftOut: [],
      said: [
        'error phone_of_several C7',
        'error phone_unreadable C4 → +447911123456',
        'error phone_unreadable C5 → +447911123457',
        'error phone_unreadable C6 → +447911123458',
        'warning landline_as_mobile_in_column C1',
        'warning phone_extension_left_out C2',
        'warning phone_extension_left_out C3',
      ],
      sent: {
        [mobile]: [
          '+442079460123',
          '+442079460123',
          null,
          null,
          null,
          null,
          '+447911123461',
          '+447911123462',
          '+447911123463',
        ],
      },
    },
  ],
  [
    'postcodes beside their country or town',
    csv(
      'Account number,Last name,Postcode,Country',
      'A-1,Lee,LS1 1AA UK,UK',
      'A-2,Ray,"LS1 1AB, England",England',
      'A-3,Ng,LS1 1AC,Scotland',
      'A-4,Po,LS1 1AD Leeds,GB',
      'A-5,Fox,LS1 1AE,GB',
    ),
    {
      leftOut: [],
      said: [
        'warning country_in_postcode C2 → LS1 1AA',
        'warning country_in_postcode C3 → LS1 1AB',
        'warning words_in_postcode C5',
      ],
      sent: {
        [postcode]: ['LS1 1AA UK', 'LS1 1AB, England', 'LS1 1AC', 'LS1 1AD Leeds', 'LS1 1AE'],
        [country]: ['GB', 'GB', 'GB', 'GB', 'GB'],
      },
    },
  ],
]
