/**
 * Notices what programs write for programs, where people are to read: tags of a web page, lists and records in brackets, signs for a
 * new line.
 */

import { type ColumnRule, checkTexts } from '../column-rule.ts'
import { sign } from '../text-signs.ts'

/** Longer texts are looked at no further. */
const longest = 2000
const longestShown = 30
const tag = /<\/?(?:p|br|div|span|b|i|u|strong|em|ul|ol|li|a|font|table|tr|td|h[1-6])(?:\s[^<>]*)?\/?>/i
/** One of these is in all that is looked for. */
const marks = /[<[{\\]/
const patterns: readonly RegExp[] = [
  tag,
  /^\s*[[{]\s*(?:[{"'].*)?[\]}]\s*$/s,
  /\[object \w+\]/,
  // "C:\new" is a place on a disk.
  /\\r\\n|\\n(?=[\p{Lu}\d\s\\-]|$)/u,
]

export const checkProgramText = (): ColumnRule =>
  checkTexts(
    (text) => {
      if (!marks.test(text)) return undefined
      const start = text.slice(0, longest)
      const found = patterns.map((pattern) => pattern.exec(start)?.[0]).find((part) => part !== undefined)
      return found === undefined ? undefined : { code: 'text_of_program', other: found.slice(0, longestShown) }
    },
    { anyOf: sign.mark },
  )
