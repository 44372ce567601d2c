import { expect, test } from 'vitest'
import { elementKinds } from '../../../../renderer/map/element-kinds.tsx'
import { waterCatalogue } from '../../../support/services/water-catalogue.ts'

test('a numbered element is called by the kind that a value for all rows says, and by nothing else', () => {
  const constants = [
    { target: 'premises[].connections[0].kind', value: 'METERED' },
    { target: 'premises[].connections[1].since', value: '2026-01-01' },
    { target: 'household_no', value: '7' },
  ]
  expect([...elementKinds({ constants }, waterCatalogue)]).toEqual([['premises[].connections[0]', 'METERED']])
})
