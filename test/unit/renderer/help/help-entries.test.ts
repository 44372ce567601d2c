/** Help has an entry for every field, kind of problem and state, in every language; and it is found by the words that people have. */
import { afterEach, describe, expect, it } from 'vitest'
import { aboutField, aboutProblem, aboutStatus } from '../../../../renderer/help/about.ts'
import { helpEntries } from '../../../../renderer/help/help-entries.ts'
import { searchedOf, searchHelp } from '../../../../renderer/help/search-help.ts'
import { accountStatuses } from '../../../../shared/account-status.ts'
import { accountCatalogue } from '../../../../shared/catalogue/account-catalogue.ts'
import { additionsCatalogue } from '../../../../shared/catalogue/additions-catalogue.ts'
import { catalogueOf } from '../../../../shared/catalogue/catalogue.ts'
import { languages } from '../../../../shared/messages/languages.ts'
import { say } from '../../../../shared/messages/say.ts'
import { speak } from '../../../../shared/messages/speech.ts'
import { problemCodes } from '../../../../shared/words/problems/problem-titles.ts'
import { vetInterface } from '../../../support/services/vet-catalogue.ts'

afterEach(() => speak('en'))

const ours = [accountCatalogue, additionsCatalogue] as const
const ofAdditions = [additionsCatalogue, accountCatalogue] as const

/** Ids of what is found, the best first. */
const found = (typed: string, catalogues: Parameters<typeof helpEntries>[0] = ours): readonly string[] =>
  searchHelp(searchedOf(helpEntries(catalogues)), typed).map(({ id }) => id)

const entry = (id: string, catalogues: Parameters<typeof helpEntries>[0] = ours) =>
  helpEntries(catalogues).find((one) => one.id === id)

describe.each(languages)('help in %s', (language) => {
  it('has an entry with words for every field, kind of problem and state', async () => {
    await speak(language)
    const entries = helpEntries(ours)
    const wanted = [
      ...ours.flatMap(({ leaves }) => leaves.map(({ path }) => aboutField(path))),
      ...problemCodes.map((code) => aboutProblem(code, false)),
      ...accountStatuses.map(aboutStatus),
    ]
    expect(problemCodes.length).toBeGreaterThan(150)
    expect(wanted.filter((id) => entries.every((one) => one.id !== id))).toEqual([])
    const ids = entries.map(({ id }) => id)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
    const isEmpty = (words: string | undefined) => words?.trim() === ''
    const empty = entries.filter(
      ({ title, parts }) =>
        isEmpty(title) ||
        !parts.some(({ is }) => is === 'text') ||
        parts.some((part) => isEmpty(part.heading) || (part.is === 'text' && isEmpty(part.text))),
    )
    expect(empty).toEqual([])
  })
})

it('speaks of a dry run only where accounts are created, and of Add only where something is added', () => {
  const saying = (words: string, catalogues: Parameters<typeof helpEntries>[0]) =>
    helpEntries(catalogues).flatMap(({ kind, id, parts }) => {
      const isOfProject =
        kind === 'problem' ||
        kind === 'status' ||
        (kind === 'field' && catalogues[0].leaf(id.replace('field:', '')) !== undefined)
      return isOfProject && parts.some((part) => part.is === 'text' && part.text.includes(words)) ? [id] : []
    })
  expect(saying('dry run', ofAdditions)).toEqual([])
  expect(saying('in Add', ours)).toEqual([])
  const refused = aboutProblem('INVALID', true)
  expect([saying('dry run', ours), saying('in Add', ofAdditions)].map((ids) => ids.includes(refused))).toEqual([
    true,
    true,
  ])
})

it('says of a state what it means where something is added to an account, and leaves out what it can’t be in then', () => {
  const failed = aboutStatus('failed')
  expect([entry(failed, ofAdditions), entry(failed)]).toMatchObject([
    { title: say('waits_for_decision'), parts: [{ text: say('addition_doubted_explained') }] },
    { title: say('status_failed'), parts: expect.arrayContaining([{ is: 'text', text: say('failed_explained') }]) },
  ])
  expect([entry(aboutStatus('accepted'), ofAdditions), entry(aboutStatus('changed'), ofAdditions)]).toEqual([
    undefined,
    undefined,
  ])
})

