/** How a message may sound, for tests that look for it and do not keep its wording. */
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { en, type Key } from '../../../shared/messages/en/index.ts'

/** What stands in its places, as it is written; whatever may stand in those that are not named. */
type Places = Readonly<Record<string, string>>

/** @returns what finds the message, also within a longer text */
export const soundsLike = (key: Key, places: Places = {}): RegExp => new RegExp(soundOf(parse(en[key]), places), 'is')

const soundOf = (elements: readonly MessageFormatElement[], places: Places): string =>
  elements.map((element) => soundOfOne(element, places)).join('')

function soundOfOne(element: MessageFormatElement, places: Places): string {
  switch (element.type) {
    case TYPE.literal:
      return RegExp.escape(element.value)
    case TYPE.pound:
      return number
    case TYPE.argument:
    case TYPE.number: {
      const given = places[element.value]
      if (given !== undefined) return RegExp.escape(given)
      return element.type === TYPE.number ? number : '.*?'
    }
    case TYPE.plural:
    case TYPE.select:
      return `(?:${Object.values(element.options)
        .map((option) => soundOf(option.value, places))
        .join('|')})`
    case TYPE.tag:
      return soundOf(element.children, places)
    case TYPE.date:
    case TYPE.time:
      throw new Error('Days and times are said by values')
  }
}

const number = '[\\d.,]+'
