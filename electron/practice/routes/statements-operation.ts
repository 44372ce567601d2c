/** Adds historical statements to an imported account. */
import { answer, bareNotFound, validationRefusal } from '../answers.ts'
import { maxReportedErrors, ownCodes, statementsCreatedStatus } from '../not-shown.ts'
import { statementsAddition } from '../rules/addition-rules.ts'
import { checkBody } from '../rules/rule.ts'
import { findImported } from './imported-account.ts'
import type { Operation, Practice } from './operation.ts'

export function statementsOperation(practice: Practice): Operation {
  const { store } = practice
  return {
    name: 'statements',
    method: 'POST',
    path: '/v1/data-import/historical-statements/create/',
    answer: ({ body }) => {
      const checked = checkBody(statementsAddition, body, maxReportedErrors)
      if (!checked.ok)
        return validationRefusal(ownCodes.additionRefused, 'The statements failed validation.', checked.errors)
      const found = findImported(practice, checked.value)
      if (found === undefined) return bareNotFound
      store.asOne(() => {
        for (const statement of checked.value.statements)
          store.additions.keepStatement(found.account.id, statement.statement_id, statement)
      })
      return answer(statementsCreatedStatus, checked.value)
    },
  }
}
