import { expect, test } from 'vitest'
import { wordsForNo } from '../../../../shared/mapping/read/read-yes-no.ts'

test.each([
  ['yes and no', ['Yes', 'No', 'no '], ['No', 'no ']],
  ['letters', ['Y', 'N'], ['N']],
  ['digits', ['1', '0'], ['0']],
  ['no alone', ['No'], ['No']],
  ['zeros, which may be a number of something', ['0'], []],
  ['also something else', ['No', 'Oxygen'], []],
  ['nothing', [], []],
])('of a column that says %s', (_, values, expected) => expect(wordsForNo(values)).toEqual(expected))
