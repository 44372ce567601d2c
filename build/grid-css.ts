/**
 * A Vite plugin that leaves out of the grid's stylesheet what no sheet here shows and every scrolled frame would pay for: which of its
 * children is the first or last summary row makes the browser look at every cell again whenever a row comes or goes, and the row under
 * the pointer, in nearly the colour of the others, at all cells of two rows whenever the sheet moves below it.
 */
import type { Plugin } from 'vite'

const withBody = String.raw`\s*\{(?:[^{}]|\{[^{}]*\})*\}`

const leftOut: readonly RegExp[] = [
  new RegExp(String.raw`& > :nth-last-child\(1 of \.rdg-top-summary-row\)${withBody}`),
  new RegExp(String.raw`& > :nth-child\(1 of \.rdg-bottom-summary-row\)${withBody}`),
  /&:hover\s*\{\s*background-color: var\(--rdg-row-hover-background-color\);\s*\}/,
]

/**
 * @param css  the stylesheet of react-data-grid
 * @returns the same without those rules
 * @throws when one of them is not there: after an update of the library it has to be looked up again
 */
export function leanGridCss(css: string): string {
  return leftOut.reduce((rest, rule) => {
    if (!rule.test(rest)) throw new Error(`The stylesheet of react-data-grid has no rule ${rule.source} any more.`)
    return rest.replace(rule, '')
  }, css)
}

export const gridCssPlugin = (): Plugin => ({
  name: 'grid-css',
  enforce: 'pre',
  transform: (code, id) => (id.endsWith('/react-data-grid/lib/styles.css') ? leanGridCss(code) : undefined),
})
