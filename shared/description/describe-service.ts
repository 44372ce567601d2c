/** An operator's own document of its service, read as what mapping, checking, help and template go by. */

import { type Fields, fieldsOf, textOf } from '../basics/members.ts'
import type { CatalogueData } from '../catalogue/catalogue.ts'
import type { InterfaceData } from '../catalogue/catalogue-of-kind.ts'
import { issue } from '../issue-words.ts'
import { type Issue, ok, type Result, refuse } from '../result.ts'
import type { MoneyTerms } from '../service/money-terms.ts'
import { accountOperations, isSameAccount } from './document/account-operation.ts'
import { additionOperations } from './document/addition-operations.ts'
import { parseDocument } from './document/parse-document.ts'
import { readShape } from './document/read-shape.ts'
import { BrokenReference, Schemas } from './document/schema.ts'
import {
  type Answers,
  type AnswersFile,
  forOther,
  misplacedAnswers,
  readInterfaceAnswers,
  withAnswers,
} from './interface-answers.ts'
import { type OpenQuestion, openQuestions, proposedTerms, stateQuestions } from './open-questions.ts'
import type { ServiceShape, StateField, Wrapper } from './service-shape.ts'
import { saidMeanings } from './state-meanings.ts'
import { describeAdditions } from './tree/describe-additions.ts'
import { type AccountTree, TooManyFields, TreeOfSchema } from './tree/tree-of-schema.ts'
import { withUniqueLabels } from './tree/unique-labels.ts'

export type ServiceDescription = {
  /** As the document calls itself. */
  readonly title: string
  readonly version: string
  /** How its calls are made, and which it has. */
  readonly shape: ServiceShape
  readonly catalogue: CatalogueData
  /** What can be added to accounts; `null`: nothing. */
  readonly additions: CatalogueData | null
  /** What of it is left out, and what a person should know of it. */
  readonly remarks: readonly Issue[]
  /** What it does not state, also where that was answered. */
  readonly openQuestions: readonly OpenQuestion[]
  /** How it takes amounts, as far as its words say. */
  readonly proposedTerms: MoneyTerms
  /** What a person said where it does not state something. */
  readonly answers: Answers
}

/**
 * @param text  of the whole file: JSON or YAML
 * @param answers  what a person said where the document does not say
 * @returns an issue where it is not such a document, refers to something outside of it, or has no account; or where the answers don't fit
 */
export function describeService(text: string, fileName: string, answers?: AnswersFile): Result<ServiceDescription> {
  const parsed = parseDocument(text, fileName)
  if (!parsed.ok) return parsed
  try {
    const described = describeDocument(parsed.value, fileName)
    if (!described.ok || answers === undefined) return described
    const said = readAnswersFor(described.value, answers)
    return said.ok ? ok(describedWith(described.value, said.value)) : said
  } catch (error) {
    if (error instanceof BrokenReference) return refuse(brokenReference(error, fileName))
    if (error instanceof TooManyFields) return refuse(issue('description_has_too_many_fields', { fileName }))
    // A document can be nested deeper than any program follows.
    if (error instanceof RangeError) return refuse(issue('description_unreadable', { fileName, line: null }))
    throw error
  }
}

function describeDocument(document: Fields, fileName: string): Result<ServiceDescription> {
  const schemas = new Schemas(document)
  const info = fieldsOf(document.info)
  const title = textOf(info.title)
  const [operation, ...others] = accountOperations(document, schemas)
  if (operation === undefined || operation.accountKey === null)
    return refuse(issue('description_without_accounts', { fileName }))
  const { accountKey, supplierField } = operation
  const account = { key: accountKey, supplier: supplierField }
  const ofAccounts = new Set(
    [operation, ...others.filter((one) => isSameAccount(one, operation))].map(({ path }) => path),
  )
  const additions = additionOperations(document, schemas, account, ofAccounts)
  const tree = new TreeOfSchema(schemas, operation, title).read()
  const added = describeAdditions(additions, operation, schemas, title)
  const root = withUniqueLabels(tree.root)
  const terms = proposedTerms(root)
  const shape = readShape(document, schemas, [{ ...operation, accountKey }, ...others], additions)
  return ok({
    title,
    version: String(info.version ?? ''),
    shape,
    catalogue: { kind: 'accounts', root, rules: tree.rules, example: operation.examples[0] ?? null },
    additions: added?.catalogue ?? null,
    remarks: leftOut(fileName, [tree, ...(added === null ? [] : [added])]),
    openQuestions: [...openQuestions(root, operation, tree.kinds, terms), ...stateQuestions(shape)],
    proposedTerms: terms,
    answers: {},
  })
}

