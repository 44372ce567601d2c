/** Waiting for what a desk brings about by itself. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Desk } from '../../../../shared/ipc.ts'
import { valueIn } from '../../../support/value-in.ts'

export async function until(happens: () => Promise<boolean>): Promise<void> {
  while (!(await happens())) await pause(50)
}

/** Until the account is on the platform. */
export const untilCreated = (desk: Desk, key: string): Promise<void> =>
  until(async () => valueIn(await desk.readAccount({ key })).stub.import.state === 'finished')
