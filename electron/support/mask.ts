/** Masks data for someone who helps: its structure stays, its values don't. */
import { accountCatalogue } from '../../shared/catalogue/account-catalogue.ts'

/** Letters, with what is written on them, and digits become x and 0; spaces and marks stay, so that the form of a value can still be seen: "Ana Lee" → "Xxx Xxx". */
export const maskText = (text: string): string =>
  text
    .replaceAll(/\p{Lu}/gu, 'X')
    .replaceAll(/[\p{L}\p{M}]/gu, (letter) => (letter === 'X' ? 'X' : 'x'))
    .replaceAll(/\p{N}/gu, '0')

/** Names of its members stay unless they are data themselves, as in what holds JSON, whose keys nobody has documented. */
export function maskValue(value: unknown, hasOwnKeys = false): unknown {
  if (Array.isArray(value)) return value.map((element) => maskValue(element, hasOwnKeys))
  if (typeof value === 'string') return maskText(value)
  if (typeof value === 'number') return 0
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, member], at) => [
      hasOwnKeys ? `${maskText(key)} ${at + 1}` : key,
      maskValue(member, hasOwnKeys || freeKeyed.has(key)),
    ]),
  )
}

/** Objects whose keys come from the person's spreadsheet. */
const freeKeyed: ReadonlySet<string> = new Set(
  accountCatalogue.levels.flatMap(({ name, children }) =>
    children.some((node) => node.type === 'leaf' && node.kind === 'json') ? [name] : [],
  ),
)

/** Stands for account numbers, the same for the same one within one file. */
export function createPseudonyms() {
  const known = new Map<string, string>()
  return (number: string): string => {
    const name = known.get(number) ?? `account ${known.size + 1}`
    known.set(number, name)
    return name
  }
}
