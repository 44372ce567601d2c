/** What a person answers where an operator's document does not say: a small file beside the document, and what follows from it. */
import { z } from 'zod'
import { memberOf } from '../basics/members.ts'
import type { Level, Node } from '../catalogue/catalogue.ts'
import { issue } from '../issue-words.ts'
import { type Issue, ok, type Result, refuse } from '../result.ts'
import { moneyTerms } from '../service/money-terms.ts'
import type { OpenQuestion } from './open-questions.ts'
import { type SaidMeaning, saidMeanings } from './state-meanings.ts'

const fileFormat = 'Migration Desk interface answers'

export const interfaceAnswers = z.strictObject({
  format: z.literal(fileFormat),
  /** Of the document, as it calls itself. */
  title: z.string(),
  version: z.string(),
  answers: z.strictObject({
    /** Path of a list → the fields that tell its elements apart; none: an account has one element of it. */
    keys: z.record(z.string(), z.array(z.string())).optional(),
    /** Path of a field that says which kind an element is → the kind of those that don't say. */
    kinds: z.record(z.string(), z.string()).optional(),
    /** Whether an account is sent inside the field that the document names. */
    wrapper: z.boolean().optional(),
    /** A word with which the service says how far an account is → what it means; also one that the document does not list. */
    states: z.record(z.string(), z.enum(Object.keys(saidMeanings) as SaidMeaning[])).optional(),
    terms: moneyTerms.optional(),
  }),
  /** Written for whoever fills the file in; nothing follows from them. */
  questions: z.unknown().optional(),
})
export type InterfaceAnswers = z.infer<typeof interfaceAnswers>
export type Answers = InterfaceAnswers['answers']

/** A file that is given beside a document. */
export type AnswersFile = { readonly fileName: string; readonly text: string }

/** @returns `answers_unreadable` or `answers_of_something_else`, which names the first place that is not as it has to be */
export function readInterfaceAnswers({ fileName, text }: AnswersFile): Result<InterfaceAnswers> {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return refuse(issue('answers_unreadable', { fileName }))
  }
  const read = interfaceAnswers.safeParse(json)
  if (read.success) return ok(read.data)
  const at = read.error.issues[0]?.path.join(' › ') ?? ''
  return refuse(issue('answers_of_something_else', { fileName, at }))
}

/** @param document  what the file is for; answers that the person has given already stay */
export function writeInterfaceAnswers(
  document: { readonly title: string; readonly version: string },
  questions: readonly OpenQuestion[],
  given: Answers = {},
): string {
  const proposed = questions.reduce<Answers>(withProposal, given)
  const asked = questions.map((question) => ({ ...question, proposal: undefined }))
  const { title, version } = document
  const file: InterfaceAnswers = { format: fileFormat, title, version, answers: proposed, questions: asked }
  return `${JSON.stringify(file, null, 2)}\n`
}

export function withProposal(answers: Answers, question: OpenQuestion): Answers {
  const { path } = question
  switch (question.about) {
    case 'key':
      return question.proposal === null
        ? answers
        : { ...answers, keys: { ...answers.keys, [path]: [...question.proposal] } }
    case 'kind':
      return question.proposal === null
        ? answers
        : { ...answers, kinds: { ...answers.kinds, [path]: question.proposal } }
    case 'wrapper':
      return { ...answers, wrapper: question.proposal }
    case 'terms':
      return { ...answers, terms: question.proposal }
    // Nothing in the document speaks for one of them, and a guess could end what is under way.
    case 'state':
      return answers
  }
}

/** @returns what an answers file says that the document has no place for */
export function misplacedAnswers(
  { keys = {}, kinds = {} }: Answers,
  questions: readonly OpenQuestion[],
): readonly string[] {
  const asked = new Map(questions.map((question) => [`${question.about} ${question.path}`, question]))
  return [
    ...Object.entries(keys).flatMap(([path, fields]) => {
      const question = asked.get(`key ${path}`)
      const known = question?.about === 'key' ? new Set(question.answers) : null
      return known !== null && fields.every((field) => known.has(field)) ? [] : [`keys › ${path}`]
    }),
    ...Object.entries(kinds).flatMap(([path, value]) => {
      const question = asked.get(`kind ${path}`)
      return question?.about === 'kind' && question.answers.includes(value) ? [] : [`kinds › ${path}`]
    }),
  ]
}

/** Puts what was answered of lists and kinds into the tree. */
export function withAnswers(root: Level, { keys = {}, kinds = {} }: Answers): Level {
  const answered = (node: Node): Node => {
    if (node.type === 'leaf') {
      const kind = memberOf(kinds, node.path)
      return typeof kind === 'string' ? { ...node, assumed: kind } : node
    }
    const children = node.children.map(answered)
    if (node.type === 'group') return { ...node, children }
    const key = memberOf(keys, node.path) as readonly string[] | undefined
    return { ...node, children, ...(key !== undefined && { naturalKeys: key.length === 0 ? [] : [key] }) }
  }
  return answered(root) as Level
}

/** An answers file counts for the document that it was written for. */
export function forOther(
  file: AnswersFile,
  { title, version }: InterfaceAnswers,
  document: { readonly title: string; readonly version: string },
): Issue | null {
  if (title === document.title && version === document.version) return null
  return issue('answers_for_other_document', { fileName: file.fileName, title, version, document })
}
