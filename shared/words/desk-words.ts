/** What is said about the application itself: projects, settings, secrets, hosts. */
import { type NoFacts, word } from './word.ts'

export const deskWords = {
  application_failed: word<NoFacts>(
    'error',
    () =>
      'Something went wrong in the application. Your spreadsheet and your answers are safe on disk. Try again; if it happens again, close the application and open it once more.',
  ),
  ask_malformed: word<NoFacts>(
    'error',
    () =>
      'The window asked for something the application does not understand. Nothing was changed. Reload the window and try again.',
  ),
} as const
