/** Chooses the language that the application speaks. */
import { ActionIcon, Menu } from '@mantine/core'
import { IconLanguage } from '@tabler/icons-react'
import { type Language, languageNames, languages } from '../../shared/messages/languages.ts'
import { say } from '../../shared/messages/say.ts'
import { spokenLanguage } from '../../shared/messages/speech.ts'
import { useDesk } from '../asking/desk-context.tsx'

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
        {languages.map((language) => (
          <Menu.Item
            key={language}
            lang={language}
            role="menuitemradio"
            aria-checked={language === spokenLanguage()}
            onClick={() => choose(language)}
          >
            {languageNames[language]}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item onClick={() => choose(null)}>{say('language_of_system')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
