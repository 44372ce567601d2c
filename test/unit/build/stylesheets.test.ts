import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { leanGridCss } from '../../../build/stylesheets.ts'

const css = readFileSync(fileURLToPath(import.meta.resolve('react-data-grid/lib/styles.css')), 'utf8')

test('of the stylesheet of the grid, rules of summary rows and of the row under the pointer are left out, and nothing else', () => {
  const lean = leanGridCss(css)
  const words = (text: string) => new Set(text.match(/[^\s{};]+/g))
  const kept = words(lean)
  expect([...words(css)].filter((word) => !kept.has(word)).toSorted()).toEqual([
    '.rdg-bottom-summary-row)',
    '.rdg-top-summary-row)',
    ':nth-child(1',
    ':nth-last-child(1',
    'border-block-start:',
    'var(--rdg-row-hover-background-color)',
    'var(--rdg-summary-border-color)',
    'var(--rdg-summary-border-width)',
  ])
  expect(lean.match(/\{/g)?.length).toBe(lean.match(/\}/g)?.length)
  expect(css.match(/\{/g)?.length).toBe((lean.match(/\{/g)?.length ?? 0) + 5)
})

test('a stylesheet without those rules stops the build, so that an update of the grid is looked at', () => {
  expect(() => leanGridCss(leanGridCss(css))).toThrow('no rule')
})
