/** Shows the window, or a part of it, on a sample desk, in a browser-like document. */
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { configure, prettyDOM, render } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { App } from '../../../renderer/app.tsx'
import { PressesProvider } from '../../../renderer/components/buttons/presses.tsx'
import { DeskProvider, useDeskEvent } from '../../../renderer/queries/desk-context.tsx'
import { newQueryClient } from '../../../renderer/queries/query-client.ts'
import { ConnectionProvider } from '../../../renderer/queries/use-connection.ts'
import { themeInWords } from '../../../renderer/theme/theme.ts'
import { type SampleDesk, type SampleOptions, sampleDesk } from '../sample/sample-desk.ts'

/** What the component library asks of a browser and jsdom does not have: no media matches, and nothing changes its size. */
window.matchMedia ??= (media: string): MediaQueryList =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  })
window.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
if (document.fonts === undefined) Object.defineProperty(document, 'fonts', { value: new EventTarget() })
Element.prototype.scrollIntoView ??= () => undefined

configure({
  // A busy machine may take its time; what never comes still fails.
  asyncUtilTimeout: 60_000,
  // Each look that finds nothing yet would print the whole document for a message that only the last of them shows.
  getElementError: (message, container) => new NothingFound(message ?? '', container),
})

class NothingFound extends Error {
  // By this name the library shows the line of the test, not this one.
  override readonly name = 'TestingLibraryElementError'

  constructor(what: string, container: Element) {
    super()
    Object.defineProperty(this, 'message', { configurable: true, get: () => `${what}\n\n${prettyDOM(container)}` })
  }
}

type Shown = { readonly sample: SampleDesk; readonly user: UserEvent }

/** The whole window, from the reading of the desk on. Nobody looks at it, so that a button need not have been seen for a while. */
export function renderDesk(options: SampleOptions = {}): Shown {
  const sample = sampleDesk(options)
  render(<App access={sample} doubleClickMs={0} />)
  return { sample, user: userEvent.setup() }
}

/** A part of the window alone. */
export function renderPart(part: ReactNode, sample: SampleDesk = sampleDesk()): Shown {
  render(
    <MantineProvider theme={themeInWords()} env="test">
      <QueryClientProvider client={newQueryClient()}>
        <PressesProvider doubleClickMs={0}>
          <DeskProvider access={sample}>
            <InConnection sample={sample}>{part}</InConnection>
          </DeskProvider>
        </PressesProvider>
      </QueryClientProvider>
    </MantineProvider>,
  )
  return { sample, user: userEvent.setup() }
}

/** A part alone knows the connection as the wizard would tell it. */
function InConnection({ sample, children }: { readonly sample: SampleDesk; readonly children: ReactNode }) {
  const [connection, setConnection] = useState(sample.connection)
  useDeskEvent('connectionChanged', setConnection)
  return <ConnectionProvider value={connection}>{children}</ConnectionProvider>
}
