/** The desk as screens see it: what they may ask, and the news they hear. It comes from context, so a test gives its own. */
import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { Desk, DeskEvent } from '../../shared/ipc.ts'
import type { DeskEventName } from '../../shared/ipc-channels.ts'
import type { DeskAccess } from '../transport/connection.ts'
import { useFreshDesk } from './keep-fresh.ts'

const DeskContext = createContext<DeskAccess | null>(null)

export function DeskProvider({ access, children }: { readonly access: DeskAccess; readonly children: ReactNode }) {
  const desk = useFreshDesk(access)
  const fresh = useMemo(() => ({ ...access, desk }), [access, desk])
  return <DeskContext value={fresh}>{children}</DeskContext>
}

function useAccess(): DeskAccess {
  const access = useContext(DeskContext)
  if (access === null) throw new Error('There is no DeskProvider above this component.')
  return access
}

export function useDesk(): Desk {
  return useAccess().desk
}

export const usePathOf = (): NonNullable<DeskAccess['pathOf']> => useAccess().pathOf ?? (() => undefined)

/** Some things only an operating system's window can do. */
export const useHost = (): DeskAccess['host'] => useAccess().host

/** Hears a kind of news for as long as the component is on the screen. */
export function useDeskEvent<N extends DeskEventName>(name: N, hear: (news: DeskEvent<N>) => void): void {
  const { subscribe } = useAccess()
  const onNews = useEffectEvent(hear)
  useEffect(() => subscribe(name, (news) => onNews(news)), [subscribe, name])
}

/** Whether the application behind the window answers; `onBack` is called when it answers again. */
export function useReach(onBack: () => void): boolean {
  const { onReach } = useAccess()
  const [isReached, setIsReached] = useState(true)
  const hear = useEffectEvent((isReachedNow: boolean) => {
    setIsReached(isReachedNow)
    if (isReachedNow) onBack()
  })
  useEffect(() => onReach((isReachedNow) => hear(isReachedNow)), [onReach])
  return isReached
}
