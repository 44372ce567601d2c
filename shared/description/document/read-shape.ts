/** How a service is talked to, as its document says: its calls are told by what they take and answer, whatever they are called. */
import { type Fields, fieldsOf, isFields, listOf, memberOf, textOf } from '../../basics/members.ts'
import { callThatAdds, ownShape, type ServiceShape, type StateField } from '../service-shape.ts'
import { stateMeanings } from '../state-meanings.ts'
import { wordsOf } from '../tree/field-traits.ts'
import { type AccountOperation, isOfTrying, isSameAccount, jsonOf } from './account-operation.ts'
import { type AdditionOperation, isListOfObjects, namesIn } from './addition-operations.ts'
import { type Route, routeOf } from './route-template.ts'
import { type Part, type Schema, type Schemas, unlessBroken } from './schema.ts'

/** A question, and what is answered where it goes well: `null` where the document does not say. */
type Question = { readonly path: string; readonly route: Route; readonly answer: Schema | null }

/**
 * @param operations  those that take an account; the first creates one
 * @param additions  those that add to one
 */
export function readShape(
  document: Fields,
  schemas: Schemas,
  [create, ...others]: readonly [AccountOperation & { readonly accountKey: string }, ...AccountOperation[]],
  additions: readonly AdditionOperation[],
): ServiceShape {
  const account = { key: create.accountKey, supplier: create.supplierField }
  const questions = Object.entries(fieldsOf(document.paths)).flatMap(([path, item]): readonly Question[] => {
    const { get } = fieldsOf(item)
    const route = isFields(get) ? routeOf(path, account) : null
    return route === null ? [] : [{ path, route, answer: unlessBroken(() => answerOf(fieldsOf(get), schemas)) }]
  })
  const near = ({ path }: { readonly path: string }): number => commonSteps(path, create.path)
  const nearest = <One extends { readonly path: string }>(all: readonly One[]): One | undefined =>
    all.toSorted((one, other) => near(other) - near(one) || one.path.length - other.path.length)[0]

  const trying = nearest(others.filter((one) => isOfTrying(one.path) && isSameAccount(one, create)))
  const ofOne = questions.filter(({ route, answer }) => route.hasNumber && isOfState(answer))
  const process = nearest(ofOne)
  const transfer = nearest(ofOne.filter((one) => one !== process && saysState(one)))
  const lists = questions.flatMap((question) => {
    const { route, answer } = question
    const record = answer === null ? null : unlessBroken(() => recordOf(answer, schemas))
    const named = record === null ? null : namesIn(record, { key: account.key, supplier: null })
    const isList = named !== null || (answer === null && route.hasSupplier)
    return !route.hasNumber && isList ? [{ ...question, record, named }] : []
  })
  const listOfKind = (kind: ReturnType<typeof listedIn>) => nearest(lists.filter(({ path }) => listedIn(path) === kind))
  const listed = lists.find(({ named }) => named !== null)
  const takenFields = ({ path }: AccountOperation): readonly string[] => {
    const { post } = fieldsOf(memberOf(fieldsOf(document.paths), path))
    const answer = unlessBroken(() => answerOf(fieldsOf(post), schemas))
    return [...(answer?.properties.keys() ?? [])]
  }
  const routeFor = (kind: AdditionOperation['kind']) =>
    additions.find((one) => one.kind === kind)?.route.template ?? null
  const transactions = additions.find(({ kind }) => kind === 'transactions')
  return {
    routes: {
      create: routeOf(create.path, account)?.template ?? create.path,
      validate: trying === undefined ? null : (routeOf(trying.path, account)?.template ?? null),
      process: process?.route.template ?? null,
      notes: routeFor('notes'),
      transactions: routeFor('transactions'),
      statements: routeFor('statements'),
      paymentInstruction: routeFor('payment'),
      transferStatus: transfer?.route.template ?? null,
      allAccounts: listOfKind('all')?.route.template ?? null,
      pendingAccounts: listOfKind('pending')?.route.template ?? null,
      importedAccounts: listOfKind('imported')?.route.template ?? null,
    },
    wrapper: { create: create.wrapper, validate: trying?.wrapper ?? null },
    taken: { create: takenFields(create), validate: trying === undefined ? [] : takenFields(trying) },
    states: { process: stateOf(process, schemas), transferStatus: stateOf(transfer, schemas) },
    account,
    listed: { number: listed?.named?.key ?? account.key, createdAt: momentIn(listed?.record ?? null) },
    additions: {
      ...(additions[0]?.account ?? account),
      addressed: additions.filter(({ isAddressed }) => isAddressed).map(({ kind }) => callThatAdds(kind)),
    },
    transactions: {
      list: transactions?.list ?? 'transactions',
      id: transactions === undefined ? null : identifierOf(transactions, schemas),
      check: flagOf(transactions, /^(check|detect|skip) .*(previous|already|duplicate|exist)/),
      move: flagOf(transactions, /^(force|move|shift) .*(current|open|period|statement|date)/),
    },
  }
}

