/** No dialog sends or destroys anything by the Enter key that it happens to meet when it opens. */

import { say } from '../../../shared/messages/say.ts'
import { soundsLike } from '../../support/words/sounds-like.ts'
import '../../support/windows/sized-elements.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { SetAsideDialog } from '../../../renderer/components/accounts/set-aside-dialog.tsx'
import { ConfirmDialog } from '../../../renderer/components/dialogs/confirm-dialog.tsx'
import { NewVersionDialog } from '../../../renderer/components/dialogs/new-version-dialog.tsx'
import { RenameProject } from '../../../renderer/components/dialogs/rename-project.tsx'
import { ServiceFieldsCard } from '../../../renderer/connect/service/service-fields-card.tsx'
import { ConfirmCreate } from '../../../renderer/create/confirm-create.tsx'
import { StartRun } from '../../../renderer/create/run/start-run.tsx'
import { SetAsideByColumn } from '../../../renderer/map/columns/set-aside-by-column.tsx'
import { ChooseDialog } from '../../../renderer/map/saved/choose-dialog.tsx'
import { NameDialog } from '../../../renderer/map/saved/name-dialog.tsx'
import { TranslationDialog } from '../../../renderer/map/values/meanings/translation-dialog.tsx'
import { KeepingCard } from '../../../renderer/shell/keeping/keeping-card.tsx'
import { StartAfresh } from '../../../renderer/shell/keeping/start-afresh.tsx'
import { issue } from '../../../shared/issue-words.ts'
import { refuse } from '../../../shared/result.ts'
import { liveConnection, practiceConnection } from '../../support/sample/sample-connections.ts'
import { type SampleDesk, sampleDesk } from '../../support/sample/sample-desk.ts'
import { renderDesk, renderPart } from '../../support/windows/render-desk.tsx'
import { choose, showCheck } from './check/check-screen.ts'

/** What a dialog may call. Closing is no decision. */
const decided = vi.fn()
const nothing = () => undefined
const kept = async () => ({ revision: 1 })
const inCheck = async (open: (user: UserEvent) => Promise<void>): Promise<SampleDesk> => {
  const { user, sample } = showCheck()
  await choose(user, 2, 'B')
  await open(user)
  return sample
}
/** With a mapping that is saved as “May”. */
const deskWithMapping = async (): Promise<SampleDesk> => {
  const sample = sampleDesk({ connection: practiceConnection, openAt: 'map' })
  await sample.desk.saveMapping({ name: 'May' })
  return sample
}
const press = async (user: UserEvent, name: RegExp | string) => user.click(await screen.findByRole('button', { name }))

type Opened = {
  /** The file that draws it. */
  readonly from: string
  readonly what: string
  /** What has the focus then. */
  readonly safe: string
  readonly open: () => Promise<SampleDesk>
}

const confirming = (kind: 'danger' | 'live' | 'plain'): Opened => ({
  from: 'components/dialogs/confirm-dialog.tsx',
  what: `that asks before what is ${kind}`,
  safe: 'Cancel',
  open: async () =>
    renderPart(
      <ConfirmDialog
        isOpen
        title="?"
        confirmLabel="Do it"
        cancelLabel="Cancel"
        kind={kind}
        onConfirm={decided}
        onCancel={nothing}
      >
        Words
      </ConfirmDialog>,
    ).sample,
})

