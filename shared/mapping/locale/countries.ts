/** Countries as people write them, and their two-letter codes. */

/** ISO 3166-1: alpha-3 and alpha-2 of every country. */
const codePairs =
  'ABW:AW AFG:AF AGO:AO AIA:AI ALA:AX ALB:AL AND:AD ARE:AE ARG:AR ARM:AM ASM:AS ATA:AQ ATF:TF ATG:AG AUS:AU AUT:AT AZE:AZ ' +
  'BDI:BI BEL:BE BEN:BJ BES:BQ BFA:BF BGD:BD BGR:BG BHR:BH BHS:BS BIH:BA BLM:BL BLR:BY BLZ:BZ BMU:BM BOL:BO BRA:BR BRB:BB ' +
  'BRN:BN BTN:BT BVT:BV BWA:BW CAF:CF CAN:CA CCK:CC CHE:CH CHL:CL CHN:CN CIV:CI CMR:CM COD:CD COG:CG COK:CK COL:CO COM:KM ' +
  'CPV:CV CRI:CR CUB:CU CUW:CW CXR:CX CYM:KY CYP:CY CZE:CZ DEU:DE DJI:DJ DMA:DM DNK:DK DOM:DO DZA:DZ ECU:EC EGY:EG ERI:ER ' +
  'ESH:EH ESP:ES EST:EE ETH:ET FIN:FI FJI:FJ FLK:FK FRA:FR FRO:FO FSM:FM GAB:GA GBR:GB GEO:GE GGY:GG GHA:GH GIB:GI GIN:GN ' +
  'GLP:GP GMB:GM GNB:GW GNQ:GQ GRC:GR GRD:GD GRL:GL GTM:GT GUF:GF GUM:GU GUY:GY HKG:HK HMD:HM HND:HN HRV:HR HTI:HT HUN:HU ' +
  'IDN:ID IMN:IM IND:IN IOT:IO IRL:IE IRN:IR IRQ:IQ ISL:IS ISR:IL ITA:IT JAM:JM JEY:JE JOR:JO JPN:JP KAZ:KZ KEN:KE KGZ:KG ' +
  'KHM:KH KIR:KI KNA:KN KOR:KR KWT:KW LAO:LA LBN:LB LBR:LR LBY:LY LCA:LC LIE:LI LKA:LK LSO:LS LTU:LT LUX:LU LVA:LV MAC:MO ' +
  'MAF:MF MAR:MA MCO:MC MDA:MD MDG:MG MDV:MV MEX:MX MHL:MH MKD:MK MLI:ML MLT:MT MMR:MM MNE:ME MNG:MN MNP:MP MOZ:MZ MRT:MR ' +
  'MSR:MS MTQ:MQ MUS:MU MWI:MW MYS:MY MYT:YT NAM:NA NCL:NC NER:NE NFK:NF NGA:NG NIC:NI NIU:NU NLD:NL NOR:NO NPL:NP NRU:NR ' +
  'NZL:NZ OMN:OM PAK:PK PAN:PA PCN:PN PER:PE PHL:PH PLW:PW PNG:PG POL:PL PRI:PR PRK:KP PRT:PT PRY:PY PSE:PS PYF:PF QAT:QA ' +
  'REU:RE ROU:RO RUS:RU RWA:RW SAU:SA SDN:SD SEN:SN SGP:SG SGS:GS SHN:SH SJM:SJ SLB:SB SLE:SL SLV:SV SMR:SM SOM:SO SPM:PM ' +
  'SRB:RS SSD:SS STP:ST SUR:SR SVK:SK SVN:SI SWE:SE SWZ:SZ SXM:SX SYC:SC SYR:SY TCA:TC TCD:TD TGO:TG THA:TH TJK:TJ TKL:TK ' +
  'TKM:TM TLS:TL TON:TO TTO:TT TUN:TN TUR:TR TUV:TV TWN:TW TZA:TZ UGA:UG UKR:UA UMI:UM URY:UY USA:US UZB:UZ VAT:VA VCT:VC ' +
  'VEN:VE VGB:VG VIR:VI VNM:VN VUT:VU WLF:WF WSM:WS YEM:YE ZAF:ZA ZMB:ZM ZWE:ZW'

const pairs = codePairs.split(' ').map((pair) => pair.split(':') as [string, string])
const twoLetterOfThree: ReadonlyMap<string, string> = new Map(pairs)
const twoLetterCodes: ReadonlySet<string> = new Set(pairs.map(([, two]) => two))

/** What people write that is neither a code nor a country's name in full. */
const everydayNames: readonly (readonly [string, string])[] = [
  ['uk', 'GB'],
  ['great britain', 'GB'],
  ['england', 'GB'],
  ['scotland', 'GB'],
  ['wales', 'GB'],
  ['northern ireland', 'GB'],
  ['united states of america', 'US'],
  ['america', 'US'],
  ['republic of ireland', 'IE'],
  ['eire', 'IE'],
  ['holland', 'NL'],
  ['the netherlands', 'NL'],
  ['czech republic', 'CZ'],
]

const languages = ['en', 'de', 'fr', 'es', 'it', 'nl']

/** @param code  in capitals: two or three letters of ISO 3166-1 */
export const isCountryCode = (code: string): boolean => twoLetterCodes.has(code) || twoLetterOfThree.has(code)

/**
 * @param text  trimmed: "US", "USA", "U.S.A.", "United States", "Vereinigte Staaten", "UK", …
 * @returns the two letters, or `null` when it names no country
 */
export function countryCodeOf(text: string): string | null {
  // Most are codes already, and each row may be asked for its country.
  if (twoLetterCodes.has(text)) return text
  const code = text.toUpperCase().replaceAll('.', '')
  if (twoLetterCodes.has(code)) return code
  return twoLetterOfThree.get(code) ?? countryNames().get(plain(text)) ?? countryNames().get(code.toLowerCase()) ?? null
}

/**
 * @param text  what somebody has typed so far
 * @returns the two letters of the countries that are called by a word or a name that begins so: `oneWord` in everyday speech, whose one
 *   word is meant more often than any other country's full name
 */
export function countriesCalled(text: string): {
  readonly oneWord: readonly string[]
  readonly all: readonly string[]
} {
  const wanted = plain(text.trim())
  const codesOf = (some: Iterable<readonly [string, string]>) =>
    [...some].flatMap(([name, code]) => (wanted !== '' && name.startsWith(wanted) ? [code] : []))
  const oneWord = [...everydayNames, ...wordsAlone].filter(([name]) => !name.includes(' '))
  return { oneWord: codesOf(oneWord), all: codesOf([...everydayNames, ...countryNames()]) }
}

/** Looked for, and not what a cell says. */
const wordsAlone: typeof everydayNames = [['britain', 'GB']]

let names: ReadonlyMap<string, string> | undefined

/** Every country's name in the languages of the offices. Built at the first name that is no code: it costs some milliseconds. */
function countryNames(): ReadonlyMap<string, string> {
  names ??= new Map([
    ...languages.flatMap((language) => {
      const display = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
      return [...twoLetterCodes].flatMap((code): [string, string][] => {
        const name = display.of(code)
        return name === undefined ? [] : [[plain(name), code]]
      })
    }),
    ...everydayNames,
  ])
  return names
}

const plain = (name: string): string => name.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
