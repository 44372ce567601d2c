/** Text files from billing and CRM systems, and from spreadsheet programs that saved them again. */
import iconv from 'iconv-lite'
import type { Export, File } from './seen-by-person.ts'

const lines = (rows: readonly string[]): string => rows.map((row) => `${row}\r\n`).join('')
const csv = (...rows: readonly string[]): File => ['accounts.csv', lines(rows)]
const encoded = (encoding: string, ...rows: readonly string[]): File => [
  'accounts.csv',
  iconv.encode(lines(rows), encoding),
]

const number = 'external_account_number'
const given = 'customers.0.given_name'
const family = 'customers.0.family_name'
const email = 'customers.0.email'
const mobile = 'customers.0.mobile'
const born = 'customers.0.date_of_birth'
const since = 'supply_addresses.0.customer_at_supply_address_from_date'
const street = 'billing_address.street_address'
const postcode = 'billing_address.postal_code'
const country = 'billing_address.country'
const balance = 'ledgers.0.ledger_balance'
const supplyPoint = 'supply_addresses.0.supply_points.0.identifier'
const meter = 'supply_addresses.0.supply_points.0.meters.0.serial_number'
const note = 'notes.0.body'

export const textExports: readonly Export[] = [
  [
    'UTF-16 with tabs, as Excel saves “Unicode text”, with amounts in pounds and CR',
    encoded(
      'utf-16le',
      '\ufeffAccount No\tFirst Name\tSurname\tOpening Balance',
      '00123\tZoë\tLee\t£1,234.50 CR',
      '00124\tJosé\tRay\t£10.00 DR',
      '00125\tIda\tNg\t£0.00',
    ),
    {
      leftOut: [],
      said: [],
      sent: {
        [number]: ['00123', '00124', '00125'],
        [given]: ['Zoë', 'José', 'Ida'],
        [balance]: ['-1234.50', '10.00', '0.00'],
      },
    },
  ],
  [
    'semicolons, decimal commas and umlauts of a German machine',
    encoded(
      'windows-1252',
      'Kundennr;Vorname;Nachname;Straße;PLZ;Ort;Saldo;Einzugsdatum;Zählernummer',
      '0815;Jörg;Müller;Hauptstr. 5;01067;Dresden;1.204,50;01.02.2024;1EMH0012345678',
      '0816;Änne;Groß;Ring 3;10115;Berlin;-12,00;15.03.2024;1EMH0012345679',
    ),
    {
      leftOut: [],
      said: [],
      sent: {
        [number]: ['0815', '0816'],
        [given]: ['Jörg', 'Änne'],
        [street]: ['Hauptstr. 5', 'Ring 3'],
        [postcode]: ['01067', '10115'],
        [balance]: ['1204.50', '-12.00'],
        [since]: ['2024-02-01', '2024-03-15'],
        [meter]: ['1EMH0012345678', '1EMH0012345679'],
      },
    },
  ],
  [
    'a French machine, with blanks between thousands',
    encoded(
      'windows-1252',
      'N° client;Prénom;Nom;Code postal;Solde;Date d’emménagement',
      'C001;Zoé;Dupont;01000;1 204,50 €;01/02/2024',
      'C002;Léa;Martin;75002;-12,00 €;15/03/2024',
    ),
    {
      leftOut: [],
      said: [],
      sent: {
        [number]: ['C001', 'C002'],
        [given]: ['Zoé', 'Léa'],
        [family]: ['Dupont', 'Martin'],
        [postcode]: ['01000', '75002'],
        [balance]: ['1204.50', '-12.00'],
        [since]: ['2024-02-01', '2024-03-15'],
      },
    },
  ],
  [
    'quotation marks inside quotation marks, and line breaks in a cell',
    csv(
      'Account number,First name,Last name,Note',
      'A-1,"Ana ""Annie""",Lee,"said ""call me"",\r\ntwice"',
      'A-2,Bo,Ray,',
    ),
    { leftOut: [], said: [], sent: { [given]: ['Ana "Annie"', 'Bo'], [note]: ['said "call me",\ntwice', null] } },
  ],
  [
    'two files that were put together, with the mark of the second in the middle and its headings again',
    csv(
      '\ufeffAccount number,Last name,Balance',
      'A-1,Lee,1.00',
      '\ufeffAccount number,Last name,Balance',
      'A-2,Ray,2.00',
      '\ufeffA-3,Ng,3.00',
    ),
    {
      leftOut: [],
      said: ['info spaces_around A5 → A-3'],
      sent: { [number]: ['A-1', 'A-2', 'A-3'], [balance]: ['1.00', '2.00', '3.00'] },
    },
  ],
  [
    'headings and page numbers that come again on each page',
    csv(
      'Account number,Last name,Balance',
      'A-1,Lee,1.00',
      'Page 1 of 2,,',
      'Account Number,Last Name,Balance',
      'A-2,Ray,2.00',
      'Page 2 of 2,,',
    ),
    { leftOut: ['3 remark', '6 remark'], said: [], sent: { [number]: ['A-1', 'A-2'] } },
  ],
  [
    'a first line that names the separator',
    csv('sep=;', 'Account number;Last name;Balance', 'A-1;Lee;1,50', 'A-2;Ray;2,50'),
    { leftOut: [], said: [], sent: { [number]: ['A-1', 'A-2'], [balance]: ['1.50', '2.50'] } },
  ],
  [
    'a leading blank column, and separators at the end of each row',
    csv(',Account number,Last name,Balance,,', ',A-1,Lee,1.00,,', ',A-2,Ray,2.00,,'),
    { leftOut: [], said: [], sent: { [number]: ['A-1', 'A-2'], [balance]: ['1.00', '2.00'] } },
  ],
  [
    'footnotes, the source, a count and the end of the report below the rows',
    csv(
      'Account number,First name,Last name,Balance',
      'A-1,Ana,Lee,1.00',
      'A-2,Bo,Ray,2.00',
      'A-3,Cy,Ng,3.00*',
      '* provisional figures,,,',
      'Source: CRM export,,,',
      '3 records exported,,,',
      '*** End of report ***,,,',
    ),
    {
      leftOut: ['5 remark', '6 remark', '7 remark', '8 remark'],
      said: ['error decimal_unreadable D4 → 3.00'],
      sent: { [number]: ['A-1', 'A-2', 'A-3'] },
    },
  ],
  [
    'a total without a word, below accounts of which none has a balance',
    csv('Account number,First name,Last name,Balance', 'A-1,Ana,Lee,', 'A-2,Bo,Ray,', 'A-3,Cy,Ng,', ',,,86.00'),
    { leftOut: ['5 total'], said: [], sent: { [number]: ['A-1', 'A-2', 'A-3'], [balance]: [null, null, null] } },
  ],
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
    'account numbers that are formulas, so that a spreadsheet keeps their zeros',
    csv('Account number,Last name,MPAN', '"=""00123""",Lee,="1200012345678"', '="00124",Ray,"=""1200012345679"""'),
    {
      leftOut: [],
      said: [],
      sent: { [number]: ['00123', '00124'], [supplyPoint]: ['1200012345678', '1200012345679'] },
    },
  ],
  [
    'apostrophes in front of numbers, and names that begin with one',
    csv('Account number,Last name,Meter serial', "'00123,O'Neil,'001234567", "'00124,'t Hooft,'001234568"),
    {
      leftOut: [],
      said: [],
      sent: { [number]: ['00123', '00124'], [family]: ["O'Neil", "'t Hooft"], [meter]: ['001234567', '001234568'] },
    },
  ],
  [
    'account numbers that a spreadsheet made dates of',
    csv('Account number,Last name', '1-Mar,Lee', 'Dec-24,Ray', '3-12,Ng'),
    {
      leftOut: [],
      said: ['warning identifier_became_date A2', 'warning identifier_became_date A3'],
      sent: { [number]: ['1-Mar', 'Dec-24', '3-12'] },
    },
  ],
  [
    'account numbers with their thousands apart',
    csv('Account number,Last name', '"1,001",Lee', '"1,002",Ray', '"12,003",Ng'),
    {
      leftOut: [],
      said: ['warning digits_apart A2 → 1001', 'warning digits_apart A3 → 1002', 'warning digits_apart A4 → 12003'],
      sent: { [number]: ['1,001', '1,002', '12,003'] },
    },
  ],
  [
    'numbers of supply points with blanks, and one that is shown in short',
    csv(
      'Account number,Last name,MPAN',
      'A-1,Lee,12 0001 2345 678',
      'A-2,Ray,1200012345679',
      'A-3,Ng,2.0E+12',
      'A-4,Po,1200012345680',
    ),
    {
      leftOut: [],
      said: ['error identifier_damaged C4', 'warning digits_apart C2 → 1200012345678'],
      sent: { [supplyPoint]: ['12 0001 2345 678', '1200012345679', null, '1200012345680'] },
    },
  ],
  [
    'serial numbers of which one lost its zeros',
    csv('Account number,Last name,Meter serial', 'A-1,Lee,0012345', 'A-2,Ray,0012346', 'A-3,Ng,12347'),
    {
      leftOut: [],
      said: ['warning leading_zeros_lost C4 → 0012347'],
      sent: { [meter]: ['0012345', '0012346', '12347'] },
    },
  ],
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
      said: ['warning list_expected A6', 'warning people_in_title D2', 'warning people_in_title D4'],
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
  [
    'letters of an old Macintosh',
    encoded('macintosh', 'Account number,Last name', 'A-1,Müller', 'A-2,Renée', 'A-3,Lee'),
    {
      leftOut: [],
      said: ['warning text_garbled B2 → Müller', 'warning text_garbled B3 → Renée'],
      sent: { [family]: ['MŸller', 'RenŽe', 'Lee'] },
    },
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
    'a row that lost a separator',
    csv(
      'Account number,Last name,Town,Postcode,Email,Balance',
      ...['Lee', 'Ray', 'Ng', 'Po', 'Fox'].map(
        (name, index) => `A-10${index},${name},Leeds,LS1 ${index}AA,p${index}@mail.org,${index}.50`,
      ),
      'A-105,Kay Leeds,LS1 5AA,p5@mail.org,5.50',
    ),
    {
      leftOut: [],
      said: ['error email_unreadable E7', 'warning row_slipped_left C7', 'warning words_in_postcode D7'],
      sent: {
        [family]: ['Lee', 'Ray', 'Ng', 'Po', 'Fox', 'Kay Leeds'],
        [postcode]: ['LS1 0AA', 'LS1 1AA', 'LS1 2AA', 'LS1 3AA', 'LS1 4AA', 'p5@mail.org'],
        [email]: ['p0@mail.org', 'p1@mail.org', 'p2@mail.org', 'p3@mail.org', 'p4@mail.org', null],
        [balance]: ['0.50', '1.50', '2.50', '3.50', '4.50', null],
      },
    },
  ],
  [
    'a customer over two rows, of which the second has the rest of the address',
    csv(
      'Account number,Last name,Address,Postcode',
      'A-1,Lee,1 Elm Street,LS1 1AA',
      ',,Leeds,',
      'A-2,Ray,2 Elm Street,LS1 1AB',
      ',,Leeds,',
    ),
    {
      leftOut: [],
      said: ['error account_number_missing A3', 'error account_number_missing A5'],
      sent: { [number]: ['A-1', null, 'A-2', null], [street]: ['1 Elm Street', 'Leeds', '2 Elm Street', 'Leeds'] },
    },
  ],
  [
    'amounts in pence, as their heading says',
    csv('Account number,Last name,Balance (pence)', 'A-1,Lee,1200', 'A-2,Ray,500'),
    { leftOut: [], said: ['warning amount_in_minor_unit_in_column C1'], sent: { [balance]: ['1200', '500'] } },
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
