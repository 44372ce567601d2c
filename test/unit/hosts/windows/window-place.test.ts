import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeWindow } from '../../../../electron/desktop/window-place.ts'

const laptop = { x: 0, y: 25, width: 1440, height: 875 }
const beside = { x: 1440, y: 0, width: 1920, height: 1080 }

test('the first window has a size of its own, and its place from the system', () => {
  expect(placeWindow(null, [laptop, beside])).toEqual({ width: 1360, height: 860 })
})

test('a window comes back where it was, on whichever screen', () => {
  const remembered = { x: 1700, y: 100, width: 1500, height: 900, isMaximized: false }
  expect(placeWindow(remembered, [laptop, beside])).toEqual({ x: 1700, y: 100, width: 1500, height: 900 })
})

test('a window on a screen that is gone comes back on one that is there, no larger than it', () => {
  const remembered = { x: 1700, y: 100, width: 1900, height: 1000, isMaximized: true }
  expect(placeWindow(remembered, [laptop])).toEqual({ width: 1440, height: 875, isMaximized: true })
})

test.each([
  ['its title bar is above the screen', { x: 100, y: -200 }],
  ['its title bar is below the screen', { x: 100, y: 890 }],
  ['only its edge is on the screen', { x: 1400, y: 100 }],
  ['only its other edge is on the screen', { x: -900, y: 100 }],
])('a window that could not be taken hold of is brought back: %s', (_why, place) => {
  expect(placeWindow({ ...place, width: 960, height: 640 }, [laptop])).toEqual({ width: 960, height: 640 })
})

test('whatever was remembered, the window is large enough to work in', () => {
  const bounds = fc.record({
    x: fc.integer(),
    y: fc.integer(),
    width: fc.integer({ min: 1 }),
    height: fc.integer({ min: 1 }),
  })
  fc.assert(
    fc.property(bounds, fc.subarray([laptop, beside]), (remembered, screens) => {
      const { width, height } = placeWindow(remembered, screens)
      expect(width).toBeGreaterThanOrEqual(960)
      expect(height).toBeGreaterThanOrEqual(640)
    }),
  )
})
