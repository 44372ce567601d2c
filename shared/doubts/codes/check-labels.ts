/** Notices the name of a number in front of it, "MPAN: 12 0001 2345 678" or "S/N 123": both would be sent as the number. */
import { trimText } from '../../mapping/read/text/trim-text.ts'
import { type ColumnRule, type Finding, readAsText, rowCountOf, type SeenCell } from '../column-rule.ts'
import { hasAny, sign } from '../text-signs.ts'

const of =
  '(?:account|acct?|a/c|customer|cust|contract|meter|serial|supply(?: point)?|reference|konto|kunden|zähler|vertrags?)'
const number = '(?:numbers?|no|nos|nr|num|id|ref(?:erence)?|code|nummer|#)'
/** No code begins with these words and a blank. */
const certain = `(?:s/?n|mpan|mprn|mpxn|esi ?id|msn|pod|a/c|${of}[ .-]?${number})`
/** A code may: "ACC 100", "REF 12". */
const possible = `(?:${of}|${number}|nº|№)`
/** A colon or a number sign, or blanks. */
const sure = new RegExp(`^((?:${certain}|${possible})\\.?\\s*[:#]\\s*|${certain}[.\\s]\\s*)(\\S.*)$`, 'iu')
const perhaps = new RegExp(`^(${possible}\\.?\\s+)(\\S.*)$`, 'iu')
/** A number in pieces, or a code without blanks. */
const code = /^(?:\d[\d \u00a0/-]*|(?=\S*\d)[\p{L}\d][\p{L}\d/._-]*)$/u
/** Longer texts are no numbers, and would keep the patterns busy. */
const longest = 80

/** "Meter 2" may be all that there is to say: shorter numbers are not suggested. */
const shortestAlone = 4
/** What one alone is, wherever it stands: the numbers of supply points are long. */
const ofSupplyPoint = /^(?:mpan|mprn|mpxn|esi ?id)/i
const fewestOfSupplyPoint = 10

type Labelled = {
  readonly label: string
  readonly alone: string
  /** It is no part of the number, whatever other rows have. */
  readonly isCertain: boolean
}

/** @param text  without blanks around it. @returns the name in front of a number, where one may be */
export function findLabel(text: string): Labelled | undefined {
  if (text.length > longest) return undefined
  const isCertain = sure.test(text)
  const [, label = '', alone = ''] = (isCertain ? sure : perhaps).exec(text) ?? []
  return code.test(alone) ? { label: label.trim(), alone, isCertain } : undefined
}

/**
 * A name that may be a part of the number is doubted only where most rows have numbers alone. What is safe is suggested: no number that
 * another row has as well, with another name or without, and none of a kind that the column has not.
 */
export function checkLabels(): ColumnRule {
  const labelled: (Labelled & { readonly seen: SeenCell })[] = []
  return {
    about: hasAny(sign.mark | sign.blank | sign.strange),
    visit(seen) {
      const found = seen.cell.kind === 'text' ? findLabel(trimText(seen.cell.text)) : undefined
      if (found !== undefined) labelled.push({ ...found, seen })
    },
    report({ cells, read }) {
      if (labelled.length === 0) return []
      const withLabel = new Set(labelled.map(({ seen }) => seen))
      const bare = cells.filter((seen) => !withLabel.has(seen) && code.test(textOf(seen)))
      const areMost = (some: readonly SeenCell[]) => rowCountOf(some) * 2 > rowCountOf(cells)
      const areMostBare = areMost(bare)
      const [withLetters, ofDigits] = [true, false].map((has) =>
        areMost(bare.filter((seen) => hasLetter(textOf(seen)) === has)),
      )
      const textsOf = new Map<string, Set<string>>()
      for (const { alone } of labelled) textsOf.set(plain(alone), new Set())
      for (const { alone, seen } of labelled) textsOf.get(plain(alone))?.add(textOf(seen))
      for (const seen of bare) textsOf.get(plain(textOf(seen)))?.add(textOf(seen))
      return labelled.flatMap(({ seen, label, alone, isCertain }): Finding[] => {
        // The mapping may take it away.
        const isSent = readAsText(read, seen.cell) === trimText(seen.cell.text)
        const isOfOthersKind = hasLetter(alone) ? withLetters : ofDigits
        if (!isSent || !(isCertain || isOfOthersKind)) return []
        const isWhole = ofSupplyPoint.test(label) && plain(alone).length >= fewestOfSupplyPoint
        const isLikely = isCertain ? areMostBare || isWhole : alone.length >= shortestAlone
        const isOneAccount = (textsOf.get(plain(alone))?.size ?? 0) < 2
        return isLikely && isOneAccount
          ? [{ code: 'label_before_code', seen, other: label, suggestion: alone }]
          : [{ code: 'label_sent_with_code', seen, other: label }]
      })
    },
  }
}

const hasLetter = (text: string): boolean => /\p{L}/u.test(text)

const textOf = ({ cell }: SeenCell): string => (cell.kind === 'number' ? cell.digits : trimText(cell.text))

/** Two spellings of a number are the same here: one may be meant by the other. */
const plain = (text: string): string => text.replaceAll(/[\s\-./_]+/g, '').toUpperCase()
