/** Map: says for every column of every sheet which field it fills, with one account beside it that follows every change. */
import { Group, Tabs, Text } from '@mantine/core'
import { useState } from 'react'
import { accountCatalogue } from '../../shared/catalogue/account-catalogue.ts'
import type { ProjectState } from '../../shared/ipc.ts'
import { changeDefaults, checkMapping } from '../../shared/mapping/change-mapping.ts'
import { IssueList } from '../parts/issue-list.tsx'
import { StepNav } from '../parts/step-nav.tsx'
import { AccountPreview } from './account-preview.tsx'
import { ColumnTable } from './column-table.tsx'
import { ConstantsCard } from './constants-card.tsx'
import { DefaultCountry } from './default-country.tsx'
import classes from './map.module.css'
import { SavedMappings } from './saved-mappings.tsx'
import { useMappingDraft } from './use-mapping-draft.ts'

type MapStepProps = {
  readonly project: ProjectState
  readonly onProject: (project: ProjectState) => void
  readonly onNext: () => void
  readonly onBack: () => void
}

export function MapStep({ project, onProject, onNext, onBack }: MapStepProps) {
  const { mapping, saving, change } = useMappingDraft(project, onProject)
  const sheets = mapping.sheets.filter(({ isIncluded }) => isIncluded)
  const [chosenSheet, setChosenSheet] = useState<string | null>(null)
  const shown = sheets.find(({ sheet }) => sheet === chosenSheet) ?? sheets[0]
  const issues = checkMapping(accountCatalogue, mapping)
  const blocking = issues.find(({ code }) => code !== 'mapping_field_twice')
  return (
    <div className={classes.step}>
      <div className={classes.columns}>
        <div className={classes.main}>
          <Group justify="space-between" mb="sm">
            <SavedMappings project={project} onProject={onProject} />
            <Text size="sm" c="dimmed" role="status">
              {saving.state === 'saving' ? 'Saving…' : saving.state === 'saved' ? 'All changes are saved' : 'Not saved'}
            </Text>
          </Group>
          {project.savedMappingName !== null && (
            <Text size="sm" mb="sm">
              This file has the headers of your saved mapping “{project.savedMappingName}”, so it is in use.
            </Text>
          )}
          {saving.state === 'issues' && <IssueList issues={saving.issues} isAnnounced />}
          <IssueList issues={issues.filter(({ where }) => where?.cell === undefined)} />
          {shown !== undefined && (
            <Tabs value={shown.sheet} onChange={setChosenSheet} keepMounted={false}>
              <Tabs.List aria-label="Sheets" mb="xs">
                {sheets.map(({ sheet, columns }) => (
                  <Tabs.Tab key={sheet} value={sheet}>
                    {sheet} <span className={classes.tally}>{tally(columns)}</span>
                  </Tabs.Tab>
                ))}
              </Tabs.List>
              {sheets.map((sheet) => (
                <Tabs.Panel key={sheet.sheet} value={sheet.sheet}>
                  <ColumnTable
                    sheet={sheet}
                    issues={issues.filter(({ where }) => where?.cell?.sheet === sheet.sheet)}
                    onChange={change}
                  />
                </Tabs.Panel>
              ))}
            </Tabs>
          )}
          <DefaultCountry
            country={mapping.defaults.phoneCountry}
            onCountry={(phoneCountry) => change((before) => changeDefaults(before, { phoneCountry }))}
          />
          <ConstantsCard mapping={mapping} onChange={change} />
        </div>
        <AccountPreview />
      </div>
      <StepNav
        back={{ label: 'Back to Load', go: onBack }}
        next={{ label: 'Go on to Check', go: onNext, blockedBecause: blocking === undefined ? null : blocking.message }}
      />
    </div>
  )
}

/** "17 of 19": how many columns have a field. */
function tally(columns: readonly { readonly target: string | null }[]): string {
  const mappedCount = columns.filter(({ target }) => target !== null).length
  return `${mappedCount} of ${columns.length}`
}