it('calls a kind of problem by its name, without how many there are', () => {
  expect(entry(aboutProblem('phone_unreadable', false))?.title).toBe('Phone number can’t be read')
})

it('leads from what a service refuses, or from a kind that has no title, to what the service refuses', () => {
  expect(aboutProblem('phone_unreadable', true)).toBe(aboutProblem('INVALID', false))
  expect(entry(aboutProblem('INVALID', true))?.title).toBe('The service refuses a value')
})

it('says of a field what it is, an example, where it is found and what it is for', () => {
  const parts = entry(aboutField('supply_addresses[0].supply_points[].meters[1].serial_number'))?.parts ?? []
  expect(parts.map(({ heading, ...part }) => [heading, part.is === 'text' || part.is === 'value'])).toEqual([
    [undefined, true],
    ['An example', true],
    ['What it takes', true],
    ['Whether it has to be there', true],
    ['Where you find it', true],
    ['What the service does with it', true],
    ['What columns call it', false],
  ])
  expect(parts[1]).toMatchObject({ value: '00443217' })
})

it('tells what German columns call a field where German is spoken, and nothing of a field that only a document has', async () => {
  const listIn = (id: string, catalogues: Parameters<typeof helpEntries>[0] = ours) =>
    entry(id, catalogues)?.parts.find(({ is }) => is === 'list')
  const serial = aboutField('supply_addresses[].supply_points[].meters[].serial_number')
  expect(listIn(serial)).toMatchObject({ heading: 'What columns call it', items: expect.arrayContaining(['msn']) })
  await speak('de')
  expect(listIn(serial)).toEqual({
    is: 'list',
    heading: 'Wie Spalten dafür heißen',
    items: ['Zählernummer', 'Zähler-Nr.', 'Gerätenummer', 'Seriennummer', 'Zähler'],
  })
  const vetCatalogue = catalogueOf(vetInterface)
  const [first] = vetCatalogue.leaves
  expect(first && listIn(aboutField(first.path), [vetCatalogue])).toBeUndefined()
})

it('tells of the fields of another trade too, by what they are', () => {
  const vetCatalogue = catalogueOf(vetInterface)
  const [first] = vetCatalogue.leaves
  expect(first && entry(aboutField(first.path), [vetCatalogue])?.title).toBe(first?.label)
  expect(helpEntries([vetCatalogue]).some(({ id }) => id === aboutField('customers[].email'))).toBe(false)
})

describe('the search', () => {
  it.each([
    ['surname', aboutField('customers[].family_name')],
    ['mpan', 'word:mpan'],
    ['MSN', aboutField('supply_addresses[].supply_points[].meters[].serial_number')],
    ['phone number can’t be read', aboutProblem('phone_unreadable', false)],
    ['would be refused', aboutStatus('refusedInDryRun')],
    ['encrypted', 'topic:data'],
    ['fills down', 'topic:keys'],
  ])('finds “%s”', (typed, id) => {
    expect(found(typed)).toContain(id)
  })

  it('has what begins with the words before what only speaks of them', () => {
    expect(found('dry run')[0]).toBe('word:dry_run')
  })

  it('finds a field by what a heading in another language calls it', () => {
    expect(found('Zählernummer')).toContain(aboutField('supply_addresses[].supply_points[].meters[].serial_number'))
  })

  it.each([
    ['zahlpunkt', 'word:meter_point'],
    ['anschrift', 'word:supply_address'],
    ['Probelauf bestanden', aboutStatus('passed')],
    ['verschlüsselt', 'topic:data'],
    ['Abnahmestelle', aboutField('supply_addresses[].supply_address.locality')],
  ])('finds “%s” in German, with and without its accents, and inside of words', async (typed, id) => {
    await speak('de')
    expect(found(typed)).toContain(id)
  })

  it('finds nothing by words that nothing has, and everything before one is typed', () => {
    expect(found('xyzzy')).toEqual([])
    expect(found(' ')).toHaveLength(helpEntries(ours).length)
  })
})
