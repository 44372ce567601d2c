/** Rules that follow from the traits of a catalogue, whatever its interface says: plain sense, and so never more than a warning. */
import { type Catalogue, type Level, type Node, namePartsOf, tellsWhose } from '../../catalogue/catalogue.ts'
import type { CheckRule } from '../../contract/rules.ts'

export const usualRules = (catalogue: Catalogue): readonly CheckRule[] => [
  ...expectedHolders(catalogue),
  ...catalogue.people.flatMap(rulesOfPeople),
  ...usualDays(catalogue),
  ...ownNumbers(catalogue),
]

/** Nothing says that an account needs somebody who holds it: most often the column with the names was left out. */
const expectedHolders = (catalogue: Catalogue): readonly CheckRule[] => {
  const [holders] = catalogue.people
  if (holders === undefined) return []
  const isWhose = (node: Node): boolean =>
    node.type === 'leaf' ? tellsWhose(catalogue, node.path) : node.children.some(isWhose)
  const ofAccount = (nodes: readonly Node[]): readonly string[] =>
    nodes.filter(isWhose).flatMap((node) => (node.type === 'group' ? ofAccount(node.children) : [pathIn(node)]))
  const level = holders.parentPath ?? ''
  // An operator's document says itself what an account needs.
  const others = level === '' && catalogue.hidesRequired ? ofAccount(catalogue.root.children) : []
  return [{ rule: 'expected', level, field: holders.name, others }]
}
const pathIn = ({ type, path }: Node): string => (type === 'level' ? path.replace(/\[\]$/, '') : path)

function rulesOfPeople({ path: level, children }: Level): readonly CheckRule[] {
  const fields = namePartsOf(children).map(({ name }) => name)
  const others = children.flatMap((node) =>
    node.type === 'leaf' && ['email', 'phone', 'date'].includes(node.kind) ? [node.name] : [],
  )
  const [given, family] = fields
  return [
    // Whoever has no name was mostly written in a column that was left out.
    { rule: 'named', level, fields, others },
    // Rows are the same person when their names are, so a slip in a name, or a name that was mended in one of several rows, makes two.
    ...(given === undefined || family === undefined
      ? []
      : [{ rule: 'nearly alike', level, fields: [given, family] } as const]),
  ]
}

/** Programs write 1900-01-01 or 9999-12-31 where there is no day. What is agreed on for the next years is none of these. */
const usualDays = ({ leaves, rules }: Catalogue): readonly CheckRule[] =>
  leaves.flatMap(({ kind, path, levelPath: level }): CheckRule[] => {
    const field = level === '' ? path : path.slice(level.length + 1)
    const isRuled = rules.some((one) => one.rule === 'past' && one.level === level && one.field === field)
    return /^date/.test(kind) && !isRuled ? [{ rule: 'past', level, field, years: 100, yearsAhead: 10 }] : []
  })

/**
 * What is added for good is told by its number, so of two with one number the second may count as added already.
 * Source: service interface, transactions, `check_previously_added`; by what it is known is not shown.
 */
const ownNumbers = ({ levels, leaf }: Catalogue): readonly CheckRule[] =>
  levels.flatMap(({ addition, alikeAre, naturalKeys, path: level }): CheckRule[] => {
    const [[number, ...more] = []] = naturalKeys
    const isNumbered = number !== undefined && more.length === 0 && leaf(`${level}.${number}`)?.kind === 'identifier'
    return addition !== undefined && alikeAre === 'events' && isNumbered
      ? [{ rule: 'alike', level, fields: [number], isKnownByIt: true }]
      : []
  })
