/** A sentence, in which the numbers of the accounts it is about lead to them. */
import { Fragment } from 'react'
import { AccountLink } from './account-link.tsx'

type Props = {
  readonly text: string
  /** As what is known says it: no number is looked for in the words. */
  readonly accounts?: readonly (string | null)[] | undefined
}

export function AccountWords({ text, accounts = [] }: Props) {
  return piecesOf(text, accounts).map(({ at, words, isAccount }) => (
    <Fragment key={at}>{isAccount ? <AccountLink accountNumber={words} /> : words}</Fragment>
  ))
}

/** `at`: where it begins in the sentence. */
type Piece = { readonly at: number; readonly words: string; readonly isAccount: boolean }

/** A number that only begins or ends like one is another: nothing that numbers are made of stands before or after it. */
const before = /[\p{L}\p{N}]$|[\p{L}\p{N}][-_/.]$/u
const after = /^[\p{L}\p{N}]|^[-_/.][\p{L}\p{N}]/u

/** A shorter one is too like a count, or a row, in the same sentence. */
const shortest = 3

/**
 * A sentence cut at the numbers of the accounts it is known to name.
 * @param accounts  numbers; of two that begin at one place the longer is meant
 */
export function piecesOf(text: string, accounts: readonly (string | null)[]): readonly Piece[] {
  const numbers = [...new Set(accounts)]
    .flatMap((number) => (number !== null && number.length >= shortest ? [number] : []))
    .sort((one, other) => other.length - one.length)
  const pieces: Piece[] = []
  let told = 0
  for (let at = 0; at < text.length; ) {
    const number = numbers.find((one) => text.startsWith(one, at) && isWhole(text, at, one.length))
    if (number === undefined) {
      at += 1
      continue
    }
    if (at > told) pieces.push({ at: told, words: text.slice(told, at), isAccount: false })
    pieces.push({ at, words: number, isAccount: true })
    at += number.length
    told = at
  }
  return told < text.length ? [...pieces, { at: told, words: text.slice(told), isAccount: false }] : pieces
}

const isWhole = (text: string, at: number, length: number): boolean =>
  !before.test(text.slice(Math.max(0, at - 3), at)) && !after.test(text.slice(at + length, at + length + 3))
