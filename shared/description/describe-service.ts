/** An operator's own document of its service, read as what mapping, checking, help and template go by. */
import type { CatalogueData } from '../catalogue/catalogue.ts'
import type { InterfaceData } from '../catalogue/catalogue-of-kind.ts'
import { issue } from '../issue-words.ts'
import type { MoneyTerms } from '../money-terms.ts'
import { type Issue, ok, type Result, refuse } from '../result.ts'
import { accountOperations } from './account-operation.ts'
import {
  type Answers,
  type AnswersFile,
  forOther,
  misplacedAnswers,
  readInterfaceAnswers,
  withAnswers,
} from './interface-answers.ts'
import { type OpenQuestion, openQuestions, proposedTerms } from './open-questions.ts'
import { type Dict, dictOf, parseDocument, textOf } from './parse-document.ts'
import { BrokenReference, Schemas } from './schema.ts'
import { TooManyFields, TreeOfSchema } from './tree-of-schema.ts'
import { withUniqueLabels } from './unique-labels.ts'

export type ServiceDescription = {
  /** As the document calls itself. */
  readonly title: string
  readonly version: string
  /** Under the address of the service: what an account is sent to. */
  readonly accountPath: string
  readonly catalogue: CatalogueData
  /** What of it is left out, and what a person should know of it. */
  readonly remarks: readonly Issue[]
  /** The field of the request that an account stands in; `null`: the request is the account. As the schema says it, or the answer to it. */
  readonly wrapper: string | null
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

function describeDocument(document: Dict, fileName: string): Result<ServiceDescription> {
  const schemas = new Schemas(document)
  const info = dictOf(document.info)
  const [operation] = accountOperations(document, schemas)
  if (operation === undefined || operation.accountKey === null)
    return refuse(issue('description_without_accounts', { fileName }))
  const tree = new TreeOfSchema(schemas, operation, textOf(info.title)).read()
  const { rules, recursive, unfillable, untold, kinds } = tree
  const root = withUniqueLabels(tree.root)
  const terms = proposedTerms(root)
  return ok({
    title: textOf(info.title),
    version: String(info.version ?? ''),
    accountPath: operation.path,
    catalogue: { kind: 'accounts', root, rules, example: operation.examples[0] ?? null },
    remarks: [
      ...(recursive.length === 0 ? [] : [issue('description_recursive', { fileName, paths: recursive })]),
      ...(untold.length === 0 ? [] : [issue('description_kinds_untold', { fileName, paths: untold })]),
      ...(unfillable.length === 0 ? [] : [issue('description_unfillable', { fileName, paths: unfillable })]),
    ],
    wrapper: operation.wrapper,
    openQuestions: openQuestions(root, operation, kinds, terms),
    proposedTerms: terms,
    answers: {},
  })
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
  const { catalogue, wrapper } = described
  return {
    ...described,
    answers,
    catalogue: { ...catalogue, root: withAnswers(catalogue.root, answers) },
    wrapper: answers.wrapper === false ? null : wrapper,
  }
}

/** What spreadsheets are prepared by. */
export const interfaceOf = ({ catalogue }: ServiceDescription): InterfaceData => ({
  accounts: catalogue,
  additions: null,
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
