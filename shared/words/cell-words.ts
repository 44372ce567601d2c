/** What is known of a value where it is read: its cell, its field's label, and what the cell shows. */
import type { CellFacts } from '../messages/values.ts'

export type ValueFacts = CellFacts & { readonly field: string; readonly value: string }
