/** Works through a list, a few at a time. */

/**
 * @param work  may answer `stop`: what is under way is finished, and nothing more is begun
 * @returns how many were begun
 */
export async function inParallel<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<'stop' | undefined>,
): Promise<number> {
  let begun = 0
  let isStopped = false
  const worker = async () => {
    while (!isStopped && begun < items.length) {
      const item = items[begun]!
      begun += 1
      if ((await work(item)) === 'stop') isStopped = true
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker))
  return begun
}
