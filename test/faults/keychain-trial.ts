/**
 * A trial of the import with the key to its data in a real keychain, which is locked between two starts, or still knows what a folder
 * that was put back from a backup does not.
 */
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { issue } from '../../shared/issue-words.ts'
import { sayMessage } from '../../shared/messages/say.ts'
import { startKeyringSession } from '../support/desks/keyring-session.ts'
import type { TrialReport } from './trial.ts'
import { runUnguardedTrial } from './unguarded-trial.ts'

export async function runKeychainTrial(seed: number, accountCount: number): Promise<TrialReport> {
  const keyring = await startKeyringSession()
  const { env } = keyring
  try {
    return await runUnguardedTrial(seed, accountCount, async (trial) => {
      const { random, kept, room, start, finish, writeCount, breaks } = trial
      await start({ env, killAfter: random.between(1, Math.floor(accountCount / 2)) })
      const isRestored = random.next() < 0.5
      const isLocked = !isRestored || random.next() < 0.5
      // Where all were sent by the time of the backup, nothing is lost with it that a create could follow.
      let isSentLost = false
      if (isRestored) {
        const backup = join(room, 'backup')
        cpSync(kept, backup, { recursive: true })
        const before = writeCount()
        await start({ env, killAfter: random.between(1, 4) })
        isSentLost = writeCount() > before
        rmSync(kept, { recursive: true })
        cpSync(backup, kept, { recursive: true })
      }
      if (isLocked) {
        keyring.lock()
        const before = writeCount()
        const end = await start({ env, killAfter: null })
        if (end.kind !== 'ended' || !end.complaint.includes(sayMessage(issue('keychain_locked', {}).message)))
          breaks('Nothing was said of the locked keychain.')
        if (writeCount() !== before) breaks('Something was sent while the keychain was locked.')
        keyring.unlock()
      }
      const end = await start({ env, killAfter: null })
      if (
        isSentLost &&
        (end.kind !== 'ended' || !end.complaint.includes(sayMessage(issue('journal_incomplete', {}).message)))
      )
        breaks('Nothing was said of what was lost.')
      await finish({ env })
      return [isRestored ? 'folder put back' : '', isLocked ? 'keychain locked' : ''].filter(Boolean).join(', ')
    })
  } finally {
    await keyring.end()
  }
}
