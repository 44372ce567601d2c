/** The window speaks as the application behind it does. */
import type { LanguageState } from '../../shared/ipc.ts'
import { speak } from '../../shared/messages/speech.ts'
import type { DeskAccess } from './connection.ts'

/** Resolves when the window speaks; from then on it follows whatever is chosen, in this window or another. */
export async function speakAsDesk({ desk, subscribe }: Pick<DeskAccess, 'desk' | 'subscribe'>): Promise<void> {
  const speakSo = async ({ language, locale }: LanguageState): Promise<void> => {
    document.documentElement.lang = language
    await speak(language, locale)
  }
  subscribe('languageChanged', (chosen) => void speakSo(chosen))
  const asked = await desk.readLanguage({})
  if (asked.ok) await speakSo(asked.value)
}
