/** Colours, sizes and defaults of the screens. The build turns them into a stylesheet (build/theme-css.ts). */
import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'

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
    Modal: { defaultProps: { lockScroll: false, centered: true, closeButtonProps: { 'aria-label': 'Close' } } },
    // Each would be a second banner of the page.
    ModalHeader: { defaultProps: { component: 'div' } },
    DrawerHeader: { defaultProps: { component: 'div' } },
    Drawer: { defaultProps: { lockScroll: false, closeButtonProps: { 'aria-label': 'Close' } } },
    // A list is drawn when it is opened: all countries, hidden, were most of what Map was kept waiting for.
    Combobox: { defaultProps: { keepMounted: false } },
  },
})

/**
 * What differs from the library's own variables. Its dimmed, placeholder and error colours are too faint to read:
 * each of these has a contrast of at least 4.5 to 1 on every background it is used on.
 */
export const themeVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': '#525c69',
    '--mantine-color-placeholder': '#5f6976',
    '--mantine-color-error': '#b42318',
    '--mantine-color-success': '#1b6a3a',
    '--mantine-color-disabled-color': '#68727e',
  },
  dark: {
    '--mantine-color-dimmed': '#b8bfc8',
    '--mantine-color-placeholder': '#a3abb5',
    '--mantine-color-error': '#ffb4a9',
    '--mantine-color-success': '#8fd6ab',
    '--mantine-color-disabled-color': '#9da6b0',
    '--mantine-color-anchor': '#9fc9f0',
  },
})
