/** Text files whose numbers of accounts, supply points and meters are not what they were. */
import { family, meter, number, supplyPoint } from './paths.ts'
import type { Export } from './seen-by-person.ts'
import { csv } from './text-file.ts'

export const numberExports: readonly Export[] = [
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
]
