/** "“Customer 2 · E-mail” and “Balance”", as a value of a message. */
import type { Catalogue } from '../../shared/catalogue/catalogue.ts'
import { inTarget } from '../../shared/mapping/model/target-label.ts'
import { listed, type Written } from '../../shared/messages/values.ts'

export const targetsQuoted = (catalogue: Catalogue, targets: readonly string[]): Written =>
  listed(targets.map((target) => ({ key: 'quoted', facts: { text: inTarget(catalogue, target) } })))
