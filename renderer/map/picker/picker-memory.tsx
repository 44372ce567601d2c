/** What a picker knows of the rest of the mapping: which fields were chosen last, and which column fills a field already. */
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'

export type PickerMemory = {
  /** Targets, the last one first. */
  readonly recent: () => readonly string[]
  readonly remember: (target: string) => void
  /** What fills a target now, in words: "Acct #". */
  readonly filledBy: (target: string) => string | undefined
}

const mostRecent = 4

const PickerContext = createContext<PickerMemory>({ recent: () => [], remember: () => {}, filledBy: () => undefined })

export const usePickerMemory = (): PickerMemory => useContext(PickerContext)

type Props = { readonly filled: ReadonlyMap<string, string>; readonly children: ReactNode }

/** The same memory for as long as the step is shown: a hundred pickers are not drawn again for a change in one of them. */
export function PickerMemoryProvider({ filled, children }: Props) {
  const newest = useRef(filled)
  useEffect(() => {
    newest.current = filled
  }, [filled])
  const [memory] = useState((): PickerMemory => {
    let recent: readonly string[] = []
    return {
      recent: () => recent,
      remember: (target) => {
        recent = [target, ...recent.filter((one) => one !== target)].slice(0, mostRecent)
      },
      filledBy: (target) => newest.current.get(target),
    }
  })
  return <PickerContext value={memory}>{children}</PickerContext>
}