/** `/accounts/{number}` is nearer to `/accounts` than `/status/{number}` is. */
function commonSteps(path: string, other: string): number {
  const steps = other.split('/').filter((step) => step !== '')
  const own = path.split('/').filter((step) => step !== '')
  const until = steps.findIndex((step, at) => own[at] !== step)
  return until === -1 ? steps.length : until
}

function answerOf({ responses }: Fields, schemas: Schemas): Schema | null {
  const [, answer] = Object.entries(fieldsOf(responses)).find(([status]) => /^2/.test(status)) ?? []
  const { schema } = jsonOf(answer)
  return schema === undefined ? null : schemas.read([{ node: schema, trail: [] }])
}

/** Where the document does not say, it is as in our interface. */
function stateOf(question: Question | undefined, schemas: Schemas): StateField {
  const properties = question?.answer?.properties ?? new Map<string, readonly Part[]>()
  const field = [...properties.keys()].find(isOfStatus) ?? ownShape.states.process.field
  const state = unlessBroken(() => schemas.read(properties.get(field) ?? []))
  return { field, meanings: stateMeanings(listOf(state?.raw.enum).filter((value) => typeof value === 'string')) }
}

/** How far an account is, is one thing and no list. */
const isOfState = (answer: Schema | null): boolean =>
  answer === null || (answer.shape === 'object' && [...answer.properties.keys()].some(isOfStatus))
const saysState = ({ path, answer }: Question): boolean => answer !== null || isOfStatus(path)
const isOfStatus = (name: string): boolean => /\b(status|state)\b/.test(wordsOf(name))

/** What a list holds, be it by itself or inside of an object. */
function recordOf(answer: Schema, schemas: Schemas): Schema | null {
  if (answer.shape === 'list') {
    const record = schemas.read(answer.items)
    return record.shape === 'object' ? record : null
  }
  const lists = [...answer.properties.values()].filter((parts) => isListOfObjects(parts, schemas))
  return lists.length === 1 ? recordOf(schemas.read(lists[0] ?? []), schemas) : null
}

function listedIn(path: string): 'all' | 'pending' | 'imported' {
  const words = wordsOf(path)
  if (/\b(pending|staged|waiting|queued|outstanding)\b/.test(words)) return 'pending'
  return /\b(imported|created|completed?|processed|finished|done|migrated)\b/.test(words) ? 'imported' : 'all'
}

const momentIn = (record: Schema | null): string | null =>
  [...(record?.properties.keys() ?? [])].find((name) => /\bcreated\b/.test(wordsOf(name))) ?? null

/** The one of its fields that names a transaction. */
export function identifierOf({ request, list }: AdditionOperation, schemas: Schemas): string | null {
  if (list === null) return null
  const { items } = schemas.read(request.properties.get(list) ?? [])
  const element = schemas.read(items)
  const names = [element, ...element.kinds.map(({ schema }) => schema)].flatMap(({ properties }) => [
    ...properties.keys(),
  ])
  const own = wordsOf(list).split(' ').at(-1)?.replace(/s$/, '') ?? ''
  const named = names.filter((name) => /(^| )(id|identifier|uuid|no|number|ref|reference)$/.test(wordsOf(name)))
  return (
    named.find((name) => wordsOf(name).startsWith(`${own} `)) ??
    named.find((name) => /^(external )?(id|identifier|uuid)$/.test(wordsOf(name))) ??
    null
  )
}

const flagOf = (operation: AdditionOperation | undefined, said: RegExp): string | null =>
  listOf(operation?.post.parameters)
    .filter((one) => fieldsOf(one).in === 'query')
    .map((one) => textOf(fieldsOf(one).name))
    .find((name) => said.test(wordsOf(name))) ?? null
