/** Words of the interface, by what they are in English: labels and help of fields, what elements are called, what values mean. */
import type { Labels } from '../speech.ts'

export const labels: Labels = new Map()
