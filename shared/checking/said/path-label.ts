/** Names a path of a payload in the user's words: `customers.1.landline` is "Customer 2 · Landline phone". */
import type { Catalogue, Node } from '../../catalogue/catalogue.ts'
import type { Message } from '../../messages/message.ts'
import { type PlaceStep, sentence, type Value } from '../../messages/values.ts'
import type { Issue } from '../../result.ts'

/** @returns the parts that the catalogue knows; a path that it doesn't know at all is said as it is */
export function pathLabel(path: string, catalogue: Catalogue): Value {
  const place: PlaceStep[] = []
  let nodes: readonly Node[] = catalogue.root.children
  const steps = path.split('.')
  for (let step = 0; step < steps.length; step += 1) {
    const node = nodes.find(({ name }) => name === steps[step])
    if (node === undefined) break
    if (node.type === 'leaf') return { place: [...place, { label: node.label }] }
    nodes = node.children
    const index = steps[step + 1]
    if (node.type === 'level' && index !== undefined && /^\d+$/.test(index)) {
      place.push({ label: node.element, number: Number(index) + 1 })
      step += 1
    } else if (node.type === 'level' || step === steps.length - 1) {
      place.push({ label: node.label })
    }
  }
  return place.length === 0 ? path : { place }
}

/** The service says where with a path of the payload; a person is told it in words, on the screen, in a file and in a line. */
export const inWordsOf =
  (catalogue: Catalogue) =>
  (one: Issue): Issue => {
    const path = one.where?.path
    return path === undefined ? one : { ...one, message: saidAt(pathLabel(path, catalogue), one.message) }
  }

const saidAt = (place: Value, message: Message): Message => ({
  key: 'said_at',
  facts: { place, message: sentence(message) },
})
