/** Reads a picked file and has the desk load it, with its progress and a way to stop. */
import { startTransition, useState } from 'react'
import type { ProjectKind } from '../../shared/catalogue/catalogue-of-kind.ts'
import type { Ask, DeskEvent, ProjectState } from '../../shared/ipc.ts'
import type { Issue } from '../../shared/result.ts'
import { madeUpFileName } from '../../shared/service/made-up-supplier.ts'
import { readFile } from '../components/dialogs/read-file.ts'
import { useDesk, useDeskEvent, usePathOf } from '../queries/desk-context.tsx'
import { issuesOf } from '../queries/issues-error.ts'

export type Loading =
  | { readonly state: 'rest' }
  | {
      readonly state: 'busy'
      readonly fileName: string
      readonly progress: DeskEvent<'loadingProgress'> | null
      readonly isStopping: boolean
    }
  | { readonly state: 'stopped' }
  | { readonly state: 'issues'; readonly issues: readonly Issue[] }

/** A file as the desk takes it. */
export type Spreadsheet = Ask<'loadSpreadsheet'>
/** What Load begins with: a file, or the made-up supplier. */
export type ToLoad = Spreadsheet | 'madeUp'

type Loader = {
  readonly loading: Loading
  /** @param kind  `null`: what the columns say */
  readonly load: (file: File, kind: ProjectKind | null) => Promise<void>
  /** The same for a file that was read already, and for the made-up supplier. */
  readonly hand: (file: ToLoad) => Promise<void>
  readonly stop: () => void
  /** Says why a file was not taken at all. */
  readonly refuse: (issues: readonly Issue[]) => void
}

export function useLoading(onLoaded: (project: ProjectState) => void): Loader {
  const desk = useDesk()
  const pathOf = usePathOf()
  const [loading, setLoading] = useState<Loading>({ state: 'rest' })

  useDeskEvent('loadingProgress', (progress) =>
    setLoading((now) => (now.state === 'busy' ? { ...now, progress } : now)),
  )

  const load = async (file: File, kind: ProjectKind | null): Promise<void> => {
    setLoading({ state: 'busy', fileName: file.name, progress: null, isStopping: false })
    const read = await readFile(file)
    if (!read.ok) {
      setLoading({ state: 'issues', issues: read.issues })
      return
    }
    const path = pathOf(file)
    const said = { ...(kind !== null && { kind }), ...(path !== undefined && { path }) }
    await hand({ fileName: file.name, bytes: read.value, ...said })
  }

  const hand = async (file: ToLoad): Promise<void> => {
    const fileName = file === 'madeUp' ? madeUpFileName : file.fileName
    setLoading({ state: 'busy', fileName, progress: null, isStopping: false })
    try {
      const result = await (file === 'madeUp' ? desk.loadMadeUp({}) : desk.loadSpreadsheet(file))
      if (result.ok) {
        // The progress stays until what was loaded is drawn.
        startTransition(() => {
          setLoading({ state: 'rest' })
          onLoaded(result.value)
        })
        return
      }
      // A stopped load comes back as issues too; the person knows that they stopped it.
      setLoading((now) =>
        now.state === 'busy' && now.isStopping ? { state: 'stopped' } : { state: 'issues', issues: result.issues },
      )
    } catch (error) {
      setLoading({ state: 'issues', issues: issuesOf(error) })
    }
  }

  const stop = (): void => {
    setLoading((now) => (now.state === 'busy' ? { ...now, isStopping: true } : now))
    void desk.cancelLoading({})
  }

  return { loading, load, hand, stop, refuse: (issues) => setLoading({ state: 'issues', issues }) }
}
