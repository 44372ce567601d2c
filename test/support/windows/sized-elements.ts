/** jsdom lays nothing out, so every element is 0 × 0 and a grid shows no rows. Here every element has the size of a window. */

const size = { clientWidth: 1400, clientHeight: 800 } as const

for (const [name, value] of Object.entries(size)) {
  Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => value })
}
