/** The windows that are open, for those parts that must reach them without knowing the window class. */
import type { BrowserWindow } from 'electron'

const windows = new Set<BrowserWindow>()

export const openWindows = (): BrowserWindow[] => [...windows]
export const addWindow = (window: BrowserWindow): void => void windows.add(window)
export const removeWindow = (window: BrowserWindow): boolean => windows.delete(window)
