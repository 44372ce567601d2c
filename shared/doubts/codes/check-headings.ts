/** Notices what is the word of a heading where numbers belong: the second line of headings that was taken for an account. */

import { type ColumnRule, checkTexts } from '../column-rule.ts'
import { sign } from '../text-signs.ts'

const what = '(?:account|acct|a/c|customer|cust|contract|meter|register|supply(?: point)?|serial|reference|post|zip)'
const number = '(?:numbers?|no|nr|num|id|identifier|code|key|ref(?:erence)?|name)'
/** "number", "Account", "Acct. no.", "serial_number". */
const headingWords = new RegExp(`^(?:${what}|(?:${what}[\\s._-]*)?${number}\\.?)$`, 'i')
/** Too short to tell from a value. */
const shortest = 3

/** @param text  without blanks around it */
export const isHeadingWord = (text: string): boolean => text.length >= shortest && headingWords.test(text)

export const checkHeadings = (): ColumnRule =>
  checkTexts((text) => (isHeadingWord(text) ? { code: 'heading_among_values' } : undefined), { noneOf: sign.digit })
