/** Carries issues through places that know only thrown errors, such as the query library. */
import { issue } from '../../shared/issue-words.ts'
import type { Issue, Result } from '../../shared/result.ts'

export type Issues = readonly [Issue, ...Issue[]]

class IssuesError extends Error {
  readonly issues: Issues

  constructor(issues: Issues) {
    super(issues[0].code)
    this.issues = issues
  }
}

/** The value of a result; issues are thrown as an `IssuesError`. */
export function valueOrThrow<T>(result: Result<T>): T {
  if (result.ok) return result.value
  throw new IssuesError(result.issues)
}

/** The issues in an error. Anything else that was thrown is a fault of the application, and is said so. */
export function issuesOf(error: unknown): Issues {
  return error instanceof IssuesError ? error.issues : [issue('application_failed', {})]
}
