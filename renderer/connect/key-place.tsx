/** Says whether a key is stored, and where. The key itself never comes back to the screen. */
import type { ConnectionStatus } from '../../shared/ipc.ts'
import { assertNever } from '../../shared/result.ts'

type Props = Pick<Extract<ConnectionStatus, { kind: 'live' }>, 'hasKey' | 'keyIsKept'>

export function KeyPlace({ hasKey, keyIsKept }: Props) {
  if (!hasKey) return <>No key is stored. Choose “Change the details…” and type it.</>
  switch (keyIsKept) {
    case 'keychain':
      return <>A key is stored, in the password store of this computer. It is not shown again.</>
    case 'thisRunOnly':
      return (
        <>
          A key is held in memory until you close the application, because the password store of this computer can’t be
          used now. Then you type it again. It is not shown, and not written to disk.
        </>
      )
    default:
      return assertNever(keyIsKept)
  }
}
