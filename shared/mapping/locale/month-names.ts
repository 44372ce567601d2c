/** Names of months and weekdays as spreadsheets of offices here write them: English, German, French, Spanish, Italian, Dutch. */

/** By month from January; lower case, without accents and points. Full names and the usual short forms. */
const namesByMonth: readonly string[] = [
  'january jan januar jaenner janner janvier janv enero ene gennaio gen januari',
  'february feb februar februari fevrier fevr fev febrero febbraio',
  'march mar marz maerz mrz mars marzo maart mrt',
  'april apr avril avr abril abr aprile',
  'may mai mayo maggio mag mei',
  'june jun juni juin junio giugno giu',
  'july jul juli juillet juil julio luglio lug',
  'august aug aout agosto ago augustus',
  'september sep sept septembre septiembre settembre set',
  'october oct oktober okt octobre octubre ottobre ott',
  'november nov novembre noviembre',
  'december dec dezember dez decembre diciembre dic dicembre',
]

const monthByName: ReadonlyMap<string, number> = new Map(
  namesByMonth.flatMap((names, index) => names.split(' ').map((name) => [name, index + 1] as const)),
)

const weekdays: ReadonlySet<string> = new Set(
  [
    'monday mon tuesday tue tues wednesday wed thursday thu thur thurs friday fri saturday sat sunday sun',
    'montag mo dienstag di mittwoch mi donnerstag do freitag fr samstag sa sonnabend sonntag so',
    'lundi lun mardi mar mercredi mer jeudi jeu vendredi ven samedi sam dimanche dim',
    'lunes martes miercoles mie jueves jue viernes vie sabado sab domingo dom',
    'lunedi martedi mercoledi giovedi gio venerdi sabato domenica',
    'maandag ma dinsdag woensdag wo donderdag vrijdag vr zaterdag za zondag zo',
  ].flatMap((names) => names.split(' ')),
)

/** Lower case, without accents: "Août" and "aout" are the same word. */
const plain = (word: string): string => word.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')

/** @returns 1 … 12, or `undefined` when the word names no month */
export const monthNamed = (word: string): number | undefined => monthByName.get(plain(word))

export const isWeekday = (word: string): boolean => weekdays.has(plain(word))
