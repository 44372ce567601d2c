import { afterEach, expect, test } from 'vitest'
import { spokenLanguage } from '../../../shared/messages/speech.ts'
import { deskForEachTest } from '../../support/desks/desk-for-each-test.ts'
import { valueIn } from '../../support/value-in.ts'

const open = deskForEachTest()
const file = { fileName: 'people.csv', bytes: new TextEncoder().encode('Account no,Surname\n1001,Lee\n') }

afterEach(async () => {
  await open.desk.chooseLanguage({ language: 'en' })
})

test('a language that a person chooses is spoken at once, told to every window, and kept', async () => {
  expect(valueIn(await open.desk.readLanguage({}))).toEqual({ language: 'en', chosen: null })
  valueIn(await open.desk.chooseLanguage({ language: 'de' }))
  expect(spokenLanguage()).toBe('de')
  const chosen = { language: 'de', chosen: 'de' }
  expect(open.told.map((told) => JSON.parse(told))).toContainEqual({ name: 'languageChanged', news: chosen })
  await open.reopen()
  expect(valueIn(await open.desk.readLanguage({}))).toEqual(chosen)
})

test('the process that holds the spreadsheet is told of it before its next answer, and once', async () => {
  valueIn(await open.desk.loadSpreadsheet(file))
  const asked = () => open.messages.flatMap((one) => ('call' in one ? [one.call] : []))
  expect(asked()).not.toContain('speak')
  valueIn(await open.desk.chooseLanguage({ language: 'de' }))
  const start = asked().length
  valueIn(await open.desk.readColumns({ sheet: 'people' }))
  valueIn(await open.desk.readColumns({ sheet: 'people' }))
  expect(asked().slice(start)).toEqual(['speak', 'readColumns', 'readColumns'])
})