const dialogs: readonly Opened[] = [
  confirming('danger'),
  confirming('live'),
  confirming('plain'),
  {
    from: 'components/dialogs/confirm-dialog.tsx',
    what: 'before a real account is created',
    safe: say('do_not_create_it'),
    open: async () => {
      const sample = sampleDesk({ connection: liveConnection, openAt: 'create' })
      const page = await sample.desk.listAccounts({ offset: 0, limit: 1, filter: 'all' })
      const stub = page.ok ? page.value.accounts[0] : undefined
      if (stub === undefined) throw new Error('There is no account.')
      const about = { stub, connection: liveConnection }
      return renderPart(<ConfirmCreate isOpen {...about} onConfirm={decided} onCancel={nothing} />, sample).sample
    },
  },
  {
    from: 'components/dialogs/confirm-dialog.tsx',
    what: 'before what can’t be opened is left aside',
    safe: say('not_now'),
    open: async () => {
      const { user, sample } = renderPart(<StartAfresh label="Begin anew…" onChanged={decided} />)
      await press(user, 'Begin anew…')
      return sample
    },
  },
  {
    from: 'connect/service/fields-dialog.tsx',
    what: 'that shows every field of the service',
    safe: say('find_field'),
    open: async () => {
      const { user, sample } = renderPart(<ServiceFieldsCard />)
      await press(user, say('show_all_fields'))
      return sample
    },
  },
  {
    from: 'map/columns/set-aside-by-column.tsx',
    what: 'that asks which values mean that accounts are not to be moved',
    safe: say('close'),
    open: async () => {
      const props = { sheet: 'Customers', column: 13, name: 'Status', onSetAside: decided, onClose: nothing }
      const { sample } = renderPart(<SetAsideByColumn {...props} />)
      await screen.findAllByRole('checkbox')
      return sample
    },
  },
  {
    from: 'shell/keeping/keeping-card.tsx',
    what: 'that changes how data is kept',
    safe: say('close'),
    open: async () => {
      const { user, sample } = renderPart(<KeepingCard vault={{ is: 'open', kept: 'keychain', hasKeychain: true }} />)
      await press(user, say('use_passphrase_choice'))
      return sample
    },
  },
  {
    from: 'shell/keeping/keeping-card.tsx',
    what: 'where it is chosen how data is kept',
    safe: say('new_passphrase'),
    open: async () => {
      const vault = { is: 'open', kept: 'untilChosen', hasKeychain: false } as const
      const { user, sample } = renderPart(<KeepingCard vault={vault} />)
      await press(user, say('choose_how_kept'))
      return sample
    },
  },
  {
    from: 'shell/keeping/asking-how-to-keep.tsx',
    what: 'that asks how data is kept before there is any',
    safe: say('new_passphrase'),
    open: async () => {
      const { user, sample } = renderDesk({
        vault: { is: 'open', kept: 'untilChosen', hasKeychain: false },
        answers: { loadSpreadsheet: async () => refuse(issue('keeping_not_chosen', {})) },
      })
      await press(user, say('start_with_my_spreadsheet'))
      await user.upload(await screen.findByLabelText(say('spreadsheet_file')), new File(['Number'], 'customers.csv'))
      return sample
    },
  },
  {
    from: 'map/values/meanings/translation-dialog.tsx',
    what: 'that translates values',
    safe: say('close'),
    open: async () =>
      renderPart(
        <TranslationDialog
          column="D"
          leaf={{ kind: 'text', documentedValues: [], isClosed: false }}
          distinct={[{ value: 'on', count: 2 }]}
          reading={{}}
          onTranslations={decided}
          onClose={nothing}
        />,
      ).sample,
  },
  {
    from: 'map/saved/choose-dialog.tsx',
    what: 'of saved mappings',
    safe: say('close'),
    open: async () =>
      renderPart(<ChooseDialog onFlush={kept} onClose={nothing} onUsed={decided} />, await deskWithMapping()).sample,
  },
  {
    from: 'map/saved/choose-dialog.tsx',
    what: 'before a saved mapping takes the place of the present one',
    safe: say('back'),
    open: async () => {
      const shown = <ChooseDialog onFlush={kept} onClose={nothing} onUsed={decided} />
      const { user, sample } = renderPart(shown, await deskWithMapping())
      await press(user, say('use_mapping_named', { name: 'May' }))
      return sample
    },
  },
  {
    from: 'map/saved/choose-dialog.tsx',
    what: 'before a saved mapping is deleted',
    safe: say('keep_mapping_named', { name: 'May' }),
    open: async () => {
      const shown = <ChooseDialog onFlush={kept} onClose={nothing} onUsed={decided} />
      const { user, sample } = renderPart(shown, await deskWithMapping())
      await press(user, say('more_for_mapping', { name: 'May' }))
      await user.click(await screen.findByRole('menuitem', { name: say('delete_short'), hidden: true }))
      return sample
    },
  },
  {
    from: 'map/saved/name-dialog.tsx',
    what: 'that saves a mapping under a name that is taken',
    safe: say('mapping_name'),
    open: async () => {
      const shown = <NameDialog suggested="May" onFlush={kept} onClose={nothing} />
      const { sample } = renderPart(shown, await deskWithMapping())
      await screen.findByRole('button', { name: say('replace_mapping') })
      return sample
    },
  },
  {
    from: 'components/dialogs/rename-project.tsx',
    what: 'that renames a project',
    safe: say('project_name'),
    open: async () => {
      const project = { id: 'one', name: 'May', fileName: 'may.csv' }
      return renderPart(<RenameProject project={project} onRenamed={nothing} onClose={nothing} />).sample
    },
  },
  {
    from: 'components/accounts/set-aside-dialog.tsx',
    what: 'that sets accounts aside',
    safe: say('why_question'),
    open: async () =>
      renderPart(
        <SetAsideDialog
          accounts={[{ key: '1', accountNumber: '1', name: 'Ana Lee' }]}
          onDone={decided}
          onClose={nothing}
        />,
      ).sample,
  },
  {
    from: 'components/dialogs/new-version-dialog.tsx',
    what: 'that may delete the earlier version',
    safe: say('keep_both'),
    open: async () => {
      const sample = sampleDesk({ openAt: 'map' })
      const taken = await sample.desk.takeOverEdits({ from: 'one' })
      const version = taken.ok ? taken.value : null
      return renderPart(<NewVersionDialog version={version} onClose={nothing} />, sample).sample
    },
  },
  ...[practiceConnection, liveConnection].map(
    (connection): Opened => ({
      from: 'create/run/start-run.tsx',
      what: `that creates many ${connection.kind} accounts`,
      safe: say('not_now'),
      open: async () => {
        const sample = sampleDesk({ connection, openAt: 'create' })
        return renderPart(<StartRun onClose={nothing} />, sample).sample
      },
    }),
  ),
  {
    from: 'check/problems/fix-dialog.tsx',
    what: 'that mends many cells',
    safe: say('cancel'),
    open: () => inCheck((user) => press(user, soundsLike('fix_some', { count: '2' }))),
  },
  {
    from: 'check/search/replace-dialog.tsx',
    what: 'that replaces a text in many cells',
    safe: say('change_nothing'),
    open: () =>
      inCheck(async (user) => {
        await user.keyboard('{Control>}h{/Control}')
        await user.type(await screen.findByRole('textbox', { name: say('find_text') }), 'okafor')
        await press(user, say('show_what_would_change'))
        await screen.findByRole('button', { name: soundsLike('replace_in_cells') })
      }),
  },
]

