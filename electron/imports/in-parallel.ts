/** Works through a list, a few at a time. */

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

/** Like `Promise.all`, and also waits for the others when one fails. */
export async function allEnded<Values extends readonly unknown[]>(
  works: readonly [...{ [Index in keyof Values]: Promise<Values[Index]> }],
): Promise<Values> {
  const ends = await Promise.allSettled(works)
  const failed = ends.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
  return ends.map((end) => (end.status === 'fulfilled' ? end.value : undefined)) as unknown as Values
}
