/** An interface with as many fields as one wants, in lists of different length, a third of them with values and what these mean. */
import { type Catalogue, catalogueOf, type Leaf, type Level } from '../../../shared/catalogue/catalogue.ts'

const words = ['amber', 'birch', 'copper', 'delta', 'ember', 'fjord', 'granite', 'harbour', 'island', 'juniper']
const word = (at: number): string => words[at % words.length] ?? ''

const valuesOfEach = 30
const lists = 8

export function manyFields(count: number): Catalogue {
  const level = (name: string, children: readonly Leaf[] | readonly Level[]): Level => ({
    type: 'level',
    path: name === '' ? '' : `${name}[]`,
    name,
    label: name === '' ? 'Account' : `List of ${name}`,
    element: name === '' ? 'account' : name,
    help: '',
    naturalKeys: name === '' ? [['number']] : [],
    isKeyUnique: name === '',
    selectorField: null,
    alikeAre: 'one',
    about: null,
    isOpaque: false,
    parentPath: name === '' ? null : '',
    children,
  })
  // Half of them lie side by side, as the rare fields of one thing do.
  const inLists = Array.from({ length: lists }, (_, list) => {
    const name = `${word(list)}_things`
    return level(
      name,
      Array.from({ length: Math.floor(count / 2 / lists) }, (_, at) => leafOf(`${name}[]`, at)),
    )
  })
  const own = Array.from({ length: count - Math.floor(count / 2 / lists) * lists }, (_, at) => leafOf('', at))
  const root = { ...level('', []), children: [...own, ...inLists] }
  return catalogueOf({ kind: 'accounts', root, rules: [], example: null })
}

function leafOf(levelPath: string, at: number): Leaf {
  const name = at === 0 && levelPath === '' ? 'number' : `${word(at)}_${word(at * 7 + 3)}_${at}`
  const values = at % 3 === 1 ? Array.from({ length: valuesOfEach }, (_, value) => `${word(value + at)}_${value}`) : []
  return {
    type: 'leaf',
    path: levelPath === '' ? name : `${levelPath}.${name}`,
    name,
    kind: 'text',
    label: name.replaceAll('_', ' '),
    help: `What is known of ${word(at + 1)} ${word(at + 2)} where the ${word(at + 4)} was read before ${word(at + 5)} number ${at}.`,
    synonyms: [`${word(at + 6)} code`],
    documentedValues: values,
    isClosed: values.length > 0,
    meanings: Object.fromEntries(
      values.map((value, index) => [value, `Seen in ${word(index)} and ${word(index + 4)}`]),
    ),
    limits: {},
    isRequired: at < 2,
    canBeEmpty: false,
    money: null,
    role: null,
    isUnique: at === 0 && levelPath === '',
    section: 'Many fields',
    levelPath,
    ...(at > 12 ? { isRare: true as const } : {}),
  }
}
