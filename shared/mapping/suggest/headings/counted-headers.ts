/** Headers with what they number counted as people count, which only all of them together tell. */
import { countedFromOne } from './count-from-one.ts'
import { pairsCounted } from './count-pairs.ts'
import { chunksOf, seamsOf } from './plain-words.ts'

/** @returns the headers in their order, each with its numbers from one */
export const countedHeaders = (headers: readonly string[]): readonly string[] =>
  // A number of a pair may be a meter's, and a meter's its supply point's.
  pointsCounted(pairsCounted(countedFromOne(headers)))

/** "Meter 2 MPAN": what has a number of its own for each meter is counted with them. */
const meterCount = /(?<!\p{L})(?:meter|metre|mtr) (\d)(?!\d)/iu
const pointNumber = /(?<!\p{L})(?:mpan|mprn|nmi|icp|esi ?id|supply point|meter point|point of delivery)(?!\p{L})/iu

/** What is of a supply point and of no meter: beside its number, it is counted with it. */
const ofPoint =
  /(?<!\p{L})(?:tariff|plan|rate|product|contract|agreement|supply|ssd|network|distributor|dno|profile)(?!\p{L})/iu

/** A meter that has the number of a supply point is one of its own. */
function pointsCounted(headers: readonly string[]): readonly string[] {
  const plainHeaders = headers.map((header) => chunksOf(header).flatMap(seamsOf).join(' '))
  const metersWithPoint = new Set(
    plainHeaders.flatMap((plain) => (pointNumber.test(plain) ? (meterCount.exec(plain)?.[1] ?? []) : [])),
  )
  return headers.map((header, at) => {
    const plain = plainHeaders[at] ?? ''
    const meter = meterCount.exec(plain)?.[1]
    const isOfPoint = pointNumber.test(plain) || ofPoint.test(plain)
    return meter !== undefined && isOfPoint && metersWithPoint.has(meter)
      ? `${plain.replace(meterCount, '')} ${meter}`
      : header
  })
}
