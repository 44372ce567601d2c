import { screen, within } from '@testing-library/react'
import { describe, expect, it, test } from 'vitest'
import { aboutField } from '../../../../renderer/help/about.ts'
import { FloatingLists } from '../../../../renderer/map/floating-lists.tsx'
import { MissingCard } from '../../../../renderer/map/missing/missing-card.tsx'
import { missingNeeds } from '../../../../renderer/map/missing/missing-needs.ts'
import { OpenProjectProvider } from '../../../../renderer/queries/open-project.tsx'
import { accountCatalogue } from '../../../../shared/catalogue/account-catalogue.ts'
import { additionsCatalogue } from '../../../../shared/catalogue/additions-catalogue.ts'
import { type Catalogue, catalogueOf } from '../../../../shared/catalogue/catalogue.ts'
import { withAnswers } from '../../../../shared/description/interface-answers.ts'
import type { Mapping } from '../../../../shared/mapping/model/mapping.ts'
import { say } from '../../../../shared/messages/say.ts'
import { waterCatalogue } from '../../../support/services/water-catalogue.ts'
import { renderPart } from '../../../support/windows/render-desk.tsx'
import { soundsLike } from '../../../support/words/sounds-like.ts'
import { mappingOf } from './map-at-work.ts'

const missing = (
  targets: readonly string[],
  constants: Mapping['constants'] = [],
  catalogue: Catalogue = waterCatalogue,
) =>
  missingNeeds(mappingOf(targets, { constants }), catalogue).map(({ targets: [first], labels, where }) =>
    [first, labels.join('/'), ...(where === null ? [] : [`${where.label}: ${where.values}`])].join(' '),
  )

const household = ['household_no', 'occupants[].surname']

test('an account lacks its number, and a list that it has to have', () => {
  expect(missing([])).toEqual(['household_no Household no', 'occupants[].surname Occupants'])
  expect(missing(household)).toEqual([])
})

test('an element lacks what each of its kind needs, a numbered one by itself', () => {
  expect(missing(['household_no', 'occupants[].forename', 'occupants[1].phone'])).toEqual([
    'occupants[].surname Surname',
    'occupants[1].surname Surname',
  ])
})

test('what is the same for every account fills every element, also a numbered one', () => {
  const same = [{ target: 'occupants[].surname', value: 'Byron' }]
  expect(missing(['household_no', 'occupants[].forename', 'occupants[1].phone'], same)).toEqual([])
})

test('a group that nothing fills lacks nothing, and one that something fills does', () => {
  expect(missing([...household, 'premises[].premises_ref'])).toEqual([])
  expect(missing([...household, 'premises[].address.town'])).toEqual(['premises[].address.postcode Postcode'])
})

test('what is needed beside something else of its group says what that is', () => {
  const mapping = mappingOf([...household, 'premises[].address.town'])
  const town = mapping.sheets[0]?.columns.at(-1)?.header
  expect(missingNeeds(mapping, waterCatalogue)[0]?.beside).toEqual({ header: town, target: 'premises[].address.town' })
})

const connection = ['premises[].connections[].kind', 'premises[].connections[].since']

test('what one kind of element needs is needed where the kind is that', () => {
  expect(missing([...household, 'premises[].connections[].since'])).toEqual(['premises[].connections[].kind Kind'])
  expect(missing([...household, ...connection])).toEqual([
    'premises[].connections[].registration.style Style/Dials/Channel/Basis Kind: METERED',
  ])
  const style = 'premises[].connections[].registration.style'
  expect(missing([...household, ...connection, style])).toEqual([
    'premises[].connections[].registration.dials Dials Style: DIALS',
    'premises[].connections[].registration.channel Channel Style: RADIO',
    'premises[].connections[].registration.basis Basis Style: ESTIMATED',
  ])
})

test('where the kind is the same for every account, it is known what is needed', () => {
  const [kind = '', since = ''] = connection
  const of = (value: string) => missing([...household, since], [{ target: kind, value }])
  expect(of('FLAT')).toEqual([])
  expect(of('METERED')).toEqual(['premises[].connections[].registration.style Style/Dials/Channel/Basis'])
})

test('what is assumed of elements that don’t say it is not missing, and says what they need', () => {
  const [kind = '', since = ''] = connection
  const assuming = (value: string): Catalogue =>
    catalogueOf({ ...waterCatalogue, root: withAnswers(waterCatalogue.root, { kinds: { [kind]: value } }) })
  expect(missing([...household, since], [], assuming('FLAT'))).toEqual([])
  expect(missing([...household, since], [], assuming('METERED'))).toEqual([
    'premises[].connections[].registration.style Style/Dials/Channel/Basis',
  ])
  expect(missing(household, [], assuming('METERED'))).toEqual([])
})

test('our own interface needs the account number, and of a note a text or a document', () => {
  const own = (targets: readonly string[]) => missing(targets, [], accountCatalogue)
  expect(own([])).toEqual(['external_account_number Account number'])
  expect(own(['external_account_number', 'notes[].is_pinned'])).toEqual(['notes[].body Note/Note documents'])
  // Which detail it is, is said by the target itself.
  expect(own(['external_account_number', 'customers[].user_details[tax_id].value'])).toEqual([])
})

