/** The sizes of window that the screens are made for, in CSS pixels. */
export const sizes = {
  small: { width: 1024, height: 640 },
  usual: { width: 1280, height: 800 },
  low: { width: 1366, height: 768 },
  large: { width: 1920, height: 1080 },
} as const
