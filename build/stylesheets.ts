/**
 * A Vite plugin for two stylesheets. It writes that of the theme while building: the component library would write it into a style element
 * at run time, which the strict content policy refuses; screens import it as `virtual:theme.css`. And it leaves out of the grid's what no
 * sheet here shows and every scrolled frame would pay for: which of its children is the first or last summary row makes the browser look
 * at every cell again whenever a row comes or goes, and the row under the pointer, in nearly the colour of the others, at all cells of two
 * rows whenever the sheet moves below it.
 */
import { convertCssVariables, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core'
import type { Plugin } from 'vite'
import { theme, themeVariables } from '../renderer/theme/theme.ts'

const themeName = 'virtual:theme.css'
const ownName = '/@theme/theme.css'

/** The whole theme as CSS: the library's own variables with ours laid over them, for light and dark. */
function themeCss(): string {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme)
  const usual = defaultCssVariablesResolver(merged)
  const ours = themeVariables(merged)
  return convertCssVariables(
    {
      variables: { ...usual.variables, ...ours.variables },
      light: { ...usual.light, ...ours.light },
      dark: { ...usual.dark, ...ours.dark },
    },
    ':root',
  )
}

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

export const stylesheetsPlugin = (): Plugin => ({
  name: 'stylesheets',
  enforce: 'pre',
  resolveId: (id) => (id === themeName ? ownName : undefined),
  load: (id) => (id === ownName ? themeCss() : undefined),
  transform: (code, id) => (id.endsWith('/react-data-grid/lib/styles.css') ? leanGridCss(code) : undefined),
})
