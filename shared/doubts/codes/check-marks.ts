/** Notices marks and remarks beside codes and places: "443217*", "LS6 3AP (old)", "12 Mill Lane - gone away". They would be sent with them. */
import { isPlaceholder } from '../../mapping/read/text/placeholders.ts'
import { trimText } from '../../mapping/read/text/trim-text.ts'
import { type ColumnRule, type Finding, readAsText, rowCountOf, type SeenCell } from '../column-rule.ts'
import { hasAny, sign } from '../text-signs.ts'

const footnote = /^[*†‡§]+|[*†‡§¹²³?]+$/u
const footnotes = new RegExp(footnote, 'gu')
const inBrackets = /(?<=\S\s?)[([][^()[\]]*\p{L}{3}[^()[\]]*[)\]]$/u
const remark =
  /\b(?:gone away|no forwarding(?: address)?|no fixed abode|address (?:un|not )known|unknown address|see notes?|do not (?:use|send|post|mail|visit)|return(?:ed)? (?:to sender|mail)|demolished|moved (?:out|away|house))\b|^(?:void|yes|no)$/i
/** Longer texts are no codes, and would keep the patterns busy. */
const longest = 200
/** What more rows have is how the list is kept. */
const mostMarked = 0.1

type Marked = 'code' | 'place'

/** @param text  without blanks around it; of a place, brackets may be a part */
function markIn(text: string, of: Marked): string | undefined {
  if (text.length > longest || isPlaceholder(text)) return undefined
  return (footnote.exec(text) ?? (of === 'code' ? inBrackets : remark).exec(text))?.[0]
}

const withoutMarks = (text: string): string => text.replaceAll(footnotes, '').trim()

/** A mark alone is taken away by the suggestion, unless another row has what is left, or would have it: the two would be one. */
export function checkMarks(of: Marked): ColumnRule {
  const told: { readonly seen: SeenCell; readonly other: string }[] = []
  return {
    about: hasAny(sign.mark | sign.blank | sign.strange | (of === 'place' ? sign.small | sign.capital : 0)),
    visit(seen) {
      const other = seen.cell.kind === 'text' ? markIn(trimText(seen.cell.text), of) : undefined
      if (other !== undefined) told.push({ seen, other })
    },
    report({ cells, read }) {
      if (told.length === 0 || rowCountOf(told.map(({ seen }) => seen)) > Math.max(1, rowCountOf(cells) * mostMarked))
        return []
      const byRest = Map.groupBy(new Set(cells.map(({ cell }) => trimText(cell.text))), withoutMarks)
      return told.flatMap(({ seen, other }): Finding[] => {
        if (readAsText(read, seen.cell) === undefined) return []
        const suggestion = withoutMarks(trimText(seen.cell.text))
        const isSafe = footnote.test(other) && suggestion !== '' && byRest.get(suggestion)?.length === 1
        return [{ code: 'mark_beside_value', seen, other, ...(isSafe && { suggestion }) }]
      })
    },
  }
}
