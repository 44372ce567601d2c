/** A message of which some parts are more than words, such as a link. */

import { VisuallyHidden } from '@mantine/core'
import { createElement, Fragment, type ReactNode } from 'react'
import type { Arguments, Marks } from '../../../shared/messages/arguments.ts'
import { type MarkedKey, sayPieces } from '../../../shared/messages/say.ts'
import { spokenNow } from '../../../shared/messages/speech.ts'

type Props<K extends MarkedKey> = {
  readonly of: K
  readonly values: Arguments[K]
  /** What is made of the words within each mark: `{ link: (words) => <Anchor>{words}</Anchor> }`. */
  readonly marks: Readonly<Record<Marks[K], (words: ReactNode) => ReactNode>>
}

export function Said<K extends MarkedKey>({ of, values, marks }: Props<K>): ReactNode {
  const makers = Object.entries<(words: ReactNode) => ReactNode>(marks).map(([name, make]) => [
    name,
    (words: readonly ReactNode[]) => make(together(words)),
  ])
  return together(sayPieces<K, ReactNode>(of, values, Object.fromEntries(makers)))
}

/** What a message says with force. */
export const strong = (words: ReactNode): ReactNode => createElement('strong', null, words)

/** What is not shown, for who does not see what stands around it. */
export const hidden = (words: ReactNode): ReactNode => createElement(VisuallyHidden, null, words)

/** "a, b and c", of which some are more than words. */
export function Listed({ all }: { readonly all: readonly ReactNode[] }): ReactNode {
  const { intl } = spokenNow()
  const parts = new Intl.ListFormat(intl.locale).formatToParts(all.map((_, index) => String(index)))
  return together(parts.map(({ type, value }) => (type === 'element' ? all[Number(value)] : value)))
}

const together = (pieces: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...pieces)
