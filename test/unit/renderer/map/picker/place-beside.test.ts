import { expect, test } from 'vitest'
import { placeBeside } from '../../../../../renderer/map/picker/place-beside.ts'

test('a list opens below its input, as wide as is needed to read it', () => {
  expect(placeBeside({ left: 500, top: 200, bottom: 236, width: 230 }, 1280, 800)).toEqual({
    insetInlineStart: 500,
    insetBlockStart: 240,
    inlineSize: 380,
    maxBlockSize: 552,
  })
})

test('it opens above where there is little room below, and stays inside the window', () => {
  expect(placeBeside({ left: 1100, top: 650, bottom: 686, width: 160 }, 1280, 800)).toEqual({
    insetInlineStart: 892,
    insetBlockEnd: 154,
    inlineSize: 380,
    maxBlockSize: 638,
  })
})
