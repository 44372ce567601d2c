/** The bar with the product's name, the open spreadsheet, the connection, and light or dark. */

import { ActionIcon, Kbd, Menu, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import {
  IconArrowsTransferUp,
  IconFileSpreadsheet,
  IconHelp,
  IconLanguage,
  IconMoon,
  IconPencil,
  IconSun,
} from '@tabler/icons-react'
import { useState } from 'react'
import type { ConnectionStatus, ProjectState } from '../../../shared/ipc.ts'
import { type Language, languageNames, languages } from '../../../shared/messages/languages.ts'
import { say } from '../../../shared/messages/say.ts'
import { spokenLanguage } from '../../../shared/messages/speech.ts'
import { RenameProject } from '../../components/dialogs/rename-project.tsx'
import { useHelp } from '../../help/help-provider.tsx'
import { useDesk } from '../../queries/desk-context.tsx'
import { useConnection } from '../../queries/use-connection.ts'
import { productName } from '../../words/words.ts'
import { EnvironmentIcon } from './environment-band.tsx'
import classes from './top-bar.module.css'
import type { StopAt } from './tour.tsx'

type Props = {
  readonly project: ProjectState | null
  readonly onShowStart: () => void
  readonly onTour: () => void
  /** Where the tour stops. */
  readonly stopAt: StopAt
  readonly onShowConnection: () => void
  readonly onProject: (project: ProjectState) => void
}

export function TopBar({ project, onShowStart, onTour, stopAt, onShowConnection, onProject }: Props) {
  const connection = useConnection()
  const [isRenaming, setIsRenaming] = useState(false)
  return (
    <header className={classes.bar}>
      <button type="button" className={classes.product} title={say('the_first_screen')} onClick={onShowStart}>
        <span className={classes.logo} aria-hidden="true">
          <IconArrowsTransferUp size={20} />
        </span>
        {productName}
      </button>
      {project !== null && (
        <span className={classes.project}>
          <IconFileSpreadsheet size={18} aria-hidden="true" />
          <span className={classes.fileName}>{project.name}</span>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="sm"
            aria-label={say('rename_this_project')}
            title={say('rename_short')}
            onClick={() => setIsRenaming(true)}
          >
            <IconPencil size={15} aria-hidden="true" />
          </ActionIcon>
          <span className={classes.count}>{say('account_count', { count: project.summary.accountCount })}</span>
        </span>
      )}
      {project !== null && isRenaming && (
        <RenameProject
          project={project}
          onRenamed={(_id, name) => onProject({ ...project, name })}
          onClose={() => setIsRenaming(false)}
        />
      )}
      <span className={classes.spacer} />
      {stopAt(
        'connection',
        'bottom-end',
        <button type="button" className={classes.chip} data-environment={connection.kind} onClick={onShowConnection}>
          <EnvironmentIcon kind={connection.kind} size={16} />
          {chipWords(connection)}
        </button>,
      )}
      <LanguageButton />
      {stopAt('help', 'bottom-end', <HelpButton onShowStart={onShowStart} onTour={onTour} />)}
      <ColorSchemeButton />
    </header>
  )
}

/** Chooses the language that the application speaks. */
function LanguageButton() {
  const desk = useDesk()
  const choose = (language: Language | null): void => void desk.chooseLanguage({ language })
  return (
    <Menu withinPortal={false} position="bottom-end" zIndex={1100}>
      <Menu.Target>
        <ActionIcon variant="default" size="lg" aria-label={say('language')} title={say('language')}>
          <IconLanguage size={18} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={spokenLanguage()} onChange={(language) => choose(language as Language)}>
          {languages.map((language) => (
            <Menu.RadioItem closeMenuOnClick key={language} value={language} lang={language}>
              {languageNames[language]}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Item onClick={() => choose(null)}>{say('language_of_system')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

export const focusHelp = (): void => document.querySelector<HTMLElement>('[data-help]')?.focus()

function HelpButton({ onShowStart, onTour }: Pick<Props, 'onShowStart' | 'onTour'>) {
  const help = useHelp()
  return (
    <Menu withinPortal={false} position="bottom-end" returnFocus={false} zIndex={1100}>
      <Menu.Target>
        <ActionIcon data-help variant="default" size="lg" aria-label={say('help')} title={say('help')}>
          <IconHelp size={18} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          rightSection={<Kbd size="xs">F1</Kbd>}
          onClick={() => {
            // The item goes with the menu: help gives the focus back to what stays.
            focusHelp()
            help?.show()
          }}
        >
          {say('help_and_key')}
        </Menu.Item>
        <Menu.Item onClick={onTour}>{say('take_the_tour')}</Menu.Item>
        <Menu.Item onClick={onShowStart}>{say('the_first_screen')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

function chipWords(connection: ConnectionStatus): string {
  switch (connection.kind) {
    case 'none':
      return say('chip_connect')
    case 'practice':
      // Its supplier code is only a name for practising: saying it twice says nothing.
      return say('practice')
    case 'live':
      return say('chip_live', { supplierCode: connection.supplierCode })
  }
}

function ColorSchemeButton() {
  // The library would hold transitions back with a style element, which the content policy refuses.
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true })
  const isDark = useComputedColorScheme('light') === 'dark'
  const Icon = isDark ? IconSun : IconMoon
  return (
    <ActionIcon
      variant="default"
      size="lg"
      aria-label={say(isDark ? 'use_light_colours' : 'use_dark_colours')}
      onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
    >
      <Icon size={18} aria-hidden="true" />
    </ActionIcon>
  )
}
