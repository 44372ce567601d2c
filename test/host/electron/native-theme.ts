/** Electron's `nativeTheme`: a light system, unless the application or the test chooses otherwise. */
import type { NativeTheme } from 'electron'
import { engineOf, StandInWebContents } from '../windows/web-contents.ts'
import { asWhole, listedEmitter, type NothingBeside, type PartOf } from './listed.ts'

class StandInTheme extends listedEmitter('nativeTheme', ['updated']) implements PartOf<NativeTheme> {
  #source: NativeTheme['themeSource'] = 'system'
  readonly shouldUseHighContrastColors = false
  readonly shouldUseInvertedColorScheme = false
  readonly inForcedColorsMode = false
  readonly prefersReducedTransparency = false

  get themeSource(): NativeTheme['themeSource'] {
    return this.#source
  }
  set themeSource(source: NativeTheme['themeSource']) {
    if (!['system', 'light', 'dark'].includes(source)) throw new TypeError(`invalid themeSource: ${source}`)
    const wasDark = this.shouldUseDarkColors
    this.#source = source
    if (wasDark === this.shouldUseDarkColors) return
    const colorScheme = this.shouldUseDarkColors ? 'dark' : 'light'
    for (const contents of StandInWebContents.getAllWebContents())
      engineOf(contents).appearance.colorScheme = colorScheme
    this.emit('updated')
  }
  get shouldUseDarkColors(): boolean {
    return this.#source === 'dark'
  }
}

true satisfies NothingBeside<StandInTheme, NativeTheme>

export const nativeTheme = asWhole<NativeTheme>(new StandInTheme())
