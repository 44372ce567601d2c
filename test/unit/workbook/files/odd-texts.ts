/** Text files as programs and machines of several countries write them, with what Papa Parse makes otherwise of them, and why. */
import iconv from 'iconv-lite'

export type OddText = {
  readonly about: string
  readonly fileName: string
  readonly bytes: Uint8Array
  readonly differences: readonly {
    readonly at: string
    readonly ours: string
    readonly theirs: string
    readonly why: string
  }[]
}

const text = (about: string, written: string | Uint8Array, differences: OddText['differences'] = []): OddText => ({
  about,
  fileName: about.includes('tabs') ? 'a.tsv' : 'a.csv',
  bytes: typeof written === 'string' ? Buffer.from(written) : written,
  differences,
})

const german = 'Kundennummer;Name;Ort;Saldo\r\n0815;Jörg Müller;Köln;"1.204,50"\r\n0816;Änne Groß;Fürth;-12,00\r\n'

export const oddTexts: readonly OddText[] = [
  text(
    'values in quotation marks, with delimiters, marks and line ends inside',
    'a,b\n"1,5","say ""no"""\n"two\nlines",3\n',
  ),
  text('umlauts, semicolons and decimal commas of Windows-1252', iconv.encode(german, 'windows-1252')),
  text('UTF-8 with a byte order mark', `\ufeff${german}`),
  text('UTF-16', iconv.encode(`\ufeff${german.replaceAll(';', '\t')}`, 'utf-16le')),
  text('tabs, and commas in values', 'a\tb\n1,5\t2,5\n'),
  text('rows of different length, and blank ones between', 'a,b,c\n1\n\n1,2,3,4\n,,\n5,6,7\n'),
  text('blanks around values, which are kept', 'a,b\n 1 , 2\n'),
  text('what an apostrophe keeps from being a formula', "a,b\n'=1+1,'0123\n", [
    {
      at: 'A2',
      ours: '=1+1',
      theirs: "'=1+1",
      why: 'programs put the apostrophe there for other programs: it is no part of the value',
    },
    { at: 'B2', ours: '0123', theirs: "'0123", why: 'the same, for a number that keeps its zeros' },
  ]),
  text('a quotation mark that is never closed', 'a,b\n"1,2\n3,4\n', [
    { at: 'A2', ours: '"1', theirs: '1,2\n3,4\n', why: 'Papa Parse takes all that follows for one value' },
    { at: 'B2', ours: '2', theirs: '', why: 'the same' },
    { at: 'A3', ours: '3', theirs: '', why: 'the same' },
    { at: 'B3', ours: '4', theirs: '', why: 'the same' },
  ]),
]
