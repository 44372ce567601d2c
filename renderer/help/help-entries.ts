/**
 * All that help says, as one list: made from what the application knows anyway (the fields of the interface in use, the kinds of problems,
 * how accounts stand, the steps) and from the words of the glossary. Nothing of it is written a second time.
 */
import {
  type AccountAction,
  type AccountStatus,
  actionsOf,
  canBeCreated,
  isReady,
  statusTable,
} from '../../shared/account-status.ts'
import {
  type Catalogue,
  canBeTried,
  isAccountKey,
  type Leaf,
  type ProjectKind,
} from '../../shared/catalogue/catalogue.ts'
import { isUpToService, levelOf, type OurCode } from '../../shared/issue-words.ts'
import { exampleValue } from '../../shared/mapping/template/example-value.ts'
import { type PlainKey, say, sayHeadings, sayLabel, sayMessage } from '../../shared/messages/say.ts'
import { type IssueLevel, issueLevels } from '../../shared/result.ts'
import { onItsWayOut, takesWords } from '../../shared/words/field-guide-words.ts'
import { leadsToMap, problemAdvice } from '../../shared/words/problems/problem-advice.ts'
import { type BeforeAndAfter, problemExample } from '../../shared/words/problems/problem-examples.ts'
import { kindTitle, problemCodes } from '../../shared/words/problems/problem-titles.ts'
import { wayForwardWords } from '../../shared/words/problems/way-forward-words.ts'
import { statusesOf, statusWords } from '../words/account-standing.ts'
import { levelTones, levelWords, stepWords, type Tone } from '../words/words.ts'
import { writtenHere } from '../words/writing-here.ts'
import { aboutField, aboutProblem, aboutStatus, problemOfService } from './about.ts'
import { findingOf } from './field-finding.ts'

/** In the order in which they are listed. */
export const helpKinds = ['topic', 'status', 'word', 'field', 'problem'] as const
export type HelpKind = (typeof helpKinds)[number]

export type HelpEntry = {
  /** Names it wherever something leads to it: `field:customers[].email`. */
  readonly id: string
  readonly kind: HelpKind
  readonly title: string
  /** What tells it from others of the same title, `''` for nothing. */
  readonly of: string
  readonly tone?: Tone
  /** Other words by which it is found. */
  readonly also: readonly string[]
  readonly parts: readonly HelpPart[]
}

/** A piece of what is said, with a heading where it has one. */
export type HelpPart = { readonly heading?: string } & (
  | { readonly is: 'text'; readonly text: string }
  /** What stands in a cell. */
  | { readonly is: 'value'; readonly value: string }
  | { readonly is: 'list'; readonly items: readonly string[] }
  | { readonly is: 'values'; readonly leaf: Leaf }
  | { readonly is: 'change'; readonly values: BeforeAndAfter }
  | { readonly is: 'keys' }
)

/** @param catalogues  of what there is to fill, that of the open project first: it is meant where two of them have a field, or a problem */
export function helpEntries(catalogues: readonly [Catalogue, ...Catalogue[]]): readonly HelpEntry[] {
  const [{ kind }] = catalogues
  const fields = new Map(
    catalogues.toReversed().flatMap((catalogue) => catalogue.leaves.map((leaf) => [leaf.path, { catalogue, leaf }])),
  )
  return [
    ...topics(),
    ...statusesOf(kind).map((status) => statusEntry(status, kind)),
    ...words.map(wordEntry),
    ...[...fields.values()].map(({ catalogue, leaf }) => fieldEntry(catalogue, leaf)),
    ...problemCodes.map((code) => problemEntry(code, kind)),
    serviceProblem(kind),
  ]
}

const text = (words: string, heading?: PlainKey): HelpPart => ({
  is: 'text',
  text: words,
  ...(heading === undefined ? {} : { heading: say(heading) }),
})

const listIf = (items: readonly string[], heading: PlainKey): readonly HelpPart[] =>
  items.length === 0 ? [] : [{ is: 'list', items, heading: say(heading) }]

