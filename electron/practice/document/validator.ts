/** Holds a body against a schema of an operator's document, and says what is wrong with it as practice says it elsewhere. */
import { z } from 'zod'
import { quoted } from '../../../shared/messages/values.ts'
import { maxReportedErrors } from '../not-shown.ts'
import { type Checked, type ErrorCode, join, Report } from '../rules/rule.ts'
import { PracticeStartError } from '../start-trouble.ts'
import { type AlsoTaken, normaliseSchema } from './normalise-schema.ts'
import type { Document } from './read-document.ts'

export type Validator = (body: unknown) => Checked<unknown>

/** @throws DocumentError  for a schema that can't be read; see also `normaliseSchema` */
export function createValidator(document: Document, schema: unknown, alsoTaken: AlsoTaken | null = null): Validator {
  const normal = normaliseSchema(document, schema, alsoTaken) as Parameters<typeof z.fromJSONSchema>[0]
  const read = compile(document, normal)
  return (body) => {
    const result = read.safeParse(body, { reportInput: true })
    if (result.success) return { ok: true, value: body }
    const report = new Report(maxReportedErrors)
    addIssues(report, result.error.issues, '')
    return {
      ok: false,
      errors: report.errors.map((one) => (one.attr === '' ? { ...one, attr: 'non_field_errors' } : one)),
    }
  }
}

function compile({ fileName }: Document, schema: Parameters<typeof z.fromJSONSchema>[0]): z.ZodType {
  try {
    return z.fromJSONSchema(schema, { registry: z.registry() })
  } catch {
    throw new PracticeStartError('practice_document_schema_unreadable', { file: quoted(fileName) })
  }
}

type Issue = z.core.$ZodIssue

function addIssues(report: Report, issues: readonly Issue[], path: string): void {
  for (const issue of issues) {
    const place = issue.path.reduce<string>((whole, step) => join(whole, String(step)), path)
    if (issue.code === 'invalid_union') {
      const nearest = nearestKind(issue.errors)
      if (nearest === undefined) report.add(place, 'invalid_choice')
      else addIssues(report, nearest, place)
    } else if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) report.add(join(place, key), 'unknown_field')
    else report.add(place, codeOf(issue))
  }
}

/** The kind that a value was meant to be: the one that gets furthest into it, and then has the fewest errors. */
function nearestKind(kinds: readonly (readonly Issue[])[]): readonly Issue[] | undefined {
  const farness = (issues: readonly Issue[]) => {
    const isOtherThing = issues.some(({ path, code }) => path.length === 0 && code === 'invalid_type')
    const isOtherKind = issues.some(({ path, code }) => path.length === 1 && code === 'invalid_value')
    return (isOtherThing ? 2_000_000 : 0) + (isOtherKind ? 1_000_000 : 0) + issues.length
  }
  return kinds.toSorted((one, other) => farness(one) - farness(other))[0]
}

function codeOf(issue: Issue): ErrorCode {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'required'
      return issue.input === null ? 'null' : (typeCodes.get(issue.expected) ?? 'invalid_choice')
    case 'invalid_value':
      return 'invalid_choice'
    case 'invalid_format':
      return formatCodes.get(issue.format) ?? 'invalid_format'
    case 'too_big':
      return issue.origin === 'string' ? 'max_length' : 'out_of_range'
    case 'too_small':
      return issue.origin === 'string' ? 'blank' : 'out_of_range'
    default:
      return 'invalid_choice'
  }
}

const typeCodes = new Map<string, ErrorCode>([
  ['object', 'not_an_object'],
  ['array', 'not_a_list'],
  ['string', 'invalid_string'],
  ['boolean', 'invalid_boolean'],
  ['int', 'invalid_integer'],
  ['number', 'invalid_number'],
])

const formatCodes = new Map<string, ErrorCode>([
  ['date', 'invalid_date'],
  ['datetime', 'invalid_datetime'],
  ['email', 'invalid_email'],
])
