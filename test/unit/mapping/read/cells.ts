/** Cells for tests, written shortly. */
import { blankCell, type Cell } from '../../../../shared/sheet/sheet.ts'

export const text = (shown: string): Cell => (shown === '' ? blankCell : { kind: 'text', text: shown })
export const number = (digits: string, shown = digits): Cell => ({ kind: 'number', text: shown, digits })
export const date = (iso: string, shown = iso): Cell => ({ kind: 'date', text: shown, iso })
export const truth = (value: boolean): Cell => ({ kind: 'boolean', text: value ? 'TRUE' : 'FALSE', value })
export const failed = (shown = '#N/A'): Cell => ({ kind: 'error', text: shown })
