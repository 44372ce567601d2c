/** Chooses the language that the application speaks. */
import { ActionIcon, Menu } from '@mantine/core'
import { IconLanguage } from '@tabler/icons-react'
import { type Language, languageNames, languages } from '../../../shared/messages/languages.ts'
import { say } from '../../../shared/messages/say.ts'
import { spokenLanguage } from '../../../shared/messages/speech.ts'
import { useDesk } from '../../queries/desk-context.tsx'

export function LanguageButton() {
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
