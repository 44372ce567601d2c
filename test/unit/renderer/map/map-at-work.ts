/** What tests of Map look for and press. */

import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { Mapping } from '../../../../shared/mapping/model/mapping.ts'
import { say } from '../../../../shared/messages/say.ts'
import { practiceConnection } from '../../../support/sample/sample-connections.ts'
import type { SampleDesk, SampleOptions } from '../../../support/sample/sample-desk.ts'
import { renderDesk } from '../../../support/windows/render-desk.tsx'

export const showMap = (options: SampleOptions = {}) =>
  renderDesk({ connection: practiceConnection, openAt: 'map', accountCount: 30, ...options })

export const fieldOf = (column: string) =>
  screen.findByRole<HTMLInputElement>('combobox', { name: say('field_for_column', { column }) })
export const button = (name: RegExp | string) => screen.findByRole('button', { name })
/** jsdom knows nothing of layout, so a list that floats counts as hidden there. */
export const option = (name: string) => screen.findByRole('treeitem', { name, hidden: true })
export const said = (words: RegExp | string) => screen.findByText(words)
export const openValues = async (user: UserEvent, column: string) =>
  user.click(await button(say('values_of_column', { column })))
export const linesOf = (column: string) =>
  within(screen.getByRole('table', { name: say('becomes_of', { column }) }))
    .getAllByRole('row')
    .slice(1)
export const lineOf = async (column: string, value: string) => {
  const table = await screen.findByRole('table', { name: say('becomes_of', { column }) })
  return within(table).findByRole('row', { name: new RegExp(`^${value} `) })
}
/** The column of the newest mapping that was kept. */
export function keptColumn(sample: SampleDesk, header: string) {
  const { mapping } = sample.asksOf('changeMapping').at(-1) ?? { mapping: null }
  return mapping?.sheets[0]?.columns.find((one) => one.header === header)
}

/** Of one sheet, a column for each target. */
export const mappingOf = (targets: readonly (string | null)[], more: Partial<Mapping> = {}): Mapping => ({
  version: 1,
  sheets: [
    {
      sheet: 'Homes',
      isIncluded: true,
      headerRow: 1,
      firstDataRow: 2,
      columns: targets.map((target, at) => ({ column: at + 1, header: `Heading ${at + 1}`, target })),
    },
  ],
  constants: [],
  defaults: {},
  ...more,
})
