/**
 * Day and night registers, or import and export meters, are a first and a second one where both are there. "Day meter" alone may as well
 * be a reading: of meters and registers the heading has to say what it has of them.
 */
import { pairedNouns, wordPairs } from '../../../vocabulary/levels.ts'

const { points, meters, registers } = pairedNouns
const nouns = [...points, ...meters, ...registers].join('|')
const oneOfPair = new RegExp(`(?<!\\p{L})(${wordPairs.flat().join('|')})[\\s_-]+(${nouns})(?!\\p{L})`, 'iu')
const [exportPair] = wordPairs.filter(([, second]) => second === 'export')

type OneOfPair = { readonly noun: string; readonly pair: readonly string[]; readonly place: number }

/** @returns the headers in their order, those of pairs with the number of the one they are of */
export function pairsCounted(headers: readonly string[]): readonly string[] {
  const found = headers.map(oneIn)
  if (found.every((one) => one === undefined)) return headers
  const ofNoun = Map.groupBy(
    found.flatMap((one) => one ?? []),
    ({ noun }) => noun,
  )
  const isAlone = (noun: string): boolean => headers.some((header) => header.trim().toLowerCase() === noun)
  const pairOf = new Map(
    [...ofNoun].flatMap(([noun, ones]) => {
      const [pair, ...others] = new Set(ones.map((one) => one.pair))
      // Whether "Peak" is by day, nobody knows.
      if (pair === undefined || others.length > 0) return []
      const isPair = new Set(ones.map(({ place }) => place)).size > 1
      // "MPAN" beside "Export MPAN" is the one of import.
      const isOther =
        points.includes(noun) && pair === exportPair && ones.every(({ place }) => place === 2) && isAlone(noun)
      return isPair || isOther ? [[noun, pair] as const] : []
    }),
  )
  const meterPairs = new Set(meters.map((noun) => pairOf.get(noun)))
  return headers.map((header, at) => {
    const one = found[at]
    if (one === undefined || pairOf.get(one.noun) !== one.pair) return header
    const { noun, pair, place } = one
    // Where the meters are of the same two, each has a register of its own.
    const counted = registers.includes(noun) && meterPairs.has(pair) ? `meter ${place} ${noun}` : `${noun} ${place}`
    return header.replace(oneOfPair, counted)
  })
}

function oneIn(header: string): OneOfPair | undefined {
  const [all = '', word = '', named = ''] = oneOfPair.exec(header) ?? []
  const noun = named.toLowerCase()
  const pair = wordPairs.find((words) => words.includes(word.toLowerCase()))
  if (pair === undefined) return undefined
  const saysWhat = points.includes(noun) || /\p{L}{2}/u.test(header.replace(all, ''))
  return saysWhat ? { noun, pair, place: pair.indexOf(word.toLowerCase()) + 1 } : undefined
}
