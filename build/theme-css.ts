/**
 * A Vite plugin that writes the theme as a stylesheet while building. The component library would write it into a style element at
 * run time, which the strict content policy refuses; screens import it as `virtual:theme.css`.
 */
import { convertCssVariables, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core'
import type { Plugin } from 'vite'
import { theme, themeVariables } from '../renderer/theme/theme.ts'

const publicName = 'virtual:theme.css'
const ownName = '/@theme/theme.css'

/** The whole theme as CSS: the library's own variables with ours laid over them, for light and dark. */
export function themeCss(): string {
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

export const themeCssPlugin = (): Plugin => ({
  name: 'theme-css',
  resolveId: (id) => (id === publicName ? ownName : undefined),
  load: (id) => (id === ownName ? themeCss() : undefined),
})
