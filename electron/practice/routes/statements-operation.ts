/** Adds historical statements to an imported account. */
import { answer, bareNotFound, validationRefusal } from '../answers.ts'
import { ownCodes, statementsCreatedStatus } from '../not-shown.ts'
import { findImported } from './imported-account.ts'
import { type Operation, operationsAt, type Practice } from './operation.ts'

export const statementsOperation = (practice: Practice): readonly Operation[] =>
  operationsAt('statements', 'POST', practice.served.sending.statements, ({ read }) => ({ body, parameters }) => {
    const checked = read(body, parameters)
    if (!checked.ok)
      return validationRefusal(ownCodes.additionRefused, 'The statements failed validation.', checked.errors)
    const found = findImported(practice, checked.value)
    if (found === undefined) return bareNotFound
    const { additions, asOne } = practice.store
    asOne(() => {
      for (const { id, data } of checked.value.statements)
        additions.keepStatement(found.account.id, id === '' ? JSON.stringify(data) : id, data)
    })
    return answer(statementsCreatedStatus, body)
  })
