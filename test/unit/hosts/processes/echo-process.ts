/** A small process on the child's end of the port, for the tests of it. */
import { parentPort } from '../../../../electron/shell/processes/process-port.ts'

type Order =
  | { readonly kind: 'echo'; readonly value: unknown }
  | { readonly kind: 'end'; readonly code: number }
  | { readonly kind: 'throw'; readonly words: string }
  | { readonly kind: 'environment' }
  | { readonly kind: 'loop' }
  | { readonly kind: 'fillMemory' }

const parent = parentPort()

parent.onMessage((message) => {
  const order = message as Order
  if (order.kind === 'echo') parent.post(order.value)
  if (order.kind === 'end') process.exit(order.code)
  if (order.kind === 'throw') throw new Error(order.words)
  if (order.kind === 'environment') parent.post({ ...process.env })
  if (order.kind === 'loop') for (;;);
  if (order.kind === 'fillMemory') for (const kept: object[] = []; ; ) kept.push({ filler: new Array(1000).fill({}) })
})

parent.post('ready')
