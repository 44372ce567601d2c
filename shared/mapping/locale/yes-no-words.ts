/**
 * Words for yes and for no that are understood without asking, in the languages of the suppliers' offices. A word is compared
 * trimmed and in lower case. Words that mean something only beside their counterpart ("x", "s", "o") are in `wordPairs`.
 */

/** Each stands for yes (or no) in any yes/no column, whatever else the column holds. */
export const usualYesWords: readonly string[] = [
  'yes',
  'y',
  'true',
  't',
  '1',
  'ja',
  'oui',
  'sí',
  'si',
  'sim',
  'tak',
  'ok',
]
export const usualNoWords: readonly string[] = ['no', 'n', 'false', 'f', '0', 'nein', 'non', 'não', 'nao', 'nie', 'nee']

/**
 * Pairs that are only understood where nothing in the column contradicts them: `s`/`n` is sí/no, `j`/`n` is ja/nein.
 * Each member alone is enough, because a column where everybody agreed holds only one of the two.
 */
export const wordPairs: readonly { readonly yes: readonly string[]; readonly no: readonly string[] }[] = [
  { yes: ['j'], no: ['n'] },
  { yes: ['o'], no: ['n'] },
  { yes: ['s'], no: ['n'] },
  { yes: ['x', '✓', '✔', '☑'], no: ['-', '–', '—', '✗', '✘', '☐'] },
  { yes: ['on', 'an', 'ein', 'enabled', 'active', 'aktiv'], no: ['off', 'aus', 'disabled', 'inactive', 'inaktiv'] },
  {
    yes: ['opt in', 'opt-in', 'optin', 'opted in', 'opted-in', 'in', 'subscribed', 'subscribe'],
    no: [
      'opt out',
      'opt-out',
      'optout',
      'opted out',
      'opted-out',
      'out',
      'unsubscribed',
      'unsubscribe',
      'not subscribed',
    ],
  },
  {
    yes: [
      'allowed',
      'granted',
      'given',
      'consented',
      'consent',
      'agreed',
      'accepted',
      'permitted',
      'erlaubt',
      'zugestimmt',
    ],
    no: [
      'not allowed',
      'denied',
      'not given',
      'withheld',
      'no consent',
      'declined',
      'refused',
      'rejected',
      'withdrawn',
      'nicht erlaubt',
      'abgelehnt',
    ],
  },
  { yes: ['wahr', 'vrai', 'verdadero', 'vero'], no: ['falsch', 'faux', 'falso'] },
  { yes: ['ano', 'áno', 'da', 'kyllä', 'igen', 'jah'], no: ['ne', 'nu', 'ei', 'nem', 'nej'] },
]
