/**
 * Headers with what they number counted as people count, which only all of them together tell. Programs that flatten their data
 * count from zero (`people.0.email`, `sites[1][postcode]`); day and night registers, or import and export meters, are a first and a
 * second one where both are there; and a meter that has the number of a supply point is one of its own.
 */

import { contextWords, pairedLevels, pairedWords } from './dictionary/context-words.ts'
import { chunksOf, seamsOf } from './plain-words.ts'

/** A digit in the middle of a path, or at its end behind a point or bracket: `line_1` is no element. */
const index = /(?<=\p{L}[._/[\]-]+)\d(?=[._/[\]-]+\p{L})|(?<=\p{L}(?:\.|\[))\d(?=\]?$)/gu

const pairedNouns = pairedLevels.flatMap((name) => contextWords[name]?.nouns ?? []).join('|')
const oneOfPair = new RegExp(
  `(?<!\\p{L})(${Object.keys(pairedWords).join('|')})[\\s_-]+(${pairedNouns})(?!\\p{L})`,
  'iu',
)

/** "Meter 2 MPAN": what has a number of its own for each meter is counted with them. */
const meterCount = /(?<!\p{L})(?:meter|metre|mtr) (\d)(?!\d)/iu
const pointNumber = /(?<!\p{L})(?:mpan|mprn|nmi|icp|esi ?id|supply point|meter point|point of delivery)(?!\p{L})/iu

/** What is of a supply point and of no meter: beside its number, it is counted with it. */
const ofPoint =
  /(?<!\p{L})(?:tariff|plan|rate|product|contract|agreement|supply|ssd|network|distributor|dno|profile)(?!\p{L})/iu

/** @returns the headers in their order, each with its numbers from one */
export function countedHeaders(headers: readonly string[]): readonly string[] {
  const isFromZero = headers.some((header) => isPath(header) && header.match(index)?.includes('0') === true)
  const placesOf = Map.groupBy(headers.flatMap(pairedIn), ({ noun }) => noun)
  const isPair = (noun: string) => new Set(placesOf.get(noun)?.map(({ place }) => place)).size > 1
  const plainHeaders = headers.map((header) => chunksOf(header).flatMap(seamsOf).join(' '))
  const metersWithPoint = new Set(
    plainHeaders.flatMap((plain) => (pointNumber.test(plain) ? (meterCount.exec(plain)?.[1] ?? []) : [])),
  )
  return headers.map((header, at) => {
    const plain = plainHeaders[at] ?? ''
    const meter = meterCount.exec(plain)?.[1]
    const isOfPoint = pointNumber.test(plain) || ofPoint.test(plain)
    if (meter !== undefined && isOfPoint && metersWithPoint.has(meter)) {
      return `${plain.replace(meterCount, '')} ${meter}`
    }
    const [one] = pairedIn(header)
    if (one !== undefined && isPair(one.noun)) return header.replace(oneOfPair, `${one.noun} ${one.place}`)
    return isFromZero && isPath(header) ? header.replaceAll(index, (digit) => String(Number(digit) + 1)) : header
  })
}

const isPath = (header: string): boolean => !/\s/.test(header.trim())

function pairedIn(header: string): readonly { readonly noun: string; readonly place: number }[] {
  const [, word = '', noun = ''] = oneOfPair.exec(header) ?? []
  const place = pairedWords[word.toLowerCase()]
  return place === undefined ? [] : [{ noun: noun.toLowerCase(), place }]
}
