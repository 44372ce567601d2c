/** Map: says for every column of every sheet which field it fills, with one account beside it that follows every change. */
import { Button, Tabs, Text } from '@mantine/core'
import { useMemo, useState } from 'react'
import { accountCatalogue } from '../../shared/catalogue/account-catalogue.ts'
import type { ProjectState } from '../../shared/ipc.ts'
import { changeDefaults, checkMapping } from '../../shared/mapping/change-mapping.ts'
import { issuesOf } from '../asking/issues-error.ts'
import { Card } from '../parts/card.tsx'
import { IssueList } from '../parts/issue-list.tsx'
import { StepNav } from '../parts/step-nav.tsx'
import { AccountPreview } from './account-preview.tsx'
import { ColumnTable } from './column-table.tsx'
import { ConstantsCard } from './constants-card.tsx'
import { DefaultCountry } from './default-country.tsx'
import { FloatingLists } from './floating-lists.tsx'
import classes from './map.module.css'
import type { SendState } from './mapping-sender.ts'
import { SavedMappings } from './saved-mappings.tsx'
import { useMappingDraft } from './use-mapping-draft.ts'

type MapStepProps = {
  readonly project: ProjectState
  readonly onProject: (project: ProjectState) => void
  readonly onNext: () => void
  readonly onBack: () => void
}

export function MapStep({ project, onProject, onNext, onBack }: MapStepProps) {
  const { mapping, saving, change, flush, replaceWith } = useMappingDraft(project, onProject)
  const sheets = mapping.sheets.filter(({ isIncluded }) => isIncluded)
  const [chosenSheet, setChosenSheet] = useState<string | null>(null)
  const shown = sheets.find(({ sheet }) => sheet === chosenSheet) ?? sheets[0]
  const issues = useMemo(() => checkMapping(accountCatalogue, mapping), [mapping])
  // Two columns on one field are shown at both of them; rows that then disagree are found in Check.
  const blocking = issues.find(({ code }) => code !== 'mapping_field_twice')
  const leave = async (go: () => void) => {
    if (await flush()) go()
  }
  return (
    <div className={classes.step}>
      <div className={classes.columns}>
        <div className={classes.main}>
          <div className={classes.tools}>
            <SavedMappings
              project={project}
              onFlush={flush}
              onReplaced={(replaced) => {
                replaceWith(replaced.mapping)
                onProject(replaced)
              }}
            />
            <SavingState saving={saving} onTryAgain={flush} />
          </div>
          {project.savedMappingName !== null && (
            <Text size="sm">
              This file has the headers of your saved mapping “{project.savedMappingName}”, so it is in use.
            </Text>
          )}
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
                    defaults={mapping.defaults}
                    issues={issues.filter(({ where }) => where?.cell?.sheet === sheet.sheet)}
                    onChange={change}
                  />
                </Tabs.Panel>
              ))}
            </Tabs>
          )}
          <Card title="For all columns">
            <DefaultCountry
              country={mapping.defaults.phoneCountry}
              onCountry={(phoneCountry) => change((before) => changeDefaults(before, { phoneCountry }))}
            />
          </Card>
          <ConstantsCard mapping={mapping} onChange={change} />
        </div>
        <AccountPreview isBehind={saving.state === 'saving'} />
      </div>
      <FloatingLists />
      <StepNav
        back={{ label: 'Back to Load', go: () => leave(onBack) }}
        next={{
          label: 'Go on to Check',
          go: () => leave(onNext),
          blockedBecause: blocking === undefined ? null : blocking.message,
        }}
      />
    </div>
  )
}

type SavingStateProps = { readonly saving: SendState; readonly onTryAgain: () => void }

function SavingState({ saving, onTryAgain }: SavingStateProps) {
  if (saving.state !== 'failed') {
    return (
      <Text size="sm" c="dimmed" role="status">
        {saving.state === 'saving' ? 'Saving…' : 'All changes are saved'}
      </Text>
    )
  }
  return (
    <div className={classes.notSaved}>
      <IssueList issues={issuesOf(saving.error)} isAnnounced />
      <Button variant="default" size="sm" onClick={onTryAgain}>
        Save again
      </Button>
    </div>
  )
}

/** "17 of 19": how many columns have a field. */
function tally(columns: readonly { readonly target: string | null }[]): string {
  const mappedCount = columns.filter(({ target }) => target !== null).length
  return `${mappedCount} of ${columns.length}`
}
