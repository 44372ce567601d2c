/** What a heading says before it is known what is mapped to, in the languages that spreadsheets come in: which rows are accounts depends on it. */
import { listsOf, saying } from './read-vocabulary.ts'

const words = listsOf(`
account: *account*, *acct*, acc/*acc no/nr/num/number/id/ref/reference, *accno*, *accnum*, *accid*, *accref*, *customer*, a c, *konto*, *kunde*,
  *vertrag*, *compte*, *client*, *cuenta*, *contrato*, *conto*, *cliente*, *klant*, *rekening*
other: *name*, *balance*, *amount*, *total*, *type*, *status*, *saldo*, *betrag*, *solde*, *montant*, *importe*, *importo*, *bedrag*, *date*
number: no/nr/num/number/id/ref/reference/code/key $, *accountno/*acctno/*accountid/*acctid/*accountref/*acctref $, *customerno/*customerid $,
  *clientno/*clientid $, *nummer/*nr $, numero, codigo, codice
person: *name*, *customer*, *holder*, *contact*, *tenant*, *person*
address: *address*, *street*
parts: city, suburb, county
place: *town*, *city*, *company*, *file*, *sheet*
number behind: *haus*, *huis*, *hus*, *hnr*
bare house: ^ house $
later line: 3 $, 4 $, 5 $, 6 $, 7 $, 8 $, 9 $
end: number, no, nr, id, code, key, ref, reference, date, amount, balance
`)
const saysOneOf = (list: string): ((heading: string) => boolean) => saying(words.get(list) ?? [])
const isOfAccount = saysOneOf('account')
const isOfSomethingElse = saysOneOf('other')
const isOfNumber = saysOneOf('number')

/** It may be of the number of any thing, and of no amount, date or name. */
export const mayNameCode = (heading: string): boolean => !isOfSomethingElse(heading)

/** It names accounts, by their number or by themselves. */
export const namesAccount = (heading: string): boolean => isOfAccount(heading) && mayNameCode(heading)

/** It names their number: not "Account closed", which is a remark on one. */
export const namesAccountNumber = (heading: string): boolean => namesAccount(heading) && isOfNumber(heading)

export const isOfPerson = saysOneOf('person')
export const isOfAddress = saysOneOf('address')
/** What an address has below its street, as the words of headings are read. */
export const addressParts: ReadonlySet<string> = new Set(words.get('parts'))
/** It is of a place, a firm or a file, whatever it is called. */
export const isOfPlace = saysOneOf('place')

/** It is what a heading may end with, and nothing else. */
export const isEndOfHeading = saying((words.get('end') ?? []).map((word) => `^ ${word} $`))

/** A house number, in a language that puts it behind the street. */
export const isNumberBehind = saysOneOf('number behind')
export const isBareHouse = saysOneOf('bare house')
/** A line of an address beyond the second. */
export const isLaterLine = saysOneOf('later line')