/** What only looks. A name that is given again is the name it has. */
const looks = /^(read|list|preview|plan|check|find|compare|count|renameProject$)/

it.each(dialogs)('Enter does nothing that can’t be taken back in the dialog $what ($from)', async ({ safe, open }) => {
  decided.mockClear()
  const sample = await open()
  const dialog = await screen.findByRole('dialog')
  const focused = (): Element | undefined =>
    [...within(dialog).queryAllByRole('button', { name: safe }), ...within(dialog).queryAllByLabelText(safe)].find(
      (one) => one === document.activeElement,
    )
  await waitFor(() => expect(focused()).toBeDefined())
  const before = sample.asked.length
  await userEvent.setup().keyboard('{Enter}')
  // What a press sets going may ask the desk a moment later.
  await sample.desk.readDesk({})
  expect(decided).not.toHaveBeenCalled()
  expect(sample.asked.slice(before).filter(({ channel }) => !looks.test(channel))).toEqual([])
})

/** It opens on the dialog of translations as soon as it has read the values. */
const opensAnother = ['check/problems/read-as-dialog.tsx']

it('every dialog is among these', () => {
  const renderer = `${import.meta.dirname}/../../../renderer/`
  const drawn = readdirSync(renderer, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') && readFileSync(`${renderer}${path}`, 'utf8').includes('<Modal'))
    .map((path) => path.replaceAll('\\', '/'))
  expect(drawn.sort()).toEqual([...new Set([...dialogs.map(({ from }) => from), ...opensAnother])].sort())
})
