/**
 * What is peculiar, in the order in which it is looked at: all else is features, weights (`weights.ts`) and thresholds. A rule stays where the kept
 * sets get worse without it, or something wrong would be sent: `node test/bench/suggest.bench.ts --without-each`.
 */
import {
  bankNumbersOut,
  numbersFoundElsewhereOut,
  numbersOfOtherSheet,
  numbersOfOthersOut,
  onlyNumber,
} from './rules/account-key.ts'
import { addressInLines } from './rules/address-lines.ts'
import { listsOut, ownPoints, straysOut } from './rules/choices.ts'
import {
  countedFromOne,
  initialsOpened,
  makersMarkOff,
  marksOff,
  pairsCounted,
  pointsCounted,
  saidPlainly,
} from './rules/headings.ts'
import { numbersBesideStreets, streetsWithNumbers } from './rules/house-numbers.ts'
import { misspeltAsGuess } from './rules/misspelt.ts'
import { countsAmong, gasAmong, lonePostcodesOut, monthsAmong } from './rules/no-field.ts'
import { nameBesideName, ownRole } from './rules/people-words.ts'
import type { Rule } from './rules/rule.ts'
import { suppliesApart } from './rules/supplies-apart.ts'
import { valuesAlone } from './rules/values-alone.ts'
import { addressesDecided, unnamedOut } from './rules/which-address.ts'

