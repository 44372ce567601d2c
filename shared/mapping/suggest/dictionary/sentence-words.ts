/** Words of headings that are sentences: "What is the customer's e-mail?", "Which tariff are they on?". */

/**
 * One of these makes a heading a sentence. "Who", "why" and "how" ask for something else, and are words like all others; so are "it" and "us"
 * by themselves: a department, and a country.
 */
export const sentenceMarks: ReadonlySet<string> = new Set([
  ...['what', 'which', 'when', 'where', 'do', 'does', 'did', 'can'],
  ...['they', 'their', 'them', 'we', 'you', 'she'],
])

/** In a sentence these say nothing. What turns it round ("not", "no") or says a direction ("from", "in", "since") is not among them. */
export const sentenceFillers: ReadonlySet<string> = new Set([
  ...sentenceMarks,
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
  ...['is', 'are', 'was', 'were', 'be', 'been', 'has', 'have', 'had', 'could', 'should', 'would', 'will', 'know'],
  ...['the', 'a', 'an', 'of', 'if', 'with', 'for', 'to', 'at', 'on', 'about', 'and', 'please', 'ring', 'call', 'reach'],
])
