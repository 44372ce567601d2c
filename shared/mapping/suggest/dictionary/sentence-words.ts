/** Words of headings that are sentences: "What is the customer's e-mail?", "Which tariff are they on?". */

/**
 * One of these makes a heading a sentence. "Who", "why" and "how" ask for something else, and are words like all others; so are "it" and "us"
 * by themselves: a department, and a country.
 */
export const sentenceMarks: ReadonlySet<string> = new Set([
  ...['what', 'which', 'when', 'where', 'do', 'does', 'did', 'can'],
  ...['they', 'their', 'them', 'we', 'you', 'she'],
])

/** A sentence with one of these asks for what was, and a field holds what is; only days are always past. */
export const pastWords: readonly string[] = ['did', 'had', 'was', 'were', 'been']

/**
 * In a sentence these say nothing. What turns it round ("not", "no"), asks for a place ("where") or says a direction ("from", "in", "since")
 * is not among them.
 */
export const sentenceFillers: ReadonlySet<string> = new Set([
  ...['what', 'which', 'when', 'do', 'does', 'can'],
  ...['they', 'their', 'them', 'we', 'you', 'she'],
  ...[
    'your',
    'our',
    'his',
    'her',
    'its',
    'my',
    'i',
    'me',
    'this',
    'that',
    'these',
    'those',
    'there',
    'one',
    'any',
    'us',
    'it',
    'he',
    'some',
  ],
  ...['is', 'are', 'be', 'has', 'have', 'could', 'should', 'would', 'will', 'know'],
  ...['the', 'a', 'an', 'of', 'if', 'with', 'for', 'to', 'at', 'on', 'about', 'and', 'please', 'ring', 'call', 'reach'],
])
