import type { parts as english } from '../en/parts.ts'
import type { Translated } from '../translated.ts'

export const parts: Translated<typeof english> = {
  account: 'Konto',
  supplier: 'Versorger',
  no_name: 'Ohne Namen',
  no_account_number: 'Ohne Kontonummer',
  account_linked: 'Konto <link>{number}</link>',
  reading_accounts: 'Ihre Konten werden gelesen',
  reading_account: 'Dieses Konto wird gelesen',
  no_account_fits: 'Kein Konto passt zu {search}.',
  no_account_like_this: 'Kein Konto ist so.',
  fix_it_in_check: 'Unter Prüfen beheben',
  cancel: 'Abbrechen',
  close: 'Schließen',
}
