/** Notices whole addresses in a column that gives the street alone: all of each would be sent as the street. */
import { type ColumnRule, checkTexts } from '../column-rule.ts'

/** British, American and European, Canadian. */
const postcode = /\b(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|\d{4,5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d)\b/i
/** What goes on behind a comma and is part of the street still: "12 Elm St, Apt 1204". */
const partOfStreet =
  /^(?:apt|apartment|unit|flat|suite|ste|lot|room|rm|floor|fl|box|p\.? ?o|building|bldg|no|#|c\/o)\b|^#/i

export const checkWholeAddresses = (): ColumnRule =>
  checkTexts((text) => {
    const [, ...rest] = text.split(/[,\n]/).map((part) => part.trim())
    const isWhole = rest.some((part) => postcode.test(part) && !partOfStreet.test(part))
    return isWhole ? { code: 'whole_address_as_street' } : undefined
  })