export const rules: readonly Rule[] = [
  {
    name: 'system names',
    when: 'Three or more headings are column names of one billing system, or two are on a sheet that is called for a table of it.',
    effect: { on: 'headings', change: saidPlainly },
    example: 'VKONT, VERTRAG, ANLAGE',
  },
  {
    name: 'mark of a maker',
    when: 'Nearly all headings, and the account number among them, begin with the same letters and an underscore, which are no word.',
    effect: { on: 'headings', change: makersMarkOff },
    example: 'nrg_accountnumber, nrg_tariffcode',
  },
  {
    name: 'marks of programs',
    when: 'Three or more headings begin with the name of a type of data, or end with “_c”.',
    effect: { on: 'headings', change: marksOff },
    example: 'strSurname, strTown, lngSiteID',
  },
  {
    name: 'letter in front',
    when: 'Two sets of headings begin with a letter, one of them with that of the supply, and are known without it.',
    effect: { on: 'headings', change: initialsOpened },
    example: 'SADD1, STOWN beside PADD1, PTOWN',
  },
  {
    name: 'counted from zero',
    when: 'A path counts something from zero: then all do.',
    effect: { on: 'headings', change: countedFromOne },
    example: 'people.0.email, people.1.email',
  },
  {
    name: 'pairs',
    when: 'Two that are beside each other are both there: they are a first and a second one.',
    effect: { on: 'headings', change: pairsCounted },
    example: 'Day register digits, Night register digits',
  },
  {
    name: 'points of meters',
    when: 'A meter has a number and that of a supply point: what is of a supply point is counted with them.',
    effect: { on: 'headings', change: pointsCounted },
    example: 'Meter 2 MPAN, Meter 2 tariff',
  },
  {
    name: 'months',
    when: 'Three or more headings are alike but for their month.',
    effect: { on: 'noField', among: monthsAmong },
    reason: 'reason_months',
    example: 'kWh Jan, kWh Feb, kWh Mar',
  },
  {
    name: 'gas',
    when: 'It is said to be of gas, and not of electricity.',
    effect: { on: 'noField', among: gasAmong },
    reason: 'reason_gas',
    example: 'MPRN beside MPAN',
  },
  {
    name: 'counts',
    when: 'It says that it counts accounts, or is called for several of them and holds small numbers.',
    effect: { on: 'noField', among: countsAmong },
    reason: 'reason_counts',
    example: 'No. of accounts',
  },
  {
    name: 'misspelt',
    when: 'A word of a heading is known but for a letter: it is a guess.',
    effect: { on: 'candidates', change: misspeltAsGuess },
    reason: 'reason_misspelt',
    example: 'Postcod, Surnane; but “Caller” is no “Calle”',
  },
  {
    name: 'values alone',
    when: 'A heading says nothing, and its values say which field they are of: one that no other column says or may be.',
    effect: { on: 'candidates', change: valuesAlone },
    example: 'Info 3 over e-mail addresses',
  },
  {
    name: 'short postcodes',
    when: '“CP” or “CAP” stands beside no town, or holds no postcodes.',
    effect: { on: 'candidates', change: lonePostcodesOut },
    example: 'CAP over capacities',
  },
  {
    name: 'streets with numbers',
    when: 'A number of a house holds streets, too.',
    effect: { on: 'candidates', change: streetsWithNumbers },
    example: 'Str./Nr. over Lindenweg 7',
  },
  {
    name: 'house numbers',
    when: 'A bare number stands beside a street, no other column is a house number, streets have no numbers, and its values do not rise from row to row.',
    effect: { on: 'candidates', change: numbersBesideStreets },
    example: 'No., Street; Straße, Nr.',
  },
  {
    name: 'word of its own',
    when: 'Three or more headings begin with a word that nobody knows, and without it are of a person: the customer, if no other column is of one, and else nobody.',
    effect: { on: 'candidates', change: ownRole },
    reason: 'reason_word_of_its_own',
    example: 'Generator first name, Generator e-mail, Generator tel',
  },
  {
    name: 'whose address',
    when: 'The service takes more addresses than one for bills and one for each place, or takes them otherwise: a heading has to name the one that it is of.',
    effect: { on: 'candidates', change: unnamedOut },
    reason: 'reason_whose_address',
    example: 'Street, Town, Postcode, for billing_address1 … 5, supply_address1 … 5 and the address of a landlord',
  },
  {
    name: 'which address',
    when: 'The words fit either address: the block, the rest of the sheet and other sheets decide (rules/which-address.ts).',
    effect: { on: 'candidates', change: addressesDecided },
    example: 'Street, Town, Postcode beside First name',
  },
  {
    name: 'address in lines',
    when: 'The service takes an address in numbered lines, which columns fill: its town and region are the next ones.',
    effect: { on: 'candidates', change: addressInLines },
    example: 'Supply address 1, Supply town, for supply_address1 … 5',
  },
  {
    name: 'number of a bank',
    when: 'An account number stands beside a sort code: it is the bank’s, and which other one is the account’s is a guess.',
    effect: { on: 'candidates', change: bankNumbersOut },
    reason: 'reason_number_of_bank',
    example: 'Account no, Sort code, Account no',
  },
  {
    name: 'number of somebody else',
    when: 'One sheet has an account number and another number: by the latter’s heading no sheet names its accounts.',
    effect: { on: 'candidates', change: numbersOfOthersOut },
    example: 'Account no and Customer id, and Customer id on another sheet',
  },
  {
    name: 'values of somebody else',
    when: 'The values of a number are those of another number beside the accounts of another sheet, and none of them is one of those accounts.',
    effect: { on: 'candidates', change: numbersFoundElsewhereOut },
    example: 'PARTNER on one sheet, where another has VKONT and GPART',
  },
  {
    name: 'accounts of another sheet',
    when: 'A sheet names its accounts nowhere, and the values of one column are account numbers of another sheet.',
    effect: { on: 'candidates', change: numbersOfOtherSheet },
    reason: 'reason_accounts_of_other_sheet',
    example: 'Ref on a sheet of supplies',
  },
  {
    name: 'only number',
    when: 'Nothing is called account number, and one number alone is of one customer each.',
    effect: { on: 'candidates', change: onlyNumber },
    reason: 'reason_only_number',
    example: 'Household no.',
  },
  {
    name: 'name beside name',
    when: 'A name without a word for which stands beside a first or last name; a second name is the last one, unless its values are whole names.',
    effect: { on: 'candidates', change: nameBesideName },
    example: 'Name, Vorname; First name, Second name',
  },
  {
    name: 'supplies apart',
    when: 'The service tells gas from electricity, and columns are of gas: each is of the point of its supply, or of none where it does not say which.',
    effect: { on: 'candidates', change: suppliesApart },
    example: 'Elec meter serial, Gas meter serial',
  },
  {
    name: 'own supply points',
    when: 'Supply points and what is below them are counted to the same number: each is of its own.',
    effect: { on: 'choices', change: ownPoints },
    reason: 'reason_own_points',
    example: 'MPAN 1, Meter 1 serial, MPAN 2, Meter 2 serial',
  },
  {
    name: 'strays',
    when: 'One column alone is of past bills or transactions, on a sheet that is not called for them, and tells none apart.',
    effect: { on: 'choices', change: straysOut },
    example: 'First bill date',
  },
  {
    name: 'lists',
    when: 'A sheet beside sheets of accounts has one field, which tells nothing apart.',
    effect: { on: 'choices', change: listsOut },
    example: 'A sheet of counties to choose from',
  },
]
