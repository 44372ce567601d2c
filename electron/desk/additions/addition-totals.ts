/** How much of a spreadsheet of additions is on the accounts, by kind and type, to be held against somebody else's list. Pure. */
import Big from 'big.js'
import { type AdditionKind, additionKinds } from '../../../shared/additions/addition-requests.ts'
import {
  type AdditionEnding,
  type AdditionItem,
  type AdditionRow,
  type AdditionState,
  type AdditionTotal,
  additionEnding,
} from '../../../shared/ipc.ts'
import { assertNever } from '../../../shared/result.ts'

/** A request with the things it adds, as far as each is known: of one that was never sent, as it would go. */
export type RequestWithItems = AdditionRow['requests'][number] & { readonly items: readonly AdditionItem[] }

/** One thing that is added, where each is known; else all that a request adds. */
type Added = {
  readonly kind: AdditionKind
  readonly type: string | null
  readonly ending: AdditionEnding
  readonly count: number
  readonly amount: string | null
}

export const asSentItems = <R extends AdditionRow['requests'][number]>(request: R) => ({
  ...request,
  items: request.state?.items ?? [],
})

/** Those of which there are some, in the order of kinds, of types as they come, and of endings. */
export function totalsOf(requests: readonly RequestWithItems[]): AdditionTotal[] {
  const all = requests.flatMap(addedBy)
  return additionKinds.flatMap((kind) => {
    const byType = Map.groupBy(
      all.filter((one) => one.kind === kind),
      ({ type }) => type,
    )
    return [...byType].flatMap(([type, ofType]) =>
      additionEnding.options.flatMap((ending) => {
        const own = ofType.filter((one) => one.ending === ending)
        return own.length === 0 ? [] : [{ kind, type, ending, ...summed(own) }]
      }),
    )
  })
}

function addedBy(request: RequestWithItems): readonly Added[] {
  const { kind, count, items } = request
  return items.length === count
    ? items.map((item) => ({ kind, type: item.type, ending: endingOf(request, item), count: 1, amount: item.amount }))
    : [{ kind, type: null, ending: endingOf(request, undefined), count, amount: null }]
}

/** @param item  `undefined` where only the request is known */
export function endingOf(
  { state, count }: Pick<RequestWithItems, 'state' | 'count'>,
  item: Pick<AdditionItem, 'outcome'> | undefined,
): AdditionEnding {
  if (state === null) return 'notAdded'
  switch (state.phase) {
    case 'done':
      // Taken as a whole, where the service doesn't say more of each.
      return item?.outcome === 'alreadyThere' ? 'alreadyThere' : item?.outcome === 'other' ? 'notKnown' : 'added'
    case 'refused':
      if (state.wasDone || state.mayBeDone) return byEarlier(state)
      // Of several, the service names the first that failed, and does not say what became of the others.
      return item === undefined || item.outcome === 'failed' || count === 1 ? 'notAdded' : 'notKnown'
    case 'notSent':
    case 'notImported':
      return byEarlier(state)
    case 'sending':
    case 'unknown':
    case 'failing':
      return 'notKnown'
    default:
      return assertNever(state.phase)
  }
}

/** The latest sending took nothing, and nothing from what an earlier one added. */
const byEarlier = ({ wasDone, mayBeDone }: Pick<AdditionState, 'wasDone' | 'mayBeDone'>): AdditionEnding =>
  wasDone ? 'alreadyThere' : mayBeDone ? 'notKnown' : 'notAdded'

function summed(own: readonly Added[]): Pick<AdditionTotal, 'count' | 'amounts'> {
  const amounts = own.flatMap(({ amount }) => (amount === null ? [] : [new Big(amount)]))
  const sum = (which: readonly Big[]) => which.reduce((all, one) => all.plus(one), new Big(0))
  const [above, below] = [sum(amounts.filter((one) => one.gt(0))), sum(amounts.filter((one) => one.lt(0)))]
  const sums = { above: above.toFixed(), below: below.toFixed(), together: above.plus(below).toFixed() }
  return {
    count: own.reduce((all, { count }) => all + count, 0),
    amounts: amounts.length === 0 ? null : sums,
  }
}
