/** Entries of the vocabulary go through one another: none may change what another one says. */
import { expect, test } from 'vitest'
import { accountCatalogue } from '../../../shared/catalogue/account-catalogue.ts'
import { lexiconOf } from '../../../shared/mapping/suggest/headings/lexicon.ts'
import { abbreviations } from '../../../shared/vocabulary/abbreviations.ts'
import { phrases } from '../../../shared/vocabulary/phrases.ts'
import { translations } from '../../../shared/vocabulary/values/translations.ts'

const lexicon = lexiconOf(accountCatalogue.leaves.map(({ label }) => label))

test.each(Object.entries({ abbreviations, phrases, translations }))(
  'each of the %s is read as what it stands for',
  (_, entries) => {
    const others = [...entries].flatMap(([entry, meaning]) => {
      const read = lexicon.readingsOf(entry.replace(' $', '')).map((words) => words.join(' '))
      const meant = [meaning, lexicon.wordsOf(meaning).join(' ')]
      return meant.some((words) => read.includes(words)) ? [] : [{ entry, meaning, read }]
    })
    expect(others).toEqual([])
    expect(entries.size).toBeGreaterThan(100)
  },
)
