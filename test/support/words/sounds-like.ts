/** How a message may sound, for tests that look for it and do not keep its wording. */
import { type MessageFormatElement, type PluralElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { en, type Key } from '../../../shared/messages/en/index.ts'
import { say } from '../../../shared/messages/say.ts'
import { numberOf, type Step } from './steps.ts'

/**
 * What stands in its places, as it is written; whatever may stand in those that are not named. Where words depend on what stands there,
 * it may be the case: `other`.
 */
type Places = Readonly<Record<string, string>>

/** @returns what finds the message, also within a longer text */
export const soundsLike = (key: Key, places: Places = {}): RegExp => new RegExp(soundOf(parse(en[key]), places), 'is')

/** @returns what finds just these words, also within a longer text */
export const including = (words: string): RegExp => new RegExp(RegExp.escape(words))

/** @returns what finds just these words where a text begins */
export const beginningWith = (words: string): RegExp => new RegExp(`^${RegExp.escape(words)}`)

/** @returns what finds a step in the list of all of them. @param beside  what is said there of it, too */
export const stepCalled = (step: Step, ...beside: readonly string[]): RegExp => {
  const number = numberOf(step).trimEnd()
  const name = `${RegExp.escape(number)} ?${RegExp.escape(say(`step_${step}`))}`
  return new RegExp([name, ...beside.map((words) => RegExp.escape(words))].join('.*'))
}

/** @param counted  what stands in the place that the words depend on, where it is known */
const soundOf = (elements: readonly MessageFormatElement[], places: Places, counted?: string): string =>
  elements.map((element) => soundOfOne(element, places, counted)).join('')

function soundOfOne(element: MessageFormatElement, places: Places, counted: string | undefined): string {
  switch (element.type) {
    case TYPE.literal:
      return RegExp.escape(element.value)
    case TYPE.pound:
      return counted === undefined ? number : justThis(counted)
    case TYPE.argument:
    case TYPE.number: {
      const given = places[element.value]
      if (given !== undefined) return justThis(given)
      return element.type === TYPE.number ? number : '.*?'
    }
    case TYPE.plural:
    case TYPE.select: {
      const given = places[element.value]
      const isPlural = element.type === TYPE.plural
      const isNumber = isPlural && given !== undefined && /^\d+$/.test(given)
      const ofNumber = isNumber ? optionOf(element, Number(given)) : given
      const chosen = ofNumber === undefined ? undefined : (element.options[ofNumber] ?? element.options.other)
      // The case that a test names has to be one.
      if (given !== undefined && chosen === undefined) throw new Error(`“${given}” is no case of “${element.value}”`)
      if (chosen !== undefined) return soundOf(chosen.value, places, isNumber ? given : counted)
      return `(?:${Object.values(element.options)
        .map((option) => soundOf(option.value, places, isPlural ? undefined : counted))
        .join('|')})`
    }
    case TYPE.tag:
      // Names are put together without the blank that a part begins with.
      return soundOf(element.children, places, counted).replace(/^\\x20/, ' ?')
    case TYPE.date:
    case TYPE.time:
      throw new Error('Days and times are said by values')
  }
}

const number = '[\\d.,]+'

/** "5 of 60", and not the end of "15 of 60". */
const justThis = (given: string): string =>
  `${/^\d/.test(given) ? '(?<!\\d)' : ''}${RegExp.escape(given)}${/\d$/.test(given) ? '(?!\\d)' : ''}`

/** The case of a plural that is said of a number. */
function optionOf({ options, pluralType }: PluralElement, given: number): string {
  const exact = `=${given}`
  if (options[exact] !== undefined) return exact
  return new Intl.PluralRules('en', { type: pluralType ?? 'cardinal' }).select(given)
}