type LeftOut = Pick<AccountTree, 'recursive' | 'unfillable' | 'untold'>

function leftOut(fileName: string, trees: readonly LeftOut[]): readonly Issue[] {
  const pathsOf = (why: keyof LeftOut) => trees.flatMap((tree) => tree[why])
  const [recursive, untold, unfillable] = [pathsOf('recursive'), pathsOf('untold'), pathsOf('unfillable')]
  return [
    ...(recursive.length === 0 ? [] : [issue('description_recursive', { fileName, paths: recursive })]),
    ...(untold.length === 0 ? [] : [issue('description_kinds_untold', { fileName, paths: untold })]),
    ...(unfillable.length === 0 ? [] : [issue('description_unfillable', { fileName, paths: unfillable })]),
  ]
}

/** @returns an issue where the file can't be read, is for another document, or answers what this one does not ask */
export function readAnswersFor(
  described: Pick<ServiceDescription, 'title' | 'version' | 'openQuestions'>,
  file: AnswersFile,
): Result<Answers> {
  const said = readInterfaceAnswers(file)
  if (!said.ok) return said
  const other = forOther(file, said.value, described)
  if (other !== null) return refuse(other)
  const { answers } = said.value
  const places = misplacedAnswers(answers, described.openQuestions)
  return places.length > 0 ? refuse(issue('answers_do_not_fit', { fileName: file.fileName, places })) : ok(answers)
}

/**
 * @param described  as it is without answers
 * @param answers  to its open questions
 */
export function describedWith(described: ServiceDescription, answers: Answers): ServiceDescription {
  const { catalogue, shape } = described
  const said = (wrapper: Wrapper | null): Wrapper | null =>
    wrapper === null || answers.wrapper === undefined ? wrapper : { ...wrapper, isUsed: answers.wrapper }
  const words = Object.entries(answers.states ?? {}).map(([word, meaning]) => [word, saidMeanings[meaning]])
  const meant = ({ field, meanings }: StateField): StateField => ({
    field,
    meanings: { ...meanings, ...Object.fromEntries(words) },
  })
  return {
    ...described,
    answers,
    catalogue: { ...catalogue, root: withAnswers(catalogue.root, answers) },
    shape: {
      ...shape,
      wrapper: { create: said(shape.wrapper.create), validate: said(shape.wrapper.validate) },
      states: { process: meant(shape.states.process), transferStatus: meant(shape.states.transferStatus) },
    },
  }
}

/** Whether a person still has to say in what an account is sent. */
export const isWrapperOpen = ({ openQuestions, answers }: ServiceDescription): boolean =>
  answers.wrapper === undefined && openQuestions.some(({ about }) => about === 'wrapper')

/** What spreadsheets are prepared by. */
export const interfaceOf = ({ catalogue, additions }: ServiceDescription): InterfaceData => ({
  accounts: catalogue,
  additions,
})

function brokenReference({ kind, reference }: BrokenReference, fileName: string): Issue {
  switch (kind) {
    case 'external':
      return issue('description_refers_elsewhere', { fileName, reference })
    case 'missing':
      return issue('description_incomplete', { fileName, reference })
    case 'recursive':
      return issue('description_recursive', { fileName, paths: [reference] })
  }
}
