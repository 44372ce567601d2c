/** How values are written that documents know by a name of their own. */

export type WrittenForm = {
  /** Holds for the whole value. */
  readonly pattern: string
  readonly key: 'written_as_time' | 'written_as_uuid' | 'written_as_address' | 'written_as_email'
  readonly example: string
}

/** By the `format` that a document gives them. Those that are a kind of value by themselves only where they say more than the kind. */
export const writtenForms: ReadonlyMap<string, WrittenForm> = new Map([
  [
    'time',
    {
      // With seconds and zone, as the standard that the name is of has it.
      pattern: '^([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$',
      key: 'written_as_time',
      example: '14:30:00Z',
    },
  ],
  [
    'uuid',
    {
      pattern: '^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}$',
      key: 'written_as_uuid',
      example: '0b6c2f0e-6c1f-4d4e-9a53-2f1d7c1b8a10',
    },
  ],
  [
    'email',
    {
      // RFC 5321, which the name is of, has no letters beyond these; addresses with others are `idn-email`.
      pattern: "^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.\\-]+@[A-Za-z0-9.\\-]+$",
      key: 'written_as_email',
      example: 'ana.lee@example.org',
    },
  ],
  ['uri', { pattern: '^[A-Za-z][A-Za-z0-9+.\\-]*:\\S+$', key: 'written_as_address', example: 'https://example.org/' }],
])
