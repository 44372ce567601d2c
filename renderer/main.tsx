/** Starts the window: finds the way to the desk, and shows the wizard on it. */
import './no-eval.ts'
import './theme/styles.ts'
import { createRoot } from 'react-dom/client'
import type { LanguageState } from '../shared/ipc.ts'
import { speak } from '../shared/messages/speech.ts'
import { App } from './app.tsx'
import { loadLaterSteps } from './shell/later-steps.tsx'
import { connectDesk } from './transport/connect-desk.ts'
import type { DeskAccess } from './transport/connection.ts'
import { readingWholeDesk } from './transport/whole-desk.ts'

const place = document.getElementById('root')
if (place === null) throw new Error('The page has no place for the application.')

const access = readingWholeDesk(await connectDesk())
await speakAsDesk(access)
createRoot(place).render(<App access={access} />)
requestIdleCallback(loadLaterSteps)

/** The window speaks as the application behind it does. Resolves when it speaks; from then on it follows whatever is chosen, in this window or another. */
async function speakAsDesk({ desk, subscribe }: Pick<DeskAccess, 'desk' | 'subscribe'>): Promise<void> {
  const speakSo = async ({ language, locale }: LanguageState): Promise<void> => {
    document.documentElement.lang = language
    await speak(language, locale)
  }
  subscribe('languageChanged', (chosen) => void speakSo(chosen))
  const asked = await desk.readLanguage({})
  if (asked.ok) await speakSo(asked.value)
}
