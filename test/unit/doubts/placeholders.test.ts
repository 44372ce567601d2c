import { describe, expect, test } from 'vitest'
import type { CellValue } from '../../support/rows/workbook-from-rows.ts'
import { date, type Field, names, notedIn, times } from './doubts-in.ts'

describe('what stands for another value, or none, is doubted', () => {
  test.each<[string, Field, readonly CellValue[], readonly string[]]>([
    [
      'what databases write',
      'text',
      [...names, 'NULL', 'n/a'],
      ['row 7: placeholder_as_value', 'row 8: placeholder_as_value'],
    ],
    [
      'a code that is to follow',
      'identifier',
      ['A1', 'A2', ' TBC ', 'A4'],
      ['row 4: spaces_around: TBC', 'row 4: placeholder_as_value'],
    ],
    ['a dash for a postcode', 'postcode', ['10115', '-', '10117'], ['row 3: placeholder_as_value']],
    [
      'marks for the row above',
      'text',
      [...names, '"', 'ditto', 'as above'],
      ['row 7: ditto_mark', 'row 8: ditto_mark', 'row 9: ditto_mark'],
    ],
    [
      'most of a column at once',
      'text',
      [...names, ...times(6, () => 'NULL')],
      ['row 1: placeholder_as_value_in_column'],
    ],
    [
      'letters of another encoding',
      'text',
      [...names, 'JÃ¼rgen MÃ¼ller', 'Oâ€™Neill', 'RenÃ©e', 'Ruda ÅšlÄ…ska'],
      [
        'row 7: text_garbled: Jürgen Müller',
        'row 8: text_garbled: O’Neill',
        'row 9: text_garbled: Renée',
        'row 10: text_garbled: Ruda Śląska',
      ],
    ],
    [
      'question marks for letters that a program could not write',
      'text',
      ['?ukasz', 'M?ller', 'O?Brien', 'M?LLER', 'Jos?', 'Andr? Weil', 'Ren?-Marie', 'M?ller c/o Schmidt'],
      [...[2, 3, 4, 5, 6, 7, 8, 9].map((row) => `row ${row}: text_garbled`), 'row 9: name_with_remark'],
    ],
    [
      'the same in streets and towns',
      'street',
      ['Gro?-Gerau 1', '12 M?hlgasse / Hof', 'Stra?e 5', '12 Elm Street'],
      [2, 3, 4].map((row) => `row ${row}: text_garbled`),
    ],
    [
      'letters of an old Macintosh',
      'text',
      [...names, 'MŸller', 'RenŽe', 'RenŽ', 'SmithÕs'],
      [
        'row 7: text_garbled: Müller',
        'row 8: text_garbled: Renée',
        'row 9: text_garbled: René',
        'row 10: text_garbled: Smith’s',
      ],
    ],
    [
      'capitals inside a name that may be letters of an old Macintosh, without guessing',
      'text',
      [...names, 'InterŠport', 'CafŽhaus'],
      ['row 7: text_garbled', 'row 8: text_garbled'],
    ],
    [
      'addresses of nobody',
      'email',
      [...times(5, (index) => `p${index}@mail.org`), 'noemail@noemail.com', 'none@x.org', 'na@na.com', 'x@none.com'],
      [7, 8, 9, 10].map((row) => `row ${row}: placeholder_as_value`),
    ],
    ['letters that are lost', 'text', [...names, 'J\ufffdrgen'], ['row 7: text_garbled']],
    [
      'codes of web pages',
      'text',
      [...names, 'O&#39;Brien', 'Marks &amp; Co', 'M&uuml;ller'],
      ["row 7: text_garbled: O'Brien", 'row 8: text_garbled: Marks & Co', 'row 9: text_garbled: Müller'],
    ],
    [
      'decimals of a number that is a code',
      'identifier',
      ['1001.0', '1002.0', '1003'],
      ['row 2: decimal_end_of_code: 1001', 'row 3: decimal_end_of_code: 1002'],
    ],
    ['the same in a postcode', 'postcode', ['10115.0'], ['row 2: decimal_end_of_code: 10115']],
    [
      'two numbers in a cell',
      'identifier',
      ['E1\nE2', '1200000000003, 1200000000004', '1001 / 1002', '1200000000005'],
      ['row 2: several_codes', 'row 3: several_codes', 'row 4: several_codes'],
    ],
    [
      'a number in two spellings: the one that fewer rows have',
      'identifier',
      ['12 0000 0000 001', '1200000000001', '1200000000002', 'A100', 'A 100', 'a100', 'A-100'],
      [
        'row 2: code_spelled_otherwise: 1200000000001',
        'row 6: code_spelled_otherwise: A100',
        'row 7: code_spelled_otherwise: A100',
        'row 8: code_spelled_otherwise: A100',
      ],
    ],
    [
      'a number in two spellings, whatever sign it has, but not two numbers that a third may be',
      'identifier',
      ['A100', 'A-100', 'A/100', '123', '12-3', '1-23'],
      ['row 3: code_spelled_otherwise: A100', 'row 4: code_spelled_otherwise: A100'],
    ],
    ['a date among house numbers', 'text', ['12', '14a', 5, date('2026-03-01')], ['row 5: text_became_date']],
  ])('%s', (_, field, values, noted) => {
    expect(notedIn(field, values)).toEqual(noted)
  })

  test.each<[string, Field, readonly CellValue[]]>([
    [
      'names that look like words for nothing',
      'text',
      ['Noone', 'Nullmeier', 'X', 'Na', 'N. A. Lee', 'Missy', 'Nil-Lee'],
    ],
    [
      'addresses of people with short names',
      'email',
      ['na@mail.org', 'test.lee@mail.org', 'mail@lee.org', 'no@lee.org'],
    ],
    ['capitals that belong there', 'text', ['ŽIŽEK', 'Žižek', 'ŠKODA', 'Õun', 'ŸS', 'Œuvre', 'Škoda-Žak']],
    ['a phrase with such a word', 'text', ['called, number unknown', 'see above the door', 'do']],
    [
      'what is written with such letters',
      'text',
      ['Ângela', 'São João', 'Ärzte “Ä”', 'à\u00a0«', 'Smith & Co; Leeds', 'AT&T', 'x&y;', '&c; '],
    ],
    [
      'questions, and addresses of pages',
      'text',
      ['Which one? This', 'Is this Smith?', 'Smith??', 'Smith ?', '?Smith', 'https://x.org/a?b', 'a/b?c=d'],
    ],
    ['question marks beside a street', 'street', ['?Elm St', '12 Elm St?', 'Flat ?', 'Elm St (where?)']],
    [
      'question marks of notes',
      'note',
      ['Is there a dog?Yes', 'Meter inside?no', 'Moved?Y?N', '?faulty meter', '?vacant', 'and/or?call', 'A?B'],
    ],
    ['codes with a point', 'identifier', ['1.0', '1.1', '2.0']],
    ['codes with signs', 'identifier', ['1-11', '11-1', 'A/2', 'A2/1', '1,234', 'E1 2', 'Flat 2, 4']],
    ['postcodes in two spellings', 'postcode', ['LS1 4AB', 'LS14AB']],
    ['codes that begin with a word', 'identifier', ['ACC 1001', 'ACC 1002', 'REF 2002', 'A/C1003', 'SN123456']],
    ['a number that says no more than its name', 'identifier', ['A-1001', 'A-1002', 'A-1003', 'Meter 2']],
    ['a text column of dates', 'text', [date('2026-03-01'), date('2026-03-02')]],
  ])('but not %s', (_, field, values) => {
    expect(
      notedIn(field, values).filter((noted) => !/spaces_around|invisible|number_among|words_among/.test(noted)),
    ).toEqual([])
  })
})
