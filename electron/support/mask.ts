/** Masks data for someone who helps: its structure stays, its values don't. */
import type { Catalogue, Node } from '../../shared/catalogue/catalogue.ts'

/** Letters, with what is written on them, and digits become x and 0; spaces and marks stay, so that the form of a value can still be seen: "Ana Lee" → "Xxx Xxx". */
export const maskText = (text: string): string =>
  text
    .replaceAll(/\p{Lu}/gu, 'X')
    .replaceAll(/[\p{L}\p{M}]/gu, (letter) => (letter === 'X' ? 'X' : 'x'))
    .replaceAll(/\p{N}/gu, '0')

/**
 * Names of fields stay, as far as the interface has them: any other key, as in what holds JSON, may be data itself.
 * @param catalogue  that the payload was made by
 */
export const maskPayload = (payload: unknown, { root }: Catalogue): unknown => maskValue(payload, root.children)

/** @param nodes  what may be in the value, where it has fields */
function maskValue(value: unknown, nodes: readonly Node[]): unknown {
  if (Array.isArray(value)) return value.map((element) => maskValue(element, nodes))
  if (typeof value === 'string') return maskText(value)
  if (typeof value === 'number') return 0
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, member], at) => {
      const node = nodes.find(({ name }) => name === key)
      const below = node === undefined || node.type === 'leaf' ? [] : node.children
      return [node === undefined ? `${maskText(key)} ${at + 1}` : key, maskValue(member, below)]
    }),
  )
}

/**
 * A path names fields and places; what stands in brackets, or is below what holds JSON, may be a key of the person's own.
 * @param path  as the service names it
 */
export function maskPath(path: string, { leaves }: Catalogue): string {
  const plain = path.replaceAll(/\[[^\]]*\]/g, '[…]')
  const place = plain.replaceAll(/\.\d+(?=\.|$)/g, '')
  const holders = leaves.flatMap((leaf) =>
    leaf.kind === 'json' ? [(leaf.levelPath || leaf.path).replaceAll('[]', '')] : [],
  )
  const holder = holders.find((one) => place.startsWith(`${one}.`))
  return holder === undefined ? plain : `${holder}.…`
}

/** Stands for account numbers, the same for the same one within one file. */
export function createPseudonyms() {
  const known = new Map<string, string>()
  return (number: string): string => {
    const name = known.get(number) ?? `account ${known.size + 1}`
    known.set(number, name)
    return name
  }
}
