/** An operator's own document of its service, read as what mapping, checking, help and template go by. */
import type { CatalogueData } from '../catalogue/catalogue.ts'
import type { InterfaceData } from '../catalogue/catalogue-of-kind.ts'
import { issue } from '../issue-words.ts'
import { type Issue, ok, type Result, refuse } from '../result.ts'
import { accountOperations } from './account-operation.ts'
import { dictOf, parseDocument, textOf } from './parse-document.ts'
import { BrokenReference, Schemas } from './schema.ts'
import { TooManyFields, TreeOfSchema } from './tree-of-schema.ts'
import { withUniqueLabels } from './unique-labels.ts'

export type ServiceDescription = {
  /** As the document calls itself. */
  readonly title: string
  readonly version: string
  /** Under the address of the service: what an account is sent to. */
  readonly accountPath: string
  readonly catalogue: CatalogueData
  /** What of it is left out, and what a person should know of it. */
  readonly remarks: readonly Issue[]
}

/**
 * @param text  of the whole file: JSON or YAML
 * @returns an issue where it is not such a document, refers to something outside of it, or has no account
 */
export function describeService(text: string, fileName: string): Result<ServiceDescription> {
  const parsed = parseDocument(text, fileName)
  if (!parsed.ok) return parsed
  const document = parsed.value
  const schemas = new Schemas(document)
  const info = dictOf(document.info)
  try {
    const [operation] = accountOperations(document, schemas)
    if (operation === undefined || operation.accountKey === null)
      return refuse(issue('description_without_accounts', { fileName }))
    const { root, rules, recursive, unfillable } = new TreeOfSchema(schemas, operation, textOf(info.title)).read()
    return ok({
      title: textOf(info.title),
      version: String(info.version ?? ''),
      accountPath: operation.path,
      catalogue: { kind: 'accounts', root: withUniqueLabels(root), rules, example: operation.examples[0] ?? null },
      remarks: [
        ...(recursive.length === 0 ? [] : [issue('description_recursive', { fileName, paths: recursive })]),
        ...(unfillable.length === 0 ? [] : [issue('description_unfillable', { fileName, paths: unfillable })]),
      ],
    })
  } catch (error) {
    if (error instanceof BrokenReference) return refuse(brokenReference(error, fileName))
    if (error instanceof TooManyFields) return refuse(issue('description_has_too_many_fields', { fileName }))
    // A document can be nested deeper than any program follows.
    if (error instanceof RangeError) return refuse(issue('description_unreadable', { fileName, line: null }))
    throw error
  }
}

/** What spreadsheets are prepared by. */
export const interfaceOf = ({ catalogue }: ServiceDescription): InterfaceData => ({
  accounts: catalogue,
  additions: null,
})

function brokenReference({ kind, reference }: BrokenReference, fileName: string): Issue {
  switch (kind) {
    case 'external':
      return issue('description_refers_elsewhere', { fileName, reference })
    case 'missing':
      return issue('description_incomplete', { fileName, reference })
    case 'recursive':
      return issue('description_recursive', { fileName, paths: [reference] })
  }
}
