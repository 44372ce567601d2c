import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type ConnectionStatus, defaultTokenRequest } from '../../../shared/ipc.ts'
import { issue } from '../../../shared/issue-words.ts'
import { say, sayMessage } from '../../../shared/messages/say.ts'
import { ok, refuse } from '../../../shared/result.ts'
import { openTerms } from '../../../shared/service/money-terms.ts'
import { liveConnection, noConnection, practiceConnection, savedLive } from '../../support/sample/sample-connections.ts'
import { serviceFile } from '../../support/services/service-file.ts'
import { renderDesk } from '../../support/windows/render-desk.tsx'
import { beginningWith, including, soundsLike, stepCalled } from '../../support/words/sounds-like.ts'

const waterFile = new File([serviceFile('water.openapi.yml')], 'water.openapi.yml')
const button = (name: RegExp | string) => screen.findByRole('button', { name })
const savedName = say('connection_named', { supplierCode: savedLive.supplierCode, address: savedLive.address })

async function showConnect(connection: ConnectionStatus, answers = {}) {
  const shown = renderDesk({ connection, answers })
  await shown.user.click(await button(stepCalled('connect')))
  return shown
}

describe('Connect', () => {
  it('starts practising with one click', async () => {
    const { user } = await showConnect(noConnection)
    await user.click(await button(say('start_practising')))
    expect(await screen.findByRole('heading', { name: say('the_practice_service') })).toBeTruthy()
    expect(screen.getByRole('region', { name: say('where_accounts_go') }).textContent).toMatch(
      beginningWith(say('practice')),
    )
  })

  it('hands over the live details and tests them at once', async () => {
    const { user, sample } = await showConnect(noConnection)
    await user.click(await button(say('connect_to_live_service_choice')))
    await user.type(screen.getByLabelText(say('address_of_service')), 'https://import.example.org')
    await user.type(screen.getByLabelText(say('word_supplier_code')), 'BRIGHT')
    await user.type(screen.getByLabelText(say('api_key')), 'secret-key')
    await user.click(await button(say('keep_and_test')))
    expect(await screen.findByText(say('connection_works'))).toBeTruthy()
    expect(sample.asksOf('connectLive')).toEqual([
      {
        address: 'https://import.example.org',
        supplierCode: 'BRIGHT',
        apiKey: 'secret-key',
        token: defaultTokenRequest,
        createSeconds: 30,
      },
    ])
  })

  it('shows no trace of the key once it was handed over', async () => {
    const { user } = await showConnect(noConnection)
    await user.click(await button(say('connect_to_live_service_choice')))
    await user.type(screen.getByLabelText(say('address_of_service')), 'https://import.example.org')
    await user.type(screen.getByLabelText(say('word_supplier_code')), 'BRIGHT')
    await user.type(screen.getByLabelText(say('api_key')), 'secret-key')
    await user.click(await button(say('keep_and_test')))
    await user.click(await button(say('change_details')))
    expect(screen.getByLabelText<HTMLInputElement>(say('api_key')).value).toBe('')
    expect(document.documentElement.outerHTML).not.toContain('secret-key')
    expect(screen.getByText(including(say('key_kept_for_address')))).toBeTruthy()
  })

  it('asks once how the live service takes money, by an example, and keeps the answers', async () => {
    const { user, sample } = await showConnect({ ...liveConnection, terms: openTerms })
    const asked = await screen.findByRole('region', { name: say('money_title') })
    expect(within(asked).getByText(say('not_answered_yet'))).toBeTruthy()
    const balance = within(asked).getByRole('radiogroup', {
      name: say('customer_who_owes_is_sent_as', { amount: '50.00' }),
    })
    expect(within(balance).getByRole('radio', { name: say('not_known_yet') })).toHaveProperty('checked', true)
    await user.click(within(balance).getByRole('radio', { name: '−50.00' }))
    const unit = within(asked).getByRole('radiogroup', { name: say('amount_is_sent_as', { amount: '50.00' }) })
    await user.click(within(unit).getByRole('radio', { name: '5000' }))
    expect(await within(asked).findByText(say('answers_kept'))).toBeTruthy()
    expect(within(asked).getByText(say('answered'))).toBeTruthy()
    expect(sample.asksOf('sayMoneyTerms')).toEqual([
      { positiveBalance: 'credit', amountUnit: null },
      { positiveBalance: 'credit', amountUnit: 'smallest' },
    ])
    expect(await screen.findByText(say('is_sent_as', { sent: '−5000' }))).toBeTruthy()
  })

  it('loses no answer about money that was chosen, whichever way the person goes on', async () => {
    const { user } = await showConnect({ ...liveConnection, terms: openTerms })
    const chosen = () => screen.getByRole('radio', { name: '−50.00' })
    await user.click(await screen.findByRole('radio', { name: '−50.00' }))
    await user.click(screen.getByRole('button', { name: /^Go on to/ }))
    await waitFor(() => expect(screen.queryByRole('radio', { name: '−50.00' })).toBeNull())
    await user.click(screen.getByRole('button', { name: stepCalled('connect') }))
    await screen.findByRole('region', { name: say('money_title') })
    expect(chosen()).toHaveProperty('checked', true)
  })

  it('says why an answer could not be kept, and shows what holds', async () => {
    const why = issue('disk_full_here', {})
    const { user } = await showConnect(
      { ...liveConnection, terms: openTerms },
      { sayMoneyTerms: async () => refuse(why) },
    )
    await user.click(await screen.findByRole('radio', { name: '−50.00' }))
    expect((await screen.findByRole('alert')).textContent).toContain(sayMessage(why.message))
    expect(screen.getByRole('radio', { name: '−50.00' })).toHaveProperty('checked', false)
  })

  it('has the answers of the practice service as facts, and asks nothing', async () => {
    await showConnect(practiceConnection)
    expect(await screen.findByText(say('is_sent_as', { sent: '50.00' }))).toBeTruthy()
    expect(screen.queryByRole('region', { name: say('money_title') })).toBeNull()
  })

  it('goes by the operator’s description that is loaded, shows its fields, and goes back to the usual ones', async () => {
    const { user } = await showConnect(practiceConnection)
    const card = await screen.findByRole('region', { name: say('fields_of_service') })
    await user.upload(within(card).getByLabelText(say('word_operators_document')), waterFile)
    expect(
      await within(card).findByText(say('fields_are_those_of', { description: 'Bluewater onboarding, 2026.4' })),
    ).toBeTruthy()
    expect(within(card).getByText(say('the_operators_own'))).toBeTruthy()
    expect(await screen.findByRole('region', { name: say('money_title') })).toBeTruthy()

    await user.click(within(card).getByRole('button', { name: say('show_all_fields') }))
    const dialog = await screen.findByRole('dialog', {
      name: say('fields_of_description', { description: 'Bluewater onboarding' }),
    })
    await user.type(within(dialog).getByLabelText(say('find_field')), 'household no')
    expect(await within(dialog).findByText(say('fields_found', { count: 1 }))).toBeTruthy()
    expect(within(dialog).getByText('Household no')).toBeTruthy()
    await user.clear(within(dialog).getByLabelText(say('find_field')))
    await user.type(within(dialog).getByLabelText(say('find_field')), 'xyzzy')
    expect(await within(dialog).findByText(say('no_field_found'))).toBeTruthy()
    await user.click(within(dialog).getByRole('button', { name: say('close') }))

    await user.click(within(card).getByRole('button', { name: beginningWith(say('use_description')) }))
    await waitFor(() => expect(within(card).queryByText(say('the_operators_own'))).toBeNull())
    expect(screen.queryByRole('region', { name: say('money_title') })).toBeNull()
    await user.click(within(card).getByRole('button', { name: beginningWith(say('forget_description')) }))
    await waitFor(() => expect(within(card).queryByRole('list')).toBeNull())
  })

  it('asks what the description does not say, and keeps each answer at once', async () => {
    const { user, sample } = await showConnect(practiceConnection)
    const card = await screen.findByRole('region', { name: say('fields_of_service') })
    await user.upload(within(card).getByLabelText(say('word_operators_document')), waterFile)
    const open = await screen.findByRole('region', { name: say('questions_of_service') })
    await user.click(within(open).getByRole('radio', { name: say('sent_by_itself') }))
    await waitFor(() => expect(sample.asksOf('answerDescription')).toEqual([{ answers: { wrapper: false } }]))
    await user.click(within(open).getByRole('button', { name: say('show_questions', { count: 6 }) }))
    await user.click(
      within(open).getByRole('button', { name: say('likely_answer', { answer: 'Forename and Surname' }) }),
    )
    await waitFor(() =>
      expect(sample.asksOf('answerDescription').at(-1)).toMatchObject({
        answers: { keys: { 'occupants[]': ['forename', 'surname'] } },
      }),
    )
    await user.click(within(open).getByRole('button', { name: say('save_questions') }))
    expect(await within(open).findByText(/Saved to .*interface.json/)).toBeTruthy()
    await user.upload(within(open).getByLabelText(say('answers_about_service')), new File(['{}'], 'answers.json'))
    expect(await within(open).findByText(say('loaded_answers_kept'))).toBeTruthy()
  })

  it('asks as which of several suppliers a person practises, and shows the question as open until then', async () => {
    const suppliers = ['NORTH', 'SOUTH']
    const open = { ...practiceConnection, supplierCode: '', suppliers, openQuestion: 'supplier' } as const
    const { user, sample } = await showConnect(open)
    const step = await button(stepCalled('connect'))
    expect(within(step).getByText(say('question_is_open'))).toBeTruthy()
    await user.selectOptions(await screen.findByRole('combobox', { name: say('word_supplier_code') }), 'SOUTH')
    await waitFor(() => expect(sample.asksOf('practiseAs')).toEqual([{ supplierCode: 'SOUTH' }]))
    await waitFor(() => expect(within(step).queryByText(say('question_is_open'))).toBeNull())
  })

  it('takes every likely answer at one press, and leaves open what nobody can guess', async () => {
    const { user, sample } = await showConnect(practiceConnection)
    const card = await screen.findByRole('region', { name: say('fields_of_service') })
    await user.upload(within(card).getByLabelText(say('word_operators_document')), waterFile)
    const open = await screen.findByRole('region', { name: say('questions_of_service') })
    expect(within(open).getByText(say('questions_for_later_open', { count: 6 }))).toBeTruthy()
    expect(within(open).queryByRole('button', { name: soundsLike('take_likely_answers') })).toBeNull()
    await user.click(within(open).getByRole('button', { name: say('show_questions', { count: 6 }) }))
    await user.click(within(open).getByRole('button', { name: say('take_likely_answers', { count: 5 }) }))
    await waitFor(() =>
      expect(sample.asksOf('answerDescription')).toEqual([
        {
          answers: {
            keys: {
              'occupants[]': ['forename', 'surname'],
              'premises[]': ['premises_ref'],
              'premises[].connections[]': ['since'],
            },
            kinds: {
              'premises[].connections[].kind': 'METERED',
              'premises[].connections[].registration.style': 'DIALS',
            },
          },
        },
      ]),
    )
    expect(await within(open).findByText(say('questions_for_later_open', { count: 1 }))).toBeTruthy()
    expect(within(open).queryByRole('button', { name: soundsLike('take_likely_answers') })).toBeNull()
  })

  it('asks which kind an element is where no column says it, and what a word means that nobody knows', async () => {
    const { user, sample } = await showConnect(practiceConnection)
    const card = await screen.findByRole('region', { name: say('fields_of_service') })
    const text = serviceFile('heat.openapi.yml').replaceAll(
      'status: {type: string}',
      'status: {type: string, enum: [Landed, Failed]}',
    )
    await user.upload(within(card).getByLabelText(say('word_operators_document')), new File([text], 'heat.yml'))
    const open = await screen.findByRole('region', { name: say('questions_of_service') })
    await user.click(within(open).getByRole('button', { name: soundsLike('show_questions') }))
    const kind = within(open)
      .getAllByRole('combobox')
      .find((one) => within(one).queryByRole('option', { name: /^PLATE/ }) !== null)
    if (kind === undefined) throw new Error('Nobody is asked for the kind')
    await user.selectOptions(kind, 'DIRECT')
    await waitFor(() =>
      expect(sample.asksOf('answerDescription')).toMatchObject([{ answers: { kinds: { 'heat[].kind': 'DIRECT' } } }]),
    )
    // What the other word means leaves no doubt.
    const state = within(open).getByRole('combobox', { name: say('state_word_means', { word: 'Landed' }) })
    expect(within(open).queryByRole('combobox', { name: say('state_word_means', { word: 'Failed' }) })).toBeNull()
    await user.selectOptions(state, say('state_created'))
    await waitFor(() =>
      expect(sample.asksOf('answerDescription').at(-1)).toMatchObject({ answers: { states: { Landed: 'created' } } }),
    )
    await user.selectOptions(state, say('state_not_known'))
    await waitFor(() => expect(sample.asksOf('answerDescription').at(-1)?.answers.states).toEqual({}))
  })

  it('says what is wrong with a file that is no description, and goes on as before', async () => {
    const { user } = await showConnect(practiceConnection)
    const card = await screen.findByRole('region', { name: say('fields_of_service') })
    await user.upload(within(card).getByLabelText(say('word_operators_document')), new File(['a: ['], 'broken.yml'))
    expect((await within(card).findByRole('alert')).textContent).toContain('“broken.yml” can’t be read')
    expect(within(card).queryByText(say('the_operators_own'))).toBeNull()
  })

  it('keeps the stored key when none is typed', async () => {
    const { user, sample } = await showConnect(liveConnection)
    await user.click(await button(say('change_details')))
    await user.clear(screen.getByLabelText(say('word_supplier_code')))
    await user.type(screen.getByLabelText(say('word_supplier_code')), 'OTHER')
    await user.click(await button(say('keep_and_test')))
    await waitFor(() =>
      expect(sample.asksOf('connectLive')).toEqual([
        { address: 'https://import.example.org', supplierCode: 'OTHER', token: defaultTokenRequest, createSeconds: 30 },
      ]),
    )
  })

  it('says at each field what is missing, and hands over nothing', async () => {
    const { user, sample } = await showConnect(noConnection)
    await user.click(await button(say('connect_to_live_service_choice')))
    await user.type(screen.getByLabelText(say('address_of_service')), 'import example')
    await user.click(await button(say('keep_and_test')))
    expect(screen.getByLabelText(say('address_of_service')).getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText(including(say('address_unreadable', { address: 'import example' })))).toBeTruthy()
    expect(screen.getByText(say('supplier_code_missing'))).toBeTruthy()
    expect(screen.getByText(say('key_not_typed'))).toBeTruthy()
    expect(sample.asksOf('connectLive')).toEqual([])
  })

  it('opens the advanced part where something is wrong in it', async () => {
    const { user } = await showConnect(liveConnection)
    await user.click(await button(say('change_details')))
    await user.click(await button(say('advanced')))
    const values = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: say('sign_in_values') })
    await user.clear(values)
    await user.click(await button(say('keep_and_test')))
    expect(screen.getByText(say('sign_in_values_unreadable'))).toBeTruthy()
    await user.click(await button(say('put_usual_values_back')))
    expect(values.value).toBe(defaultTokenRequest.variables)
  })

  it('takes how long the service may take to create an account, and no nonsense for it', async () => {
    const { user, sample } = await showConnect(liveConnection)
    await user.click(await button(say('change_details')))
    await user.click(await button(say('advanced')))
    const seconds = await screen.findByRole('textbox', { name: say('create_seconds') })
    await user.clear(seconds)
    await user.type(seconds, '0')
    await user.click(await button(say('keep_and_test')))
    expect(screen.getByText(say('create_seconds_fault', { longest: 600 }))).toBeTruthy()
    await user.clear(seconds)
    await user.type(seconds, '90')
    await user.click(await button(say('keep_and_test')))
    await waitFor(() => expect(sample.asksOf('connectLive')).toMatchObject([{ createSeconds: 90 }]))
  })

  it('shows the steps of the test with the service’s own words', async () => {
    const answers = issue('test_address_good', { host: 'service.example' }).message
    const keyRefused = issue('key_refused', { settingsIn: 'connect' }).message
    const notTried = issue('test_not_tried', {}).message
    const steps = [
      { name: 'address', outcome: 'good', message: answers },
      { name: 'key', outcome: 'bad', message: keyRefused, serviceWords: 'Key revoked.' },
      { name: 'supplier', outcome: 'notTried', message: notTried },
    ] as const
    const { user } = await showConnect(liveConnection, { testConnection: async () => ok({ steps: [...steps] }) })
    await user.click(await button(say('test_connection')))
    const report = await screen.findByText(say('connection_does_not_work'))
    const rows = within(report.parentElement as HTMLElement).getAllByRole('listitem')
    expect(rows.map((row) => row.textContent)).toEqual([
      `GoodThe address${sayMessage(answers)}`,
      `Not goodThe API key${sayMessage(keyRefused)}The service said: “Key revoked.”`,
      `Not triedThe supplier code${sayMessage(notTried)}`,
    ])
  })

  it('says why the details were not taken', async () => {
    const why = issue('address_not_secure', { host: 'service.example' })
    const { user } = await showConnect(liveConnection, { connectLive: async () => refuse(why) })
    await user.click(await button(say('change_details')))
    await user.click(await button(say('keep_and_test')))
    expect((await screen.findByRole('alert')).textContent).toContain(sayMessage(why.message))
  })

  it('puts what the desk says beside its input, and the rest in a list', async () => {
    const ofInput = issue('supplier_code_unusable', { code: 'A/B' }, { path: 'supplierCode' })
    const other = issue('disk_full_here', {})
    const { user } = await showConnect(liveConnection, { connectLive: async () => refuse(ofInput, other) })
    await user.click(await button(say('change_details')))
    await user.click(await button(say('keep_and_test')))
    const supplierCode = screen.getByRole('textbox', {
      name: say('word_supplier_code'),
      description: soundsLike('supplier_code_unusable'),
    })
    await waitFor(() => expect(document.activeElement).toBe(supplierCode))
    expect(screen.getByRole('alert').textContent?.endsWith(sayMessage(other.message))).toBe(true)
    expect(screen.getAllByText(sayMessage(ofInput.message))).toHaveLength(1)
  })

  it('asks for no key where one is kept for the address, however that is typed', async () => {
    const { user, sample } = await showConnect({ ...practiceConnection, saved: [savedLive] })
    await user.click(await button(say('connect_to_live_service_choice')))
    await user.type(screen.getByLabelText(say('address_of_service')), 'Import.example.org/')
    await user.type(screen.getByLabelText(say('word_supplier_code')), 'OTHER')
    await user.click(await button(say('keep_and_test')))
    await waitFor(() =>
      expect(sample.asksOf('connectLive')).toEqual([
        { address: 'Import.example.org/', supplierCode: 'OTHER', token: defaultTokenRequest, createSeconds: 30 },
      ]),
    )
  })

  it('uses a live connection again that is kept, and tests it at once', async () => {
    const { user, sample } = await showConnect({ ...practiceConnection, saved: [savedLive] })
    await user.click(await button(say('use_connection_again', { connection: savedName })))
    expect(await screen.findByText(say('connection_works'))).toBeTruthy()
    expect(sample.asksOf('useConnection')).toEqual([{ name: savedLive.name }])
    expect(screen.queryByRole('heading', { name: say('live_connections_kept') })).toBeNull()
  })

  it('forgets a kept live connection while practising, after asking', async () => {
    const { user, sample } = await showConnect({ ...practiceConnection, saved: [savedLive] })
    await user.click(await button(say('forget_named_connection', { connection: savedName })))
    await waitFor(async () => expect(document.activeElement).toBe(await button(say('keep_it'))))
    expect(sample.asksOf('forgetSavedConnection')).toEqual([])
    await user.click(await button(say('forget_it')))
    await waitFor(() => expect(screen.queryByText(savedLive.address)).toBeNull())
    expect(sample.asksOf('forgetSavedConnection')).toEqual([{ name: savedLive.name }])
    expect(screen.getByRole('heading', { name: say('the_practice_service') })).toBeTruthy()
  })

  it('forgets only after asking, and the safe answer has the focus', async () => {
    const { user, sample } = await showConnect(practiceConnection)
    await user.click(await button(say('forget_connection')))
    const keep = await button(say('keep_it'))
    await waitFor(() => expect(document.activeElement).toBe(keep))
    expect(sample.asksOf('forgetConnection')).toEqual([])
    await user.click(await button(say('forget_it')))
    expect(await button(say('start_practising'))).toBeTruthy()
    expect(sample.asksOf('forgetConnection')).toEqual([{}])
  })

  it('begins practising afresh only after asking, and says what stays', async () => {
    const { user, sample } = await showConnect(practiceConnection)
    await user.click(await button(say('begin_practising_afresh')))
    expect(await screen.findByText(say('begin_afresh_leaves'))).toBeTruthy()
    const keep = await button(say('keep_it'))
    await waitFor(() => expect(document.activeElement).toBe(keep))
    expect(sample.asksOf('practiseAfresh')).toEqual([])
    await user.click(await button(say('begin_afresh')))
    expect(await screen.findByText(say('practice_is_empty'))).toBeTruthy()
    expect(sample.asksOf('practiseAfresh')).toEqual([{}])
  })

  it('says plainly when the key is held in memory only', async () => {
    await showConnect({ ...liveConnection, keyIsKept: 'thisRunOnly' })
    expect(await screen.findByText(soundsLike('key_in_memory'))).toBeTruthy()
  })
})
