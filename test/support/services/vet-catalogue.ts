/**
 * An interface of another trade that nobody has: the files of a veterinary practice, with its own names and another depth. Plain data, as an
 * operator's own description of an interface is to become.
 */
import type { CatalogueData, Group, Leaf, Level, Node } from '../../../shared/catalogue/catalogue.ts'

type Place = Pick<Leaf, 'levelPath'> & { readonly prefix: string }
type Placed = (place: Place) => Node
type LeafNotes = Partial<Omit<Leaf, 'type' | 'path' | 'name' | 'kind' | 'label' | 'levelPath'>>

const field =
  (name: string, kind: Leaf['kind'], label: string, notes: LeafNotes = {}): Placed =>
  ({ prefix, levelPath }) => ({
    type: 'leaf',
    path: `${prefix}${name}`,
    name,
    kind,
    label,
    levelPath,
    help: `${label} of the practice.`,
    synonyms: [],
    documentedValues: [],
    isClosed: false,
    limits: {},
    isRequired: false,
    canBeEmpty: false,
    money: null,
    role: null,
    isUnique: false,
    section: 'Client files',
    ...notes,
  })

const group =
  (name: string, label: string, children: readonly Placed[]): Placed =>
  ({ prefix, levelPath }): Group => ({
    type: 'group',
    path: `${prefix}${name}`,
    name,
    label,
    help: '',
    levelPath,
    children: children.map((child) => child({ prefix: `${prefix}${name}.`, levelPath })),
  })

type LevelNotes = Pick<Level, 'label' | 'element' | 'naturalKeys'> &
  Partial<Pick<Level, 'isKeyUnique' | 'alikeAre' | 'about'>>

const list =
  (name: string, notes: LevelNotes, children: readonly Placed[]): Placed =>
  ({ prefix, levelPath }): Level => {
    const path = `${prefix}${name}[]`
    return {
      type: 'level',
      path,
      name,
      help: '',
      isKeyUnique: false,
      selectorField: null,
      alikeAre: 'one',
      about: null,
      isOpaque: false,
      parentPath: levelPath,
      ...notes,
      children: children.map((child) => child({ prefix: `${path}.`, levelPath: path })),
    }
  }

const files: readonly Placed[] = [
  field('practice', 'identifier', 'Practice code', { role: 'supplierCode', isRequired: true }),
  field('file_no', 'identifier', 'File number', {
    isUnique: true,
    isRequired: true,
    synonyms: ['file', 'client file'],
  }),
  group('home', 'Home', [
    field('line', 'text', 'Home street', { role: 'street', synonyms: ['street', 'address'] }),
    field('town', 'text', 'Home town', { role: 'town', synonyms: ['town', 'city'] }),
    field('zip', 'identifier', 'Home postcode', { role: 'postcode', synonyms: ['postcode', 'zip'] }),
    field('land', 'country', 'Home country', { synonyms: ['country'] }),
  ]),
  field('opening', 'decimal', 'Opening amount', { money: 'balance', synonyms: ['balance', 'amount due'] }),
  list(
    'keepers',
    { label: 'Keepers', element: 'keeper', naturalKeys: [['called', 'surname'], ['mail']], about: 'people' },
    [
      field('called', 'text', 'First name', { role: 'givenName' }),
      field('surname', 'text', 'Surname', { role: 'familyName', synonyms: ['last name'] }),
      field('mail', 'email', 'E-mail', { synonyms: ['email'] }),
      field('cell', 'phone', 'Mobile phone', { synonyms: ['mobile', 'cell'] }),
    ],
  ),
  list('animals', { label: 'Animals', element: 'animal', naturalKeys: [['chip']], isKeyUnique: true }, [
    field('chip', 'identifier', 'Chip number', { isUnique: true, synonyms: ['microchip', 'chip'] }),
    field('call_name', 'text', 'Call name', { synonyms: ['animal name', 'pet name'] }),
    field('species', 'text', 'Species', { documentedValues: ['DOG', 'CAT', 'HORSE'], synonyms: ['kind of animal'] }),
    field('born', 'date', 'Born on', { synonyms: ['born'] }),
    field('insured', 'boolean', 'Insured'),
    list(
      'treatments',
      {
        label: 'Treatments',
        element: 'treatment',
        naturalKeys: [['began', 'why', 'fee']],
        alikeAre: 'events',
      },
      [
        field('why', 'text', 'Treated for', { synonyms: ['diagnosis'] }),
        field('began', 'date', 'Treatment began on', { synonyms: ['treatment began', 'treatment start'] }),
        field('ended', 'date', 'Treatment ended on', { synonyms: ['treatment ended', 'treatment end'] }),
        field('fee', 'decimal', 'Treatment fee', { money: 'amount', synonyms: ['fee'] }),
      ],
    ),
  ]),
  list('remarks', { label: 'Remarks', element: 'remark', naturalKeys: [['words']], alikeAre: 'events' }, [
    field('words', 'text', 'Remark', { role: 'remark', synonyms: ['remarks', 'note'] }),
  ]),
]

export const vetInterface: CatalogueData = {
  kind: 'accounts',
  root: {
    type: 'level',
    path: '',
    name: '',
    label: 'File',
    element: 'file',
    help: '',
    naturalKeys: [['file_no']],
    isKeyUnique: true,
    selectorField: null,
    alikeAre: 'one',
    about: null,
    isOpaque: false,
    parentPath: null,
    children: files.map((node) => node({ prefix: '', levelPath: '' })),
  },
  rules: [
    { rule: 'past', level: 'animals[]', field: 'born', years: 60 },
    { rule: 'in order', level: 'animals[].treatments[]', earlier: 'began', later: 'ended' },
  ],
  example: {
    file_no: 'SAMPLE',
    home: { line: '1 Kennel Row', town: 'Dogton', zip: '01234', land: 'US' },
    keepers: [{ called: 'Kim', surname: 'Vale' }],
    animals: [{ chip: '900000000000001', call_name: 'Rex', species: 'DOG' }],
  },
}
