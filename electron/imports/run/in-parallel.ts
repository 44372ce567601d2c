/** Does many things, a few at a time. */

/**
 * @param work  may answer `stop`: what is under way is finished, and nothing more is begun. The same when it throws, which is
 *   then thrown from here once nothing is under way any more.
 */
export async function inParallel<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<'stop' | undefined>,
): Promise<void> {
  let begun = 0
  let isStopped = false
  const worker = async () => {
    while (!isStopped && begun < items.length) {
      const item = items[begun]!
      begun += 1
      try {
        if ((await work(item)) === 'stop') isStopped = true
      } catch (error) {
        isStopped = true
        throw error
      }
    }
  }
  await allEnded(Array.from({ length: Math.min(atOnce, items.length) }, worker))
}

/** @returns what does the same, with so many under way at most: the others wait, in their order */
export function limitedTo<Asked extends readonly unknown[], Answer>(
  atOnce: number,
  work: (...asked: Asked) => Promise<Answer>,
): (...asked: Asked) => Promise<Answer> {
  let underWay = 0
  const waiting: (() => void)[] = []
  return async (...asked) => {
    if (underWay < atOnce) underWay += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work(...asked)
    } finally {
      // Whoever waits next takes over the place.
      const next = waiting.shift()
      if (next === undefined) underWay -= 1
      else next()
    }
  }
}

/** Like `Promise.all`, and also waits for the others when one fails. */
export async function allEnded<Values extends readonly unknown[]>(
  works: readonly [...{ [Index in keyof Values]: Promise<Values[Index]> }],
): Promise<Values> {
  const ends = await Promise.allSettled(works)
  const failed = ends.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
  return ends.map((end) => (end.status === 'fulfilled' ? end.value : undefined)) as unknown as Values
}
