/** The whole window, given a desk: theme, cache, and the wizard in them. */
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { onLanguage, spokenLanguage } from '../shared/messages/speech.ts'
import { FormDraftsProvider } from './add/forms/form-drafts.tsx'
import { PressesProvider, usualDoubleClickMs } from './components/buttons/presses.tsx'
import { newQueryClient } from './queries/query-client.ts'
import { AskingBeforeLeaving } from './shell/asking-before-leaving.tsx'
import { AskingHowToKeep } from './shell/keeping/asking-how-to-keep.tsx'
import { Wizard } from './shell/wizard.tsx'
import { themeInWords } from './theme/theme.ts'
import type { DeskAccess } from './transport/connection.ts'

type Props = { readonly access: DeskAccess; readonly doubleClickMs?: number }

export function App({ access, doubleClickMs = usualDoubleClickMs }: Props) {
  const [client] = useState(newQueryClient)
  const language = useSyncExternalStore(onLanguage, spokenLanguage)
  // The theme's variables come from a stylesheet made by the build: style elements are refused by the content policy.
  return (
    <MantineProvider
      theme={themeInWords()}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <QueryClientProvider client={client}>
        <FormDraftsProvider>
          {/* In another language everything is said anew: the window begins again, where it was. */}
          <PressesProvider key={language} doubleClickMs={doubleClickMs}>
            <AskingHowToKeep access={access}>
              {(asking) => (
                <AskingBeforeLeaving access={asking}>
                  <Wizard />
                </AskingBeforeLeaving>
              )}
            </AskingHowToKeep>
          </PressesProvider>
        </FormDraftsProvider>
      </QueryClientProvider>
    </MantineProvider>
  )
}
