import { describe, expect, test } from 'vitest'
import type { Cut } from '../../../../shared/mapping/model/mapping.ts'
import { cutText } from '../../../../shared/mapping/read/cut/cut-text.ts'

const comma = (rest: 'first' | 'last'): Cut => ({ by: 'separator', separator: ', ', rest })

describe('a text', () => {
  test.each<readonly [string, Cut, readonly string[]]>([
    ['12 Elm St, Austin, 78701', comma('last'), ['12 Elm St', 'Austin', '78701']],
    ['12 Elm St,Austin ,78701', comma('last'), ['12 Elm St', 'Austin', '78701']],
    ['Elm St, Austin, 78701, USA', comma('last'), ['Elm St', 'Austin', '78701, USA']],
    ['Flat 2, 12 Elm St, Austin, 78701', comma('first'), ['Flat 2, 12 Elm St', 'Austin', '78701']],
    ['12 Elm St, , 78701', comma('last'), ['12 Elm St', '', '78701']],
    ['one  two three', { by: 'separator', separator: ' ', rest: 'last' }, ['one', 'two', 'three']],
    ['a|b|c', { by: 'separator', separator: '|', rest: 'last' }, ['a', 'b', 'c']],
    ['M123E1 IMPORT', { by: 'position', positions: [4, 6] }, ['M123', 'E1', 'IMPORT']],
    ['M12', { by: 'position', positions: [4, 6] }, ['M12', '', '']],
  ])('“%s” is cut', (text, how, parts) => {
    expect(cutText(text, how, parts.length)).toEqual({ parts })
  })

  test('with too few parts is not cut, because nobody knows which one is missing', () => {
    expect(cutText('Elm St, Austin', comma('last'), 3)).toEqual({
      parts: ['', '', ''],
      said: { code: 'split_too_few', index: 0 },
    })
  })

  test('of a name has given name first, and says what is odd at the part it is about', () => {
    expect(cutText('Lee, Ana', { by: 'name' }, 2)).toEqual({ parts: ['Ana', 'Lee'] })
    expect(cutText('Lee, Dr. Ana', { by: 'name' }, 3)).toEqual({ parts: ['Ana', 'Lee', 'Dr.'] })
    expect(cutText('Acme Ltd', { by: 'name' }, 2)).toEqual({
      parts: ['', 'Acme Ltd'],
      said: { code: 'name_of_company', index: 1 },
    })
  })
})
