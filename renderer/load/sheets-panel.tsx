/** The sheets of the loaded file: which are in, where their headings are, and which rows are left out. */
import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Ask, ProjectState } from '../../shared/ipc.ts'
import type { Result } from '../../shared/result.ts'
import { useDeskAction } from '../asking/use-desk-action.ts'
import { Card } from '../parts/card.tsx'
import { IssueList } from '../parts/issue-list.tsx'
import classes from './load.module.css'
import { SheetChoice } from './sheet-choice.tsx'
import { SheetPreview } from './sheet-preview.tsx'
import { TextReadingCard } from './text-reading.tsx'

type Props = {
  readonly project: ProjectState
  readonly onProject: (project: ProjectState) => void
  readonly onLoadAnother: () => void
}

type SheetsAsk = Ask<'changeSheets'>['sheets']

export function SheetsPanel({ project, onProject, onLoadAnother }: Props) {
  const { sheets, mapping } = project
  const firstIn = mapping.sheets.find((sheet) => sheet.isIncluded)?.sheet
  const [chosenName, setChosenName] = useState<string | null>(null)
  const change = useDeskAction('changeSheets')
  const readAgain = useDeskAction('changeTextReading')

  const shown = sheets.find(({ name }) => name === (chosenName ?? firstIn)) ?? sheets[0]
  const choices: SheetsAsk = sheets.map(({ name }) => {
    const mapped = mapping.sheets.find((sheet) => sheet.sheet === name)
    return { sheet: name, isIncluded: mapped?.isIncluded ?? false, headerRow: mapped?.headerRow ?? 0 }
  })

  const take = (result: Result<ProjectState>): void => {
    if (result.ok) onProject(result.value)
  }
  const changeSheet = async (name: string, changed: Partial<SheetsAsk[number]>): Promise<void> => {
    const changedSheets = choices.map((choice) => (choice.sheet === name ? { ...choice, ...changed } : choice))
    take(await change.run({ sheets: changedSheets }))
  }

  return (
    <>
      {change.progress.state === 'issues' && <IssueList issues={change.progress.issues} isAnnounced />}
      {readAgain.progress.state === 'issues' && <IssueList issues={readAgain.progress.issues} isAnnounced />}
      {project.text && (
        <TextReadingCard
          text={project.text}
          isBusy={readAgain.isBusy}
          onChange={async (changed) => take(await readAgain.run(changed))}
        />
      )}
      <div className={classes.sheets}>
        <Card title="Sheets to use">
          <ul className={classes.sheetList}>
            {sheets.map((sheet) => (
              <SheetChoice
                key={sheet.name}
                sheet={sheet}
                isIncluded={choices.some((choice) => choice.sheet === sheet.name && choice.isIncluded)}
                isShown={sheet.name === shown?.name}
                isBusy={change.isBusy}
                onInclude={(isIncluded) => changeSheet(sheet.name, { isIncluded })}
                onShow={() => setChosenName(sheet.name)}
              />
            ))}
          </ul>
          <Button variant="default" fullWidth mt="md" onClick={onLoadAnother}>
            Load another spreadsheet…
          </Button>
        </Card>
        {shown && (
          <SheetPreview
            key={shown.name}
            sheet={shown}
            headerRow={choices.find((choice) => choice.sheet === shown.name)?.headerRow ?? 0}
            isBusy={change.isBusy || readAgain.isBusy}
            onHeaderRow={(headerRow) => changeSheet(shown.name, { headerRow })}
          />
        )}
      </div>
    </>
  )
}
