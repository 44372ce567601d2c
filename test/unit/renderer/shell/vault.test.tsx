import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { Reply } from '../../../../shared/ipc.ts'
import { issue } from '../../../../shared/issue-words.ts'
import { say } from '../../../../shared/messages/say.ts'
import { ok, type Result } from '../../../../shared/result.ts'
import { practiceConnection } from '../../../support/sample/sample-connections.ts'
import { sampleDesk } from '../../../support/sample/sample-desk.ts'
import { samplePassphrase } from '../../../support/sample/sample-vault.ts'
import { renderDesk } from '../../../support/windows/render-desk.tsx'
import { beginningWith, including, soundsLike, stepCalled } from '../../../support/words/sounds-like.ts'

const untilChosen = { is: 'open', kept: 'untilChosen', hasKeychain: false } as const
const locked = { is: 'locked', by: 'passphrase' } as const

const pickFile = async (user: UserEvent): Promise<void> => {
  await user.click(await screen.findByRole('button', { name: say('start_with_my_spreadsheet') }))
  await user.upload(await screen.findByLabelText(say('spreadsheet_file')), new File(['x'], 'customers.csv'))
}
const question = () => screen.findByRole('dialog', { name: say('how_to_keep', { about: 'people' }) })

describe('a computer without a keychain', () => {
  it('asks how data is to be kept once a file was chosen, says which key it is about, and then loads the file', async () => {
    const { user, sample } = renderDesk({ vault: untilChosen })
    expect(await screen.findByRole('navigation', { name: say('steps') })).toBeTruthy()
    await pickFile(user)
    const asked = within(await question())
    expect(asked.getByText(say('how_to_keep_explained', { about: 'people' }))).toBeTruthy()
    expect(asked.getByText(/nobody can open your projects any more/)).toBeTruthy()
    await user.type(asked.getByLabelText(say('new_passphrase')), 'short{Enter}')
    expect(asked.getByText(say('passphrase_short', { shortest: 10 }))).toBeTruthy()
    await user.clear(asked.getByLabelText(say('new_passphrase')))
    await user.type(asked.getByLabelText(say('new_passphrase')), `${samplePassphrase}{Enter}`)
    expect(asked.getByText(say('passphrases_differ'))).toBeTruthy()
    await user.type(asked.getByLabelText(say('same_once_more')), `${samplePassphrase}{Enter}`)
    await screen.findByText(say('sheets_to_use'))
    expect(sample.asksOf('chooseKeeping')).toEqual([{ passphrase: samplePassphrase }])
    expect(sample.asksOf('loadSpreadsheet').map(({ fileName }) => fileName)).toEqual(['customers.csv', 'customers.csv'])
  })

  it('speaks of the operator’s document where that is what is loaded', async () => {
    const { user } = renderDesk({ vault: untilChosen })
    await user.click(await screen.findByRole('button', { name: stepCalled('connect') }))
    await user.upload(
      await screen.findByLabelText(say('word_operators_document')),
      new File(['openapi: 3.0.3'], 'operator.yml'),
    )
    const asked = within(await screen.findByRole('dialog', { name: say('how_to_keep', { about: 'document' }) }))
    expect(asked.getByText(say('how_to_keep_explained', { about: 'document' }))).toBeTruthy()
  })

  it('goes on for this session only', async () => {
    const { user, sample } = renderDesk({ vault: untilChosen })
    await pickFile(user)
    await user.click(within(await question()).getByRole('button', { name: say('go_on_for_session') }))
    await screen.findByText(say('sheets_to_use'))
    expect(sample.asksOf('chooseKeeping')).toEqual([{ passphrase: null }])
  })

  it('loads nothing where the person does not say it', async () => {
    const { user, sample } = renderDesk({ vault: untilChosen })
    await pickFile(user)
    await user.click(within(await question()).getByRole('button', { name: say('close') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByRole('button', { name: say('choose_spreadsheet') })).toBeTruthy()
    expect(sample.asksOf('loadSpreadsheet').length).toBe(1)
  })

  it('asks nothing of whoever tries it with the made-up supplier', async () => {
    const { user, sample } = renderDesk({ vault: untilChosen })
    await user.click(await screen.findByRole('button', { name: say('try_made_up') }))
    await screen.findByText(say('sheets_to_use'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect([sample.asksOf('connectPractice').length, sample.asksOf('loadMadeUp').length]).toEqual([1, 1])
    expect(screen.getByRole('region', { name: say('where_accounts_go') }).textContent).toMatch(
      beginningWith(say('practice')),
    )
  })
})

describe('data behind a passphrase', () => {
  it('opens with it; another one is said to be wrong, and can be typed over', async () => {
    const { user } = renderDesk({ vault: locked })
    const input = await screen.findByLabelText(say('passphrase'))
    await waitFor(() => expect(document.activeElement).toBe(input))
    await user.keyboard('not this one{Enter}')
    await screen.findByText(say('passphrase_wrong'))
    await user.clear(input)
    await user.keyboard(`${samplePassphrase}{Enter}`)
    await screen.findByRole('navigation', { name: say('steps') })
  })

  it('shows how far what is opened is, in place of the passphrase', async () => {
    const read = Promise.withResolvers<Result<Reply<'readDesk'>>>()
    const closed = sampleDesk({ vault: locked })
    const opened = sampleDesk({})
    let isUnlocked = false
    const { user, sample } = renderDesk({
      vault: locked,
      answers: {
        unlockData: async () => {
          isUnlocked = true
          return ok({ is: 'open', kept: 'keychain', hasKeychain: true })
        },
        readDesk: (ask) => (isUnlocked ? read.promise : closed.desk.readDesk(ask)),
      },
    })
    await screen.findByLabelText(say('passphrase'))
    await user.keyboard('any{Enter}')
    await screen.findByText(say('busy_doing', { doing: say('opening_desk') }))
    expect(screen.queryByLabelText(say('passphrase'))).toBeNull()
    sample.tell('loadingProgress', { stage: 'reading', fraction: 0.25 })
    const bar = await screen.findByRole('progressbar', { name: say('opening_last_spreadsheet') })
    expect(bar.getAttribute('aria-valuenow')).toBe('25')
    read.resolve(await opened.desk.readDesk({}))
    await screen.findByRole('navigation', { name: say('steps') })
  })

  it('opens in this window when it was opened in another', async () => {
    const { sample } = renderDesk({ vault: locked })
    await screen.findByLabelText(say('passphrase'))
    await sample.desk.unlockData({ passphrase: samplePassphrase })
    await screen.findByRole('navigation', { name: say('steps') })
  })

  it('can be left behind, after it was said what that means', async () => {
    const { user } = renderDesk({ vault: locked })
    await user.click(await screen.findByRole('button', { name: say('passphrase_lost') }))
    await screen.findByText(soundsLike('begin_anew_forgets'))
    await user.click(screen.getByRole('button', { name: say('begin_anew') }))
    await screen.findByRole('heading', { level: 1, name: say('welcome') })
  })

  it('is put behind another one in Connect', async () => {
    const { user, sample } = renderDesk({
      connection: practiceConnection,
      vault: { is: 'open', kept: 'passphrase', hasKeychain: false },
    })
    await user.click(await screen.findByRole('button', { name: stepCalled('connect') }))
    await user.click(await screen.findByRole('button', { name: say('change_passphrase_choice') }))
    await user.type(await screen.findByLabelText(say('present_passphrase')), samplePassphrase)
    await user.type(screen.getByLabelText(say('new_passphrase')), 'another four words')
    await user.type(screen.getByLabelText(say('same_once_more')), 'another four words{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sample.asksOf('changeKeeping')).toEqual([
      { to: { by: 'passphrase', passphrase: 'another four words' }, current: samplePassphrase },
    ])
  })
})

it('a key that is gone is looked for again', async () => {
  const { user, sample } = renderDesk({
    vault: { is: 'locked', by: 'keychain' },
    notices: [issue('data_key_gone', { where: 'keychain' })],
  })
  await screen.findByText(soundsLike('data_key_gone', { where: 'keychain' }))
  await user.click(screen.getByRole('button', { name: say('look_for_key_again') }))
  expect(sample.asksOf('unlockData')).toEqual([{ passphrase: null }])
})

it('a locked keychain is asked again, and nothing is begun anew beside what it holds', async () => {
  renderDesk({ vault: { is: 'locked', by: 'lockedKeychain' }, notices: [issue('keychain_locked', {})] })
  await screen.findByRole('heading', { name: say('keychain_is_locked') })
  expect(screen.getByText(including(say('keychain_locked')))).toBeTruthy()
  expect(screen.getByRole('button', { name: say('look_for_key_again') })).toBeTruthy()
  expect(screen.queryByRole('button', { name: soundsLike('begin_anew') })).toBeNull()
})
