/** The practice service of a trial: it has its faults, and ends and comes back at the moments of the plan. */
import { setTimeout as wait } from 'node:timers/promises'
import type { CuttingProxy } from './cutting-proxy.ts'
import { type ServiceProcess, startServiceProcess } from './service-process.ts'
import type { Trouble } from './trouble.ts'

export type MortalService = {
  now(): ServiceProcess
  restarts(): number
  /** From now on it lives, and has no faults. */
  calm(): Promise<void>
  /** No restart is under way, and none is to come. */
  settle(): Promise<void>
}

/**
 * Restarts come one after the other at their moments, whatever the command is doing.
 * @param prepare  what the service is to have before its first fault
 */
export async function startMortalService(
  plan: Trouble,
  proxy: CuttingProxy,
  store: string,
  prepare: (service: ServiceProcess) => Promise<void> = async () => {},
): Promise<MortalService> {
  const over = Promise.withResolvers<'over'>()
  let isOver = false
  let restarts = 0
  let service = await startServiceProcess(store)
  const setFaults = (faults: Trouble['serviceFaults']) => service.ask('/practice/faults/', { seed: plan.seed, faults })

  const restartWhenDue = async (): Promise<void> => {
    for (const { at, signal, downMs } of plan.restarts) {
      await Promise.race([proxy.until(at), over.promise])
      if (isOver) return
      proxy.passTo(null)
      await service.end(signal)
      await wait(downMs)
      service = await startServiceProcess(store)
      await setFaults(isOver ? [] : plan.serviceFaults)
      proxy.passTo(service.port)
      restarts += 1
    }
  }
  const settle = async (): Promise<void> => {
    isOver = true
    over.resolve('over')
    await restarting
  }

  await prepare(service)
  await setFaults(plan.serviceFaults)
  proxy.passTo(service.port)
  const restarting = restartWhenDue()
  return {
    now: () => service,
    restarts: () => restarts,
    calm: async () => {
      await settle()
      proxy.calm()
      await setFaults([])
    },
    settle,
  }
}
