/** Notices the name of a number in front of it, "MPAN: 12 0001 2345 678" or "S/N 123": both would be sent as the number. */
import { trimText } from '../mapping/trim-text.ts'
import { sign } from './text-signs.ts'
import { readAsText, rowCountOf, type SeenCell, type Told, type Watcher } from './watcher.ts'

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

/** "Meter 2" may be all that there is to say. */
const shortestAlone = 4

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
  if (!code.test(alone) || (!isCertain && alone.length < shortestAlone)) return undefined
  return { label: label.trim(), alone, isCertain }
}

export function watchLabels(): Watcher {
  const labelled: (Labelled & { readonly seen: SeenCell })[] = []
  return {
    about: { anyOf: sign.mark | sign.blank | sign.strange },
    see(seen) {
      const found = seen.cell.kind === 'text' ? findLabel(trimText(seen.cell.text)) : undefined
      if (found !== undefined) labelled.push({ ...found, seen })
    },
    tell({ cells, read }) {
      const open = labelled.filter(({ isCertain }) => !isCertain).map(({ seen }) => seen)
      const isRare = open.length > 0 && rowCountOf(open) * 2 < rowCountOf(cells)
      return labelled.flatMap(({ seen, label, alone, isCertain }): Told[] => {
        // The mapping may take it away.
        const isSent = readAsText(read, seen.cell) === trimText(seen.cell.text)
        return isSent && (isCertain || isRare)
          ? [{ code: 'label_before_code', seen, other: label, suggestion: alone }]
          : []
      })
    },
  }
}