/** Of hundreds of names nobody reads more. */
const mostNames = 12

function fieldEntry(catalogue: Catalogue, leaf: Leaf): HelpEntry {
  const { help, documentedValues, synonyms, limits, deprecated } = leaf
  const list = catalogue.level(leaf.levelPath)
  const headings = sayHeadings(leaf)
  const example = writtenHere(leaf, exampleValue(catalogue, leaf.path)) || (limits.example ?? '')
  const finding = findingOf(catalogue, leaf)
  return {
    id: aboutField(leaf.path),
    kind: 'field',
    title: sayLabel(leaf.label),
    of: sayLabel(list?.label ?? ''),
    also: [leaf.name, ...synonyms, ...headings, ...documentedValues, sayLabel(list?.element ?? '')],
    parts: [
      ...(help === '' ? [] : [text(sayLabel(help))]),
      ...(deprecated === undefined ? [] : [text(onItsWayOut(deprecated))]),
      ...(example === '' ? [] : [{ is: 'value', value: example, heading: say('help_example') } as const]),
      text(takesWords(leaf), 'help_takes'),
      ...(documentedValues.length === 0 ? [] : [{ is: 'values', leaf } as const]),
      text(neededWords(leaf, sayLabel(list?.label ?? ''), catalogue), 'help_needed'),
      ...(finding === null
        ? []
        : [text(say(`find_${finding}`), 'help_where_found'), text(say(`use_${finding}`), 'help_what_for')]),
      ...listIf(headings.slice(0, mostNames), 'help_headings'),
    ],
  }
}

function neededWords(leaf: Leaf, list: string, { kind }: Catalogue): string {
  if (leaf.role === 'supplierCode') return say('help_from_connection')
  if (!leaf.isRequired && !isAccountKey(leaf)) return say('help_is_not_needed', { isTried: canBeTried(kind) })
  return leaf.levelPath === '' ? say('help_is_needed') : say('help_is_needed_in_list', { list })
}

const levelMatters = {
  error: 'help_error_matters',
  warning: 'help_warning_matters',
  info: 'help_info_matters',
} as const satisfies Record<IssueLevel, PlainKey>

function problemEntry(code: OurCode, kind: ProjectKind): HelpEntry {
  const why = isUpToService(code)
    ? say('help_up_to_service', { isTried: canBeTried(kind) })
    : say(levelMatters[levelOf(code)])
  const level = levelOf(code)
  const example = problemExample(code)
  return {
    id: aboutProblem(code, false),
    kind: 'problem',
    title: kindTitle(code),
    of: say(levelWords[level]),
    tone: levelTones[level],
    also: [code],
    parts: [
      text(why, 'help_why'),
      text(sayMessage(problemAdvice(code, false, kind)), 'help_what_to_do'),
      ...(leadsToMap(code, false) ? [text(say('help_in_map'))] : []),
      ...(example === undefined ? [] : [{ is: 'change', values: example } as const]),
    ],
  }
}

const serviceProblem = (kind: ProjectKind): HelpEntry => ({
  id: aboutProblem(problemOfService, true),
  kind: 'problem',
  title: say('help_problem_of_service'),
  of: say(levelWords.error),
  tone: levelTones.error,
  also: [],
  parts: [
    text(say(levelMatters.error), 'help_why'),
    text(sayMessage(problemAdvice(problemOfService, true, kind)), 'help_what_to_do'),
  ],
})

const actionWords: Record<AccountAction, () => string> = {
  mend: () => say('fix_it_in_check'),
  try: () => say('word_dry_run'),
  create: () => say('create_this_account', { asksFirst: false }),
  askService: () => say('ask_service_about_it'),
  goOn: () => say('next_account'),
  setAside: () => say('set_aside_this'),
  skip: () => say('skip_for_now'),
}

function statusEntry(status: AccountStatus, kind: ProjectKind): HelpEntry {
  const { name, tone, explanation } = statusWords(status, kind)
  return {
    id: aboutStatus(status),
    kind: 'status',
    title: say(name),
    of: '',
    tone,
    also: [],
    // What is done about what is added to an account is done in Add, and said there.
    parts: [text(say(explanation)), ...(kind === 'accounts' ? whatCanBeDone(status) : [])],
  }
}

