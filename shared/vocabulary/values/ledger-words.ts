/** Words of ledgers that say on which side an amount is: `debit` is what the customer owes, `credit` what is in credit. */
import { plain } from '../plain-words.ts'
import { saying } from '../read-vocabulary.ts'

/**
 * By language, because a column of them is written in one. A letter is here only where it is not as common for something else: D and H, which
 * are Spanish for the two sides, are the forms of address of a Dutch list.
 */
export const ledgerWords = [
  { debit: ['dr', 'db', 'debit', 'in debit', 'owed', 'owing', 'd'], credit: ['cr', 'credit', 'in credit', 'c'] },
  { debit: ['soll', 'rückstand', 'im rückstand', 's'], credit: ['haben', 'guthaben', 'h'] },
  { debit: ['débit', 'd'], credit: ['crédit', 'c'] },
  { debit: ['debe', 'débito'], credit: ['haber', 'crédito'] },
  { debit: ['dare', 'debito'], credit: ['avere', 'credito'] },
  { debit: ['debet', 'd'], credit: ['credit', 'kredit', 'cr', 'c'] },
] as const

const longWords = ledgerWords.flatMap(({ debit, credit }) => [...debit, ...credit]).filter((word) => word.length > 1)

/** What a column of them is called: letters may be codes of anything, as C and D are of customers, commercial and domestic. */
export const namesSides = saying([
  ...longWords.map(plain),
  ...['d c', 'c d', 's h', 'h s', 'dc', 'cd', 'sh', 'shk*', 'drcr', 'crdr', 'side', 'sign', 'sens', 'vorzeichen'],
  ...['balance', 'saldo', 'solde'],
])
