/** Where the window was, brought back onto a screen that is there today. */
import type { WindowBounds } from '../storage/settings.ts'

type Area = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

export const smallestWindow = { width: 960, height: 640 }
const firstWindow = { width: 1360, height: 860 }

/** So much of the window has to be on a screen that its title bar can be taken hold of. */
const graspable = { width: 120, height: 40 }

/**
 * @param remembered  as it was when it was last closed
 * @param screens  the areas that windows may take, one for each screen
 * @returns size and, where it is still on a screen, place; never larger than the largest screen
 */
export function placeWindow(remembered: WindowBounds | null, screens: readonly Area[]): WindowBounds {
  const { width, height } = remembered ?? firstWindow
  const size = {
    width: Math.max(smallestWindow.width, Math.min(width, ...atMost(screens, 'width'))),
    height: Math.max(smallestWindow.height, Math.min(height, ...atMost(screens, 'height'))),
  }
  if (remembered?.x === undefined || remembered.y === undefined) return withMaximized(size, remembered)
  const place = { ...size, x: remembered.x, y: remembered.y }
  return withMaximized(screens.some((screen) => isGraspable(place, screen)) ? place : size, remembered)
}

const atMost = (screens: readonly Area[], side: 'width' | 'height'): readonly number[] =>
  screens.length === 0 ? [] : [Math.max(...screens.map((screen) => screen[side]))]

const withMaximized = (bounds: WindowBounds, remembered: WindowBounds | null): WindowBounds =>
  remembered?.isMaximized ? { ...bounds, isMaximized: true } : bounds

function isGraspable(window: Area, screen: Area): boolean {
  const shownWidth = Math.min(window.x + window.width, screen.x + screen.width) - Math.max(window.x, screen.x)
  const isTopShown = window.y >= screen.y && window.y + graspable.height <= screen.y + screen.height
  return shownWidth >= graspable.width && isTopShown
}
