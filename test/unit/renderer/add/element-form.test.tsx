import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ElementList } from '../../../../renderer/add/forms/element-form.tsx'
import { OpenProjectProvider } from '../../../../renderer/queries/open-project.tsx'
import { partOf } from '../../../../shared/additions/addition-requests.ts'
import { additionsCatalogue } from '../../../../shared/catalogue/additions-catalogue.ts'
import { type Catalogue, catalogueOf } from '../../../../shared/catalogue/catalogue.ts'
import { say } from '../../../../shared/messages/say.ts'
import { renderPart } from '../../../support/windows/render-desk.tsx'

const { kind, root, rules, example } = additionsCatalogue

function showTransaction(catalogue: Catalogue): void {
  const level = partOf('transactions', catalogue)
  if (level?.type !== 'level') throw new Error('There are no transactions.')
  renderPart(
    <OpenProjectProvider project={null} catalogueOf={() => catalogue}>
      <ElementList
        level={level}
        path={[level.name]}
        addLabel="Another"
        draft={{ [level.name]: [{ '#': '1' }] }}
        faults={new Map()}
        onChange={() => undefined}
      />
    </OpenProjectProvider>,
  )
}

test.each([
  ['our interface, which does not show them', additionsCatalogue, 'needed_fields_not_known', 'no_field_needed'],
  [
    'an operator’s document that requires none',
    catalogueOf({ kind, root, rules, example }),
    'no_field_needed',
    'needed_fields_not_known',
  ],
] as const)('what is said of needed fields is true by %s', (_, catalogue, said, notSaid) => {
  showTransaction(catalogue)
  expect(screen.getAllByText(say(said))).toHaveLength(1)
  expect(screen.queryByText(say(notSaid))).toBeNull()
})