test('what is hardly ever left out is asked for once, apart from what is needed, until a column or one value says it', () => {
  const list = ['transactions[].amount', 'transactions[].transaction_date']
  const expected = (targets: readonly string[], constants: Mapping['constants'] = []) =>
    missingNeeds(mappingOf(['external_account_number', ...targets], { constants }), additionsCatalogue).map(
      ({ targets: [target], isExpected }) => [target, isExpected],
    )
  const type = 'transactions[].type'
  expect(expected(list)).toEqual([[type, true]])
  expect(expected([...list, type])).toEqual([])
  expect(expected(list, [{ target: type, value: 'PAYMENT' }])).toEqual([])
  // Stated, so that it is refused without.
  expect(expected(['notes[].body', 'notes[].unpin_at'])).toEqual([['notes[].is_pinned', false]])
})

test('a field that is required needs no rule that says so', () => {
  const plain = catalogueOf({ ...waterCatalogue, rules: [] })
  expect(missing(['occupants[].forename'], [], plain)).toEqual([
    'household_no Household no',
    'occupants[].surname Surname',
  ])
})

describe('Map', () => {
  function showMissing(start: Mapping) {
    let now = start
    const shown = renderPart(
      <OpenProjectProvider project={{ kind: 'accounts', sheets: [] }} catalogueOf={() => waterCatalogue}>
        <MissingCard
          mapping={start}
          onChange={(change) => {
            now = change(now)
          }}
        />
        <FloatingLists />
      </OpenProjectProvider>,
    )
    return { ...shown, mappingNow: () => now }
  }
  const lacking = mappingOf(['household_no', null, 'occupants[].forename', 'premises[].connections[].since'])

  it('says what is missing and of what, with a column to choose that fills nothing yet', async () => {
    const { user, mappingNow } = showMissing(lacking)
    const lines = screen
      .getAllByRole('list', { name: soundsLike('missing_list_of') })
      .map((list) => [list.getAttribute('aria-label'), within(list).getByRole('listitem').textContent])
    expect(lines).toEqual([
      [
        say('missing_list_of', { isEach: true, element: 'occupant' }),
        expect.stringMatching(new RegExp(`^Surname.*${say('same_for_all_rows')}$`)),
      ],
      [
        say('missing_list_of', { isEach: true, element: 'premise › connection' }),
        expect.stringMatching(new RegExp(`^Kind.*${say('same_for_all_rows')}$`)),
      ],
    ])
    expect(screen.getByText(/it is asked for because “Heading 3” fills “Forename”/)).toBeTruthy()
    await user.click(screen.getByRole('combobox', { name: say('column_for_field', { field: 'Surname' }) }))
    const columns = await screen.findAllByRole('option', { hidden: true })
    expect(columns.map(({ textContent }) => textContent)).toEqual([
      'B Heading 2',
      say('column_offered', { letters: 'A', column: 'Heading 1', fills: 'Household no' }),
      say('column_offered', { letters: 'C', column: 'Heading 3', fills: 'Forename' }),
      say('column_offered', { letters: 'D', column: 'Heading 4', fills: 'Since' }),
    ])
    await user.click(columns[0] as HTMLElement)
    expect(mappingNow().sheets[0]?.columns[1]).toMatchObject({ target: 'occupants[].surname' })
  })

  it('takes the column whose name is typed, and tells with F1 of the field that is missing', async () => {
    const { user, mappingNow } = showMissing(lacking)
    const line = screen.getAllByRole('listitem').find((one) => one.textContent?.startsWith('Surname'))
    expect(line?.getAttribute('data-about')).toBe(aboutField('occupants[].surname'))
    await user.click(screen.getByRole('combobox', { name: say('column_for_field', { field: 'Surname' }) }))
    await user.keyboard('heading 2{Enter}')
    expect(mappingNow().sheets[0]?.columns[1]).toMatchObject({ target: 'occupants[].surname' })
  })

  it('takes one value for all rows, by keyboard', async () => {
    const { user, mappingNow } = showMissing(lacking)
    screen.getByRole('button', { name: say('words_about', { words: say('same_for_all_rows'), about: 'Kind' }) }).focus()
    await user.keyboard('{Enter}METERED{Enter}')
    expect(mappingNow().constants).toEqual([{ target: 'premises[].connections[].kind', value: 'METERED' }])
  })

  it('lets a column that fills a field fill the missing one as well', async () => {
    const { user, mappingNow } = showMissing(lacking)
    await user.click(screen.getByRole('combobox', { name: say('column_for_field', { field: 'Surname' }) }))
    await user.click(await screen.findByRole('option', { name: /^C/, hidden: true }))
    expect(mappingNow().sheets[0]?.columns[2]).toMatchObject({
      target: 'occupants[].forename',
      also: [{ target: 'occupants[].surname' }],
    })
  })

  it('shows nothing where nothing is missing', () => {
    showMissing(mappingOf(household))
    expect(screen.queryByText(say('missing_title'))).toBeNull()
  })
})
