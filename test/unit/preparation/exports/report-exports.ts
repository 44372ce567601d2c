/** Text files of reports: what stands above, between and below the rows of accounts. */
import { balance, number, street } from './paths.ts'
import type { Export } from './seen-by-person.ts'
import { csv } from './text-file.ts'

export const reportExports: readonly Export[] = [
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
    'accounts by region, with a total of each and accounts of which little is known',
    csv(
      'Accounts by region,,,,',
      'Account No,First Name,Surname,Opening Balance,Move In',
      'North region,,,,',
      'A-1001,Ana,Lee,10.00,01/02/2024',
      'A-1002,,,,',
      'A-1003,Bo,Ray,5.00,15/03/2024',
      'Total,,,15.00,',
      ',,,,',
      'South region,,,,',
      'A-1004,Cy,Roe,7.00,16/03/2024',
      'A-1005,,Ng,,',
      'Total,,,7.00,',
    ),
    {
      leftOut: ['1 title', '3 section', '7 total', '9 section', '12 total'],
      said: ['error account_of_nobody A5'],
      sent: {
        [number]: ['A-1001', 'A-1002', 'A-1003', 'A-1004', 'A-1005'],
        [balance]: ['10.00', null, '5.00', '7.00', null],
      },
    },
  ],
  [
    'an account in each column, with the headings one below the other',
    csv(
      'Account number,A-1001,A-1002,A-1003',
      'First name,Ana,Bo,Cy',
      'Last name,Lee,Ray,Roe',
      'Postcode,LS1 1AA,LS1 1AB,LS1 1AC',
      'Opening balance,10.00,5.00,7.00',
    ),
    {
      leftOut: ['1 title'],
      said: ['error mapping_account_number_missing', 'error sheet_without_account', 'warning sheet_sideways A1'],
      sent: {},
    },
  ],
]
