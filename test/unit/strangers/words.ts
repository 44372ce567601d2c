/** Words that mean something to every object of JavaScript, and nothing to the people who write them. */
export const words = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'] as const

/** A member for each of the words, as JSON has it: `__proto__` is one like the others. */
export const objectOfWords = (): { readonly [word: string]: string } =>
  Object.fromEntries(words.map((word) => [word, `value of ${word}`]))
