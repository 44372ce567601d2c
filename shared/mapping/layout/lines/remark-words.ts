/** Words that reports print around their rows, in the languages that spreadsheets of energy suppliers come in. */

const page = '(?:page|seite|pág(?:ina)?|pagina|blz|sheet|blatt)'
const ofPages = '(?:of|von|\\/|de|di|van|sur)'
const pageLine = new RegExp(
  `^${page}\\.?\\s*:?\\s*\\d+(?:\\s*${ofPages}\\s*\\d+)?$|^(?:continued(?: (?:on|from|overleaf|over|next)\\b.*)?|fortsetzung|\\(?cont(?:inue)?d?\\.?\\)?)$|^-\\s*\\d+\\s*-$`,
  'iu',
)

/** "Page 2 of 5", "Continued": what a report prints between two pages. */
export const isPageLine = (text: string): boolean => pageLine.test(text.trim())

/** "Page 2 of 5", and nothing that may be an amount or a word of a note. */
export const isNumberedPage = (text: string): boolean => /^\p{L}.*\d$/u.test(text) && isPageLine(text)

/** "* estimated", "** not yet billed": a sign that stands at a value above, and what it means. */
const footnote = /^(?:\*+|†+|‡|§|¹|²|³|\(\d\)|\[\d\]) ?\p{L}/u
/** Ends in a colon, or goes on with words. */
const begins =
  /^(?:(?:source|sources|notes?|remarks?|comments?|disclaimer|legend|key|filters?|criteria|quelle|hinweis|anmerkung(?:en)?|bemerkung|stand|nota|notes?|fuente|fonte|bron)\s*:|(?:printed|exported|generated|created|produced|extracted|downloaded|run|report(?: run| generated| created)?|gedruckt|erstellt|exportiert|imprimé|édité|impreso|stampato|afgedrukt)\s(?:on|by|at|from|am|von|um|le|par|el|por|il|da|op|door|\d{1,4}[-./]\d{1,2}[-./]\d{1,4})(?:\s|$))/iu
const ends =
  /^(?:[-*=# ]*end of (?:report|file|list|data|extract|export|document|table)[-*=# .]*|[-*=# ]*(?:ende (?:der|des) (?:berichts?|datei|liste|tabelle)|fin (?:de|du) (?:la )?(?:rapport|fichier|liste|tableau))[-*=# .]*|(?:strictly )?(?:private (?:and|&) )?confidential|vertraulich|confidentiel|©.*|copyright (?:©|\(c\)|\d{4}).*|\(?(?:no|number of) (?:further|more) (?:records|rows)\)?|\d+ (?:records?|rows?|accounts?|customers?|lines?|entries|datensätze|zeilen|konten|kunden|lignes|enregistrements)(?: (?:exported|found|listed|selected|returned|shown|affected))?\.?|\(\d+ rows? affected\))$/iu
const longest = 200

/** Nothing but a remark: "* provisional figures", "Source: CRM export", "End of report", "30 records exported". */
export function isRemarkText(text: string): boolean {
  if (text.length > longest) return false
  const plain = text.trim().replaceAll(/\s+/g, ' ')
  return isReportLine(plain) || footnote.test(plain)
}

/** Said by the report itself, and never the number of an account: "Printed 9/6/2024 by A. Lee", "End of report". */
export function isReportLine(text: string): boolean {
  if (text.length > longest) return false
  const plain = text.trim().replaceAll(/\s+/g, ' ')
  return isPageLine(plain) || begins.test(plain) || ends.test(plain)
}
