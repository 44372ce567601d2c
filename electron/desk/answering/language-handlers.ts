/** Answers in which language the application speaks: the one that the person chose, else that of the operating system. */
import type { Desk, LanguageState } from '../../../shared/ipc.ts'
import { speak } from '../../../shared/messages/speech.ts'
import { ok } from '../../../shared/result.ts'
import type { DeskPorts } from '../../desk-ports.ts'

type Ports = Pick<DeskPorts, 'settings' | 'language' | 'locale' | 'tellNews'>

/** @returns what says the same to this process: what it writes and asks by itself is in that language too */
export async function createLanguage(ports: Ports): Promise<Pick<Desk, 'readLanguage' | 'chooseLanguage'>> {
  const { settings, locale, tellNews } = ports
  const now = (): LanguageState => {
    const chosen = settings.read('language')
    return { language: chosen ?? ports.language ?? 'en', chosen, ...(locale === undefined ? {} : { locale }) }
  }
  const speakIt = () => speak(now().language, locale)
  await speakIt()
  return {
    readLanguage: async () => ok(now()),
    chooseLanguage: async ({ language }) => {
      settings.write('language', language)
      await speakIt()
      tellNews('languageChanged', now())
      return ok({})
    },
  }
}
