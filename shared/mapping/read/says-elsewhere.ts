/** Words in place of an address that say it is another one of the account. */
import type { Leaf } from '../../catalogue/catalogue.ts'

const longest = 50
const likeAnother =
  /^\W*(?:same|as|ditto|see|use|per|wie|siehe|s(?=\.?\s*(?:liefer|rechnung|anschrift|adresse))|gleiche?r?|selbe|identisch|idem|même|comme|voir|igual|misma|como|come|stesso|zelfde|zie)\b/iu
const another =
  /\b(?:bill|billing|invoice|postal|post|mailing|corresp\w*|contact|home|customer|account|owner|address|addr|supply|service|delivery|site|property|premises|rechnung\w*|liefer\w*|kunde\w*|\w*anschrift|\w*adresse|facturation|factura\w*|direcci[oó]n|fattura\w*|indirizzo|factuur\w*|\w*adres)\b/iu

/** "As billing", "Same as postal address", "wie Rechnungsadresse"; "Same" alone. No street is called so, and none has a number. */
export const saysElsewhere = (text: string): boolean =>
  text.length <= longest &&
  // Nearly all streets have one: 100,000 are done with after this look.
  !/\d/.test(text) &&
  likeAnother.test(text) &&
  (/^\W*same\W*$/i.test(text) || another.test(text))

/** A second line of an address says "See notes for the property" beside a street of its own. */
export const mayPointElsewhere = ({ role }: Leaf): boolean => role !== null
