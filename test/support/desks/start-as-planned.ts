/** Starts a run as a person does who has read just now what it would send. */
import type { Ask, Desk, RunState } from '../../../shared/ipc.ts'
import type { Result } from '../../../shared/result.ts'
import { valueIn } from '../value-in.ts'

export async function startAsPlanned(
  desk: Pick<Desk, 'planRun' | 'startRun'>,
  wish: Omit<Ask<'startRun'>, 'seen'>,
): Promise<Result<RunState>> {
  const { seen } = valueIn(await desk.planRun({ keys: wish.keys }))
  return desk.startRun({ ...wish, seen })
}
