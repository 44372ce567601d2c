/** The import suppliers that practice has, one in each state the interface knows. An operator would set them up. */
import { ownCodes } from './not-shown.ts'

export const supplierStates = ['Ongoing', 'Paused', 'Complete'] as const
export type SupplierState = (typeof supplierStates)[number]

export const suppliers = {
  ongoing: 'PRACTICE',
  paused: 'PRACTICE_PAUSED',
  complete: 'PRACTICE_COMPLETE',
} as const

export const initialStates: Readonly<Record<string, SupplierState>> = {
  [suppliers.ongoing]: 'Ongoing',
  [suppliers.paused]: 'Paused',
  [suppliers.complete]: 'Complete',
}

/** Why a supplier takes no new accounts, in the words and with the code that create answers. */
export const closedReasons = {
  Paused: {
    code: ownCodes.paused,
    detail: 'This import supplier is paused: no accounts are taken at the moment. More are expected later.',
  },
  Complete: {
    code: ownCodes.complete,
    detail: 'This import supplier is complete: no more accounts are taken. Ask the operator if this is unexpected.',
  },
} as const satisfies Record<Exclude<SupplierState, 'Ongoing'>, { code: string; detail: string }>
