/** The part of the contract about the language that the application speaks. */
import { z } from 'zod'
import { languages } from '../messages/languages.ts'
import { nothing } from './common.ts'

export const languageState = z.object({
  language: z.enum(languages),
  /** What the person chose; `null`: the language of the operating system. */
  chosen: z.enum(languages).nullable(),
  /** How the operating system writes dates and numbers ("de-DE"), in a host that knows. */
  locale: z.string().optional(),
})
export type LanguageState = z.infer<typeof languageState>

export const languageChannels = {
  readLanguage: { ask: nothing, reply: languageState },
  /** Every window hears of it by the news `languageChanged`. */
  chooseLanguage: { ask: z.object({ language: z.enum(languages).nullable() }), reply: nothing },
} as const
