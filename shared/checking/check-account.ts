/**
 * Looks at one account as it would be sent. What can't be read is said where it is read (shared/mapping); here is said what the
 * interface asks of values together, and what is allowed but unusual. What the interface leaves open is not judged: the service's
 * own dry run decides.
 */
import { additionsCatalogue } from '../catalogue/additions-catalogue.ts'
import type { Catalogue, Level } from '../catalogue/catalogue.ts'
import { issue } from '../issue-words.ts'
import type { AccountDraft } from '../mapping/account-draft.ts'
import type { CellPlace, Issue } from '../result.ts'
import { type CheckRule, checkRules } from './check-rules.ts'
import { placeOfPath } from './place-of-path.ts'
import { ruleIssues } from './rule-issues.ts'
import { type UndocumentedValue, type WalkedPayload, walkPayload } from './walk-payload.ts'

/** What is looked at of a draft; `issues`, where they are known, tell what could not be read and is missing for that. */
export type CheckedDraft = Pick<AccountDraft, 'payload' | 'origins' | 'rows'> & Partial<Pick<AccountDraft, 'issues'>>

/**
 * @param today  YYYY-MM-DD: what lies after it is in the future
 * @param walked  the payload, where the caller has walked it anyway
 * @returns every issue, each with its path and, where a cell gave the value, its cell
 */
export function checkAccount(
  draft: CheckedDraft,
  catalogue: Catalogue,
  today: string,
  walked: WalkedPayload = walkPayload(draft.payload, catalogue),
): Issue[] {
  const { undocumented, elementsOf } = walked
  // Additions go straight onto an account: nobody can try them.
  const isTried = catalogue !== additionsCatalogue
  const issues = undocumented.map((value) => undocumentedIssue(draft, value, isTried))
  for (const { rule, level } of rulesOf(catalogue)) {
    const ruled = elementsOf.get(level)
    if (ruled !== undefined) issues.push(...ruleIssues({ draft, catalogue, today }, rule, ruled))
  }
  return issues
}

type RuleOfLevel = { readonly rule: CheckRule; readonly level: Level }
const rulesOfCatalogues = new WeakMap<Catalogue, readonly RuleOfLevel[]>()

/** The rules whose level there is; and where a field is missed that hardly any is without, the field too. */
function rulesOf(catalogue: Catalogue): readonly RuleOfLevel[] {
  const known = rulesOfCatalogues.get(catalogue)
  if (known !== undefined) return known
  const rules = checkRules.flatMap((rule): RuleOfLevel[] => {
    const level = catalogue.level(rule.level)
    if (level === undefined) return []
    const isMissable = rule.rule !== 'expected' || level.children.some(({ name }) => name === rule.field)
    return isMissable ? [{ rule, level }] : []
  })
  rulesOfCatalogues.set(catalogue, rules)
  return rules
}

/** Source: service interface: "Allowed values of enumerated fields beyond those listed here: not shown." So only a warning. */
function undocumentedIssue(draft: CheckedDraft, { leaf, path, value }: UndocumentedValue, isTried: boolean): Issue {
  const { where, cell } = placeOfPath(draft, path)
  const meant = leaf.documentedValues.find((documented) => plain(documented) === plain(value))
  const suggestion = isAllThatCellGives(draft.origins, path) ? meant : undefined
  const facts = { cell, field: leaf.label, value, documented: leaf.documentedValues, suggestion, isTried }
  return issue('value_not_documented', facts, where, suggestion)
}

/** A keyed column (`user_details[tax_id]`) gives the key beside its value: to write the key into the cell would lose the value. */
function isAllThatCellGives(origins: CheckedDraft['origins'], path: string): boolean {
  const own = origins.get(path)
  if (own?.from !== 'cell') return true
  for (const [otherPath, other] of origins)
    if (otherPath !== path && other.from === 'cell' && isSameCell(own.cell, other.cell)) return false
  return true
}

const isSameCell = (one: CellPlace, other: CellPlace): boolean =>
  one.row === other.row && one.column === other.column && one.sheet === other.sheet

/** Without case, and with blanks, hyphens and underscores alike: "kwh import" is KWH_IMPORT. */
const plain = (value: string): string =>
  value
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '_')