function whatCanBeDone(status: AccountStatus): readonly HelpPart[] {
  const { wayForward } = statusTable[status]
  const inRun = isReady(status) ? 'help_run_takes' : canBeCreated(status) ? 'help_run_if_named' : 'help_run_leaves'
  return [
    ...(wayForward === null ? [] : [text(say(wayForwardWords[wayForward]))]),
    // What is to be done first stands first.
    ...listIf(
      actionsOf(status)
        .toReversed()
        .map((action) => actionWords[action]()),
      'help_you_can',
    ),
    text(say(inRun), 'help_in_run'),
  ]
}

const words = [
  'word_account',
  'word_account_number',
  'word_platform_number',
  'word_supply_address',
  'word_meter_point',
  'word_mpan',
  'word_meter',
  'word_mapping',
  'word_field',
  'word_dry_run',
  'word_practice',
  'word_live',
  'word_service',
  'word_platform',
  'word_operator',
  'word_supplier_code',
  'word_environment',
  'word_connection',
  'word_access_token',
  'word_operators_document',
  'word_portfolio',
  'word_project',
  'word_set_aside',
  'word_balance',
  'word_ledger',
  'word_statement',
  'word_transaction',
  'word_payment_instruction',
  'word_agreement',
  'word_additions',
  'word_audit_log',
] as const

const wordEntry = (word: (typeof words)[number]): HelpEntry => ({
  id: word.replace('_', ':'),
  kind: 'word',
  title: say(word),
  of: '',
  also: [],
  parts: [text(say(`${word}_means`))],
})

const topic = (name: string, title: string, parts: readonly HelpPart[]): HelpEntry => ({
  id: `topic:${name}`,
  kind: 'topic',
  title,
  of: '',
  also: [],
  parts,
})

const topics = (): readonly HelpEntry[] => [
  topic('steps', say('topic_steps'), [
    ...Object.values(stepWords).map(
      ({ name, lead }): HelpPart => ({ is: 'text', text: say(lead), heading: say(name) }),
    ),
    text(say('topic_steps_order')),
  ]),
  topic('data', say('topic_data'), [
    text(say('data_where_words'), 'data_where'),
    { is: 'list', items: encrypted.map((key) => say(key)), heading: say('data_encrypted') },
    text(say('data_not_encrypted_words'), 'data_not_encrypted'),
    text(say('data_api_key_words'), 'data_api_key'),
    { is: 'list', items: sent.map((key) => say(key)), heading: say('data_sent') },
    { is: 'list', items: deleted.map((key) => say(key)), heading: say('data_delete') },
    text(say('data_support_words'), 'data_support'),
  ]),
  topic(
    'problems',
    say('topic_problems'),
    issueLevels.map((level) => ({ is: 'text', text: say(levelMatters[level]), heading: say(levelWords[level]) })),
  ),
  topic('questions', say('questions_of_service'), [
    text(say('topic_questions_why')),
    text(say('topic_questions_money'), 'money_title'),
    text(say('how_account_is_sent_explained'), 'how_account_is_sent'),
    text(say('topic_questions_things'), 'questions_for_later'),
    text(say('what_states_mean_explained'), 'what_states_mean'),
    text(say('topic_questions_who'), 'topic_questions_ask'),
  ]),
  topic('keys', say('topic_keys'), [text(say('topic_keys_anywhere')), { is: 'keys' }]),
]

const encrypted = ['data_encrypted_words', 'data_encrypted_session', 'data_encrypted_command_line'] as const
const sent = [
  'data_sent_nothing',
  'data_sent_dry_run',
  'data_sent_create',
  'data_sent_asking',
  'data_sent_whom',
] as const
const deleted = [
  'data_delete_project',
  'delete_project_removes',
  'data_delete_connection',
  'data_delete_platform',
] as const
