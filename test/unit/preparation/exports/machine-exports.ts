/** Text files as other machines and programs write them: letters, separators and quotation marks. */
import { balance, email, family, given, meter, note, number, postcode, since, street } from './paths.ts'
import type { Export } from './seen-by-person.ts'
import { csv, encoded } from './text-file.ts'

export const machineExports: readonly Export[] = [
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
    'a first line that names the separator',
    csv('sep=;', 'Account number;Last name;Balance', 'A-1;Lee;1,50', 'A-2;Ray;2,50'),
    { leftOut: [], said: [], sent: { [number]: ['A-1', 'A-2'], [balance]: ['1.50', '2.50'] } },
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
]
