/** Colours, sizes and defaults of the screens. The build turns them into a stylesheet (build/stylesheets.ts). */
import {
  type CSSVariablesResolver,
  createTheme,
  type MantineColorsTuple,
  type MantineThemeOverride,
  mergeThemeOverrides,
} from '@mantine/core'
import { say } from '../../shared/messages/say.ts'

/** The colour of actions and of where you are: a calm blue, dark enough for white words on shades 7 to 9. */
const harbour: MantineColorsTuple = [
  '#eef5fb',
  '#dce9f5',
  '#b8d2ea',
  '#91b9de',
  '#6fa4d4',
  '#4e8cc4',
  '#3579b4',
  '#2468a6',
  '#1d5890',
  '#164774',
]

/** The colour of the live service: what is filled with it reaches real accounts. */
const live: MantineColorsTuple = [
  '#fff4ec',
  '#ffe6d5',
  '#fdcaa7',
  '#f7a877',
  '#ea8248',
  '#d2642a',
  '#b54a16',
  '#9a3a0c',
  '#7f2f09',
  '#632406',
]

const gray: MantineColorsTuple = [
  '#f6f7f9',
  '#eef0f3',
  '#e2e6eb',
  '#d0d6dd',
  '#b7bfc9',
  '#8f99a6',
  '#6c7683',
  '#525c69',
  '#37404b',
  '#1f262e',
]

const dark: MantineColorsTuple = [
  '#dfe3e8',
  '#bcc3cb',
  '#9da6b0',
  '#7c8691',
  '#4a535d',
  '#39414a',
  '#2b3239',
  '#1f252b',
  '#181d22',
  '#12161a',
]

/** Set in `family` where the bundled font is loaded, with fonts of the operating system behind it. */
const fontFamily = "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif"

export const theme = createTheme({
  colors: { harbour, live, gray, dark },
  primaryColor: 'harbour',
  primaryShade: { light: 7, dark: 7 },
  autoContrast: true,
  black: '#1f262e',
  fontFamily,
  fontFamilyMonospace: "ui-monospace, 'Cascadia Mono', 'DejaVu Sans Mono', Menlo, monospace",
  fontSizes: { xs: '0.8125rem', sm: '0.875rem', md: '0.9375rem', lg: '1.0625rem', xl: '1.25rem' },
  // Air does not grow with the letters: whoever makes them larger has little room.
  spacing: { '3xs': '2px', '2xs': '4px', xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  headings: {
    fontFamily,
    fontWeight: '650',
    sizes: {
      h1: { fontSize: '1.5rem', lineHeight: '1.3' },
      h2: { fontSize: '1.125rem', lineHeight: '1.4' },
      h3: { fontSize: '1rem', lineHeight: '1.4' },
    },
  },
  defaultRadius: 'md',
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  components: {
    // Locking the page's scroll writes a style element, which the content policy refuses.
    Modal: { defaultProps: { lockScroll: false, centered: true } },
    // Each would be a second banner of the page.
    ModalHeader: { defaultProps: { component: 'div' } },
    DrawerHeader: { defaultProps: { component: 'div' } },
    Drawer: { defaultProps: { lockScroll: false } },
    // A list is drawn when it is opened: all countries, hidden, were most of what Map was kept waiting for.
    Combobox: { defaultProps: { keepMounted: false } },
  },
})

/** The theme with its words, as they are said now. */
export function themeInWords(): MantineThemeOverride {
  const defaultProps = { closeButtonProps: { 'aria-label': say('close') } }
  return mergeThemeOverrides(theme, { components: { Modal: { defaultProps }, Drawer: { defaultProps } } })
}

/**
 * What differs from the library's own variables. Its dimmed, placeholder and error colours are too faint to read: each of ours
 * (tokens.css) has a contrast of at least 4.5 to 1 on every background it is used on, in both looks.
 */
export const themeVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: readable,
  dark: { ...readable, '--mantine-color-anchor': 'var(--desk-info)' },
})

const readable = {
  '--mantine-color-dimmed': 'var(--desk-quiet)',
  '--mantine-color-placeholder': 'var(--desk-placeholder)',
  '--mantine-color-error': 'var(--desk-error)',
  '--mantine-color-success': 'var(--desk-good)',
  '--mantine-color-disabled-color': 'var(--desk-disabled)',
}
