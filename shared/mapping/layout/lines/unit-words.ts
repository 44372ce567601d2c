/** Words of a line below the headings that says what its columns are measured in, or what belongs in them. */

const units =
  'k?wh?|mwh?|gwh|k?va(?:rh?)?|k?v|amps?|a|hz|m3|m³|cu\\.? ?m|therms?|gj|mj|btu|%|pct|percent|eur|usd|gbp|cad|aud|nzd|chf|[€£$¥]|ct|cents?|p|pence|days?|months?|years?|hours?|min(?:utes?)?|no\\.?|nr\\.?|#|qty|stück|tage|monate|jahre'
const kinds =
  'text|string|char|number|numeric|integer|int|decimal|date|datetime|date/time|boolean|yes ?/ ?no|y ?/ ?n|ja ?/ ?nein|alphanumeric|free text|id|code|key|required|optional|mandatory|pflicht(?:feld)?|unit|units|einheit|format'
const formats =
  '(?:d{1,2}|m{1,2}|y{2,4}|t{1,2}|j{2,4})(?:[./-](?:d{1,2}|m{1,2}|y{2,4}|t{1,2}|j{2,4})){1,2}(?: hh?:mm(?::ss)?)?'
const one = `(?:${units}|${kinds}|${formats})`
const unit = new RegExp(`^[([<]?\\s*(?:in )?${one}(?:\\s*(?:/|per|pro)\\s*${one})?\\s*[)\\]>]?\\*?$`, 'iu')

/** "kWh", "(€/kWh)", "[date]", "dd.mm.yyyy", "optional". */
export const isUnitWord = (text: string): boolean => unit.test(text.trim())
