/** Electron's `powerMonitor` and `powerSaveBlocker`: a computer that never sleeps. Tests emit the events themselves. */
import type { PowerMonitor, PowerSaveBlocker } from 'electron'
import { asWhole, listedEmitter, type PartOf, refusingUnlisted } from './listed.ts'

const events = ['suspend', 'resume', 'on-ac', 'on-battery', 'shutdown', 'lock-screen', 'unlock-screen']

class StandInPowerMonitor extends listedEmitter('powerMonitor', events) {}

const monitorCalls = {
  isOnBatteryPower: () => false,
  getSystemIdleTime: () => 0,
  getSystemIdleState: () => 'active',
} satisfies PartOf<PowerMonitor>

export const powerMonitor = asWhole<PowerMonitor>(Object.assign(new StandInPowerMonitor(), monitorCalls))

const blockers = new Set<number>()
let lastBlocker = 0

const blockerCalls = {
  start: () => {
    lastBlocker += 1
    blockers.add(lastBlocker)
    return lastBlocker
  },
  stop: (id) => blockers.delete(id),
  isStarted: (id) => blockers.has(id),
} satisfies PartOf<PowerSaveBlocker>

export const powerSaveBlocker = refusingUnlisted('powerSaveBlocker', asWhole<PowerSaveBlocker>(blockerCalls))
