/** Spacing, type and colour come from one small set (renderer/theme): what is written down elsewhere would be a second one. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const styles = globSync('renderer/**/*.css').filter((path) => !path.startsWith('renderer/theme/'))

/** @returns each place in the styles where something is, as `path:line: what` */
const placesOf = (paths: readonly string[], wanted: RegExp): readonly string[] =>
  paths.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, index) => (wanted.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  )

test('there are styles to look at', () => {
  expect(styles.length).toBeGreaterThan(30)
})

test('no colour is written down outside of the theme', () => {
  expect(placesOf(styles, /#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(|: (white|black);/i)).toEqual([])
})

test('letters have one of the sizes of the theme', () => {
  expect(placesOf(styles, /font-size: (0\.8125|0\.875|0\.9375|1\.0625|1\.25)rem|font-size: \d+px/)).toEqual([])
})

test('what stands apart does so by one of the distances of the theme', () => {
  expect(placesOf(styles, /^\s*((row-|column-)?gap|padding|margin): (\d+px ?)+;/)).toEqual([])
})

test('how much room there is is asked in letters, not in pixels', () => {
  expect(placesOf(styles, /@media \((min|max)-(width|height)/)).toEqual([])
})
