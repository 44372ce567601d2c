/** What records write beside a person's name, of the person or of who stands in for one: nobody's name is cut out of it. */

const trading = /(?<!\p{L})(?:t\/a|trading as)(?!\p{L})/iu
const remark =
  /(?<!\p{L})(?:deceased|dec['’]?d|executors?|executrix|exors?|(?:the )?estate of|trustees? (?:of|for|in)|(?:personal )?representatives? of|administrators? of|(?:the )?occupiers?|(?:the )?occupants?|(?:the )?house ?holders?|home ?owners?|c\/o|care of|t\/a|trading as|power of attorney|on behalf of|gone away|moved out|do not \p{L}+|see notes?|(?<!\()née|formerly|also known as|a\.?k\.?a\.?)(?!\p{L})/iu
const inGerman =
  /(?<!\p{L})(?:verst(?:\.|orbene?r?)|erben(?:gemeinschaft)?|nachlass|geb\.|geborene|vertreten durch|unbekannt verzogen|s(?:iehe|\.) (?:bemerkung|notiz))(?!\p{L})/iu
/** Who a letter is handed to, in front of a name or behind another one: "z.Hd. Petra Voß", "FAO Mr Lee". */
const handedTo =
  /(?<!\p{L})(?:z\.?\s?hd\.?|zu (?:hd\.?|händen|haenden)|per adresse|for the attention of|attention|attn\.?|att(?=[.:])|f\.?a\.?o\.?|à l['’]attention de|t\.a\.v\.?|presso)(?!\p{L})/iu
/** With a capital it is a name of people: "Bei Li". */
const livingAt = /(?<!\p{L})(?:bei|chez)(?= \S)|^(?:Bei|Chez)(?= (?:Fam|Frau|Herrn?|Mme|M\.)(?!\p{L}))/u
const lateOne = /^(?:the )?late(?= \S)/i
/** What stands before "Mr" in "FAO Mr Lee" and "Parents of Mr Lee" is no family name. */
const leadsOn = /(?<!\p{L})(?:of|the|for|to|by|attn|att|fao)[.:]?$/iu

/** The first such words. @param name  without blanks around it */
export const remarkIn = (name: string): string | undefined =>
  [remark, inGerman, handedTo, livingAt, lateOne].map((one) => one.exec(name)?.[0]).find(Boolean)

/** "T Lomax t/a Lomax Plumbing" is one person, and the name of a business. */
export const tradesAs = (name: string): boolean => trading.test(name)

/** The person, in front of the name of the business. */
export const traderIn = (name: string): string => name.slice(0, trading.exec(name)?.index).trim()

/** @param words  what stands in front of a name */
export const isLeadingOn = (words: string): boolean => leadsOn.test(words)

const and = /\s(?:&|\+|and|und|oder|et|or)\s/i
/** In small letters alone: with a capital they are names, as in "Wei En Tan". "Ramón y Cajal" and "López y de la Cruz" are one family name. */
const shortAnd = /\s(?:u\.?|en|og|och)\s|,.+\s[ye]\s|\s[ye]\s(?!(?:de|del|da|do|dos|das|la)\s)[^\s,]+\s\p{L}/u
const household = /^(?:eheleute|ehel\.|ehepaar|familie|fam\.|famille|familia|famiglia|familien|familjen)\s/i

/** A word between two people, or for a household: "Anna u. Jörg Schäfer", "Eheleute Schäfer". */
export const saysSeveral = (name: string): boolean => and.test(name) || shortAnd.test(name) || household.test(name)
