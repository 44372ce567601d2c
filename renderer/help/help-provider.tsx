/** Help from everywhere: F1 shows it about what has the focus, and whatever stands for something leads to what help says of it. */
import { ActionIcon } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { IconHelpCircle } from '@tabler/icons-react'
import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useState } from 'react'
import type { CatalogueOf } from '../../shared/catalogue/catalogue-of-kind.ts'
import type { ProjectState } from '../../shared/ipc.ts'
import { say } from '../../shared/messages/say.ts'
import { OpenProjectProvider } from '../queries/open-project.tsx'

/** Most who work never open it: until they do, nothing of it is in memory. */
const loadHelpWindow = async () => (await import('./help-window.tsx')).HelpWindow

/** What F1 shows. */
type Shown = {
  /** The ids of entries that are shown below each other, the first with the focus; none for the list of all. */
  readonly about: readonly string[]
  /** See `useFocusBack`. */
  readonly whenGone?: () => void
}

/** @returns `null` where the focus is somewhere else */
type FindAbout = (focused: Element) => Shown | null

type Help = {
  /** @param about  the id of an entry; the list of all where none is given */
  readonly show: (about?: string) => void
  /** @returns what takes it away again */
  readonly findBy: (find: FindAbout) => () => void
}

const HelpContext = createContext<Help | null>(null)

/** `null` where there is no help, as in a part of the window that is drawn alone. */
export const useHelp = (): Help | null => useContext(HelpContext)

/** Marks what an entry is about: with the focus within it, F1 shows that one. */
export const helpAbout = (id: string | undefined) => (id === undefined ? {} : { 'data-about': id })

/** For what has no element of its own to be marked, such as a column of a sheet. */
export function useHelpFinder(find: FindAbout): void {
  const help = useHelp()
  const findNow = useEffectEvent(find)
  useEffect(() => help?.findBy((focused) => findNow(focused)), [help])
}

type ProviderProps = {
  readonly project: ProjectState | null
  /** What is known of the service in use; absent while it is read. */
  readonly catalogueOf: CatalogueOf | undefined
  readonly children: ReactNode
}

export function HelpProvider({ project, catalogueOf, children }: ProviderProps) {
  const [shown, setShown] = useState<Shown | null>(null)
  const [HelpWindow, setHelpWindow] = useState<Awaited<ReturnType<typeof loadHelpWindow>> | null>(null)
  const [finders] = useState(() => new Set<FindAbout>())
  const [help] = useState(
    (): Help => ({
      show: (about) => setShown({ about: about === undefined ? [] : [about] }),
      findBy: (find) => {
        finders.add(find)
        return () => finders.delete(find)
      },
    }),
  )
  const isAskedFor = shown !== null
  useEffect(() => {
    // Where the application is out of reach the window says so: nothing else of it goes.
    if (isAskedFor)
      loadHelpWindow().then(
        (loaded) => setHelpWindow(() => loaded),
        () => setShown(null),
      )
  }, [isAskedFor])
  const hear = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && shown !== null) {
      // A dialog below it stays open.
      event.stopImmediatePropagation()
      setShown(null)
    }
    if (event.key !== 'F1' || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    if (shown === null) setShown(aboutFocus(finders))
  }
  // Before any dialog hears of it.
  useWindowEvent('keydown', hear, { capture: true })
  return (
    <HelpContext value={help}>
      {children}
      {shown !== null && HelpWindow !== null && (
        <OpenProjectProvider project={project} {...(catalogueOf === undefined ? {} : { catalogueOf })}>
          <HelpWindow
            {...shown}
            onAbout={(about) => setShown({ ...shown, about: about === null ? [] : [about] })}
            onClose={() => setShown(null)}
          />
        </OpenProjectProvider>
      )}
    </HelpContext>
  )
}

function aboutFocus(finders: ReadonlySet<FindAbout>): Shown {
  const focused = document.activeElement
  if (focused === null) return { about: [] }
  const active = document.getElementById(focused.getAttribute('aria-activedescendant') ?? '')
  const marked = active?.closest<HTMLElement>('[data-about]') ?? focused.closest<HTMLElement>('[data-about]')
  if (marked?.dataset.about !== undefined) return { about: [marked.dataset.about] }
  for (const find of finders) {
    const found = find(focused)
    if (found !== null) return found
  }
  return { about: [] }
}

/** Leads to what help says of something. @param what  how that is called */
export function HelpLink({ about, what }: { readonly about: string; readonly what: string }) {
  const help = useHelp()
  if (help === null) return null
  const words = say('help_about', { what })
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="sm"
      aria-label={words}
      title={words}
      onClick={() => help.show(about)}
    >
      <IconHelpCircle size={16} aria-hidden="true" />
    </ActionIcon>
  )
}
