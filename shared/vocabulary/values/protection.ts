/**
 * Words of headings that tell of a household's protection: who may not be cut off, who is ill, how to reach somebody, who speaks for
 * whom. No field takes them, and to lose one may harm somebody. Small letters without accents; a star ends a word that goes on.
 */
import { type Protection, protections } from '../../mapping/model/mapping.ts'
import { listsOf, saying } from '../read-vocabulary.ts'

const words = listsOf(`
access: braille, large print, audio bill*, blind*, visually impair*, partially sighted, hearing impair*, deaf*, textphone, minicom,
  interpreter*, preferred language, spoken language, language need*, language pref*, communication need*, blindenschrift, sehbehind*,
  gehorlos*, dolmetscher*, bevorzugte sprache, malvoyant*, aveugle*, malentendant*, langue preferee, invidente*, idioma preferido,
  slechtziend*, doof*, tolk, voorkeurstaal, non vedente*, ipovedent*, lingua preferita, punktskrift, blindskrift, synsneds*, synshemm*,
  horselsneds*, tolkebehov, foretrukket sprog
debt: payment plan*, payment arrangement*, repayment plan*, debt, debts, arrears arrangement*, breathing space, debt respite, insolven*,
  bankruptcy, do not disconnect, no disconnect*, disconnection protection, moratorium, hardship, ratenzahlung*, ratenplan, sperrschutz,
  insolvenz*, echeancier*, plan d apurement, surendettement, cheque energie, plan de pago*, fraccionamiento, betalingsregeling*,
  schuldhulp*, afsluitverbod, piano di rientro, rateizzazione*, betalingsavtale*, betalingsaftale*, avbetalningsplan, afdragsordning,
  nedbetalingsplan, gjeldsordning, skuldsanering
deceased: deceased, bereave*, date of death, executor*, probate, verstorben*, todesfall, sterbedatum, decede*, date de deces, deces,
  fallecid*, difunto*, overleden, overlijden*, decedut*, defunt*, data di morte, avliden*, avdod*, afdod*, dodsbo*, dodsfall
medical: medical*, life support, lifesupport, critical care, dialysis, oxygen, ventilator*, stairlift*, lebenserhaltend*, medizinisch*,
  beatmung*, heimdialyse, sauerstoff*, malade* a haut risque, patient* a haut risque, equipement medical, assistance respiratoire,
  electrodependiente*, soporte vital, equipo medico, medische apparatuur, medisch*, thuisbeademing, apparecchiature medic*,
  apparecchi salvavita, salvavita, medisinsk*, medicinsk*, respirator*
prepayment: prepay*, pay as you go, payg, ppm, vorkasse*, prepaidzahler, prepaiement, prepago, vooruitbetal*, prepagat*, forhandsbetal*,
  forudbetal*, forskottsbetal*
priority: psr, priority service*, priority customer*, priority register*, priority status, priority flag, priority need*, special need*,
  additional need*, needs code*
represented: power of attorney, poa, lpa, deputyship, guardianship, legal guardian, authorised representative, authorized representative,
  nominee, next of kin, carer*, vollmacht*, bevollmachtig*, gesetzlicher betreuer, procuration*, tutelle, curatelle, apoderado*,
  poder notarial, tutor legal, volmacht*, bewindvoer*, curator*, procura, delegato*, amministratore di sostegno, fullmakt*, fuldmagt*,
  verge, vaerge, gode man, god man
safety: password scheme, safe word, doorstep password, knock and wait, domestic abuse, domestic violence
vulnerable: vulnerab*, pensionable, pensioner*, safeguarding, disab*, mobility impair*, wheelchair*, young child*, schutzbedurftig*,
  schwerbehind*, behinder*, pflegestufe, pflegegrad, pflegebedurftig*, personne* fragile*, client* vulnerable*, handicap*, invalidite,
  discapaci*, bono social, consumidor vulnerable, kwetsba*, gehandicapt*, vulnerabil*, disabil*, bonus sociale, sarbar*, funktionsneds*,
  funktionshind*, funksjonsneds*
`)

const readers = protections.map((protection) => [protection, saying(words.get(protection) ?? [])] as const)

/** Of nearly every heading this tells that it is of none. */
const isAnySaid = saying([...words.values()].flat())

/** @returns `null` where a heading tells of none; of several, the first one */
export const protectionOf = (heading: string): Protection | null =>
  isAnySaid(heading) ? (readers.find(([, isSaid]) => isSaid(heading))?.[0] ?? null) : null
