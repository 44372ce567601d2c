/** The sheets of the loaded file: which are in, where their headings are, and which rows are used. */

import { Button } from '@mantine/core'
import { IconCirclePlus, IconShieldCheck } from '@tabler/icons-react'
import { useState } from 'react'
import type { Ask, ProjectState } from '../../shared/ipc.ts'
import { namesAccounts } from '../../shared/mapping/model/change-mapping.ts'
import { filledFields } from '../../shared/mapping/model/fillings.ts'
import { type PlainKey, say } from '../../shared/messages/say.ts'
import type { Result } from '../../shared/result.ts'
import { UndoButtons } from '../components/buttons/undo-buttons.tsx'
import { useUndo } from '../components/buttons/use-undo.ts'
import { rowsAsk, sheetsAsk, turnAsk } from '../components/dialogs/sheets-ask.ts'
import { Card } from '../components/frame/card.tsx'
import { IssueList } from '../components/said/issue-list.tsx'
import type { Issues } from '../queries/issues-error.ts'
import { useCatalogue } from '../queries/open-project.tsx'
import { madeOn, withEdited } from '../queries/revision.ts'
import { useDeskAction } from '../queries/use-desk-action.ts'
import classes from './load.module.css'
import { ApartNote } from './notes/apart-note.tsx'
import { DoubtsCard } from './notes/doubts-card.tsx'
import { SheetPreview } from './preview/sheet-preview.tsx'
import { SheetChoice } from './sheet-choice.tsx'
import { TextReadingCard } from './text-reading.tsx'

type Props = {
  readonly project: ProjectState
  readonly onProject: (project: ProjectState) => void
  readonly onLoadAnother: () => void
  readonly onMap: (goal: string | null) => void
}

type SheetsAsk = Ask<'changeSheets'>['sheets']

export function SheetsPanel({ project, onProject, onLoadAnother, onMap }: Props) {
  const { sheets, mapping } = project
  const { accountKey } = useCatalogue()
  const whyOut = (name: string): PlainKey | null => {
    const mapped = mapping.sheets.find(({ sheet }) => sheet === name)
    if (mapped === undefined || mapped.isIncluded) return null
    if (filledFields(mapped).every(({ target }) => target === accountKey)) return 'sheet_fills_nothing'
    if (!mapped.isLeftOutUnasked) return null
    return namesAccounts(mapped, { accountKey }) ? 'sheet_of_ended_accounts' : 'sheet_of_unknown_accounts'
  }
  const firstIn = mapping.sheets.find((sheet) => sheet.isIncluded)?.sheet
  const [chosenName, setChosenName] = useState<string | null>(null)
  const change = useDeskAction('changeSheets')
  const readAgain = useDeskAction('changeTextReading')
  const isBusy = change.isBusy || readAgain.isBusy
  /** What came of the last undo or redo, or of joining sheets. */
  const [said, setSaid] = useState('')
  const [undoIssues, setUndoIssues] = useState<Issues | null>(null)
  const undo = useUndo(project, async (asking, saying) => {
    const undone = await asking()
    setUndoIssues(undone.ok ? null : undone.issues)
    setSaid(undone.ok ? saying(undone.value) : '')
    if (undone.ok) onProject(withEdited(project, undone.value))
  })

  const shown = sheets.find(({ name }) => name === (chosenName ?? firstIn)) ?? sheets[0]
  const shownMapping = mapping.sheets.find(({ sheet }) => sheet === shown?.name)
  const isIn = (name: string): boolean => mapping.sheets.some(({ sheet, isIncluded }) => sheet === name && isIncluded)

  const take = (result: Result<ProjectState>): void => {
    if (!result.ok) return
    setSaid('')
    onProject(result.value)
  }
  const changeSheet = async (name: string, changed: Partial<SheetsAsk[number]>): Promise<void> => {
    take(await change.run({ sheets: sheetsAsk(mapping, name, changed), ...madeOn(project) }))
  }

  return (
    <>
      {undoIssues !== null && <IssueList issues={undoIssues} isAnnounced />}
      <IssueList issues={change.issues} isAnnounced />
      <IssueList issues={readAgain.issues} isAnnounced />
      {project.kind === 'additions' && (
        <p className={classes.note}>
          <IconCirclePlus size={20} aria-hidden="true" />
          <span>{say('spreadsheet_of_additions')}</span>
        </p>
      )}
      {project.format === 'xlsm' && (
        <p className={classes.note}>
          <IconShieldCheck size={20} aria-hidden="true" />
          <span>{say('workbook_has_macros')}</span>
        </p>
      )}
      {project.text && (
        <TextReadingCard
          text={project.text}
          hasHistory={project.history.undo !== null || project.history.redo !== null}
          isBusy={readAgain.isBusy}
          onChange={async (changed) => take(await readAgain.run({ ...changed, ...madeOn(project) }))}
        />
      )}
      <ApartNote project={project} onProject={onProject} onSaid={setSaid} onMap={onMap} />
      <div className={classes.sheets}>
        <div className={classes.sheetsSide}>
          <Card
            title={say('sheets_to_use')}
            aside={
              <span className={classes.undo}>
                <UndoButtons {...undo} />
              </span>
            }
          >
            <p className={classes.said} role="status">
              {said}
            </p>
            <ul className={classes.sheetList}>
              {sheets.map((sheet) => (
                <SheetChoice
                  key={sheet.name}
                  sheet={sheet}
                  isIncluded={isIn(sheet.name)}
                  whyOut={whyOut(sheet.name)}
                  isShown={sheet.name === shown?.name}
                  isBusy={change.isBusy}
                  onInclude={(isIncluded) => changeSheet(sheet.name, { isIncluded })}
                  onShow={() => setChosenName(sheet.name)}
                />
              ))}
            </ul>
            <Button variant="default" fullWidth mt="md" onClick={onLoadAnother}>
              {say('load_another_spreadsheet')}
            </Button>
          </Card>
          {shown && <DoubtsCard sheet={shown} isIncluded={isIn(shown.name)} />}
        </div>
        {shown && shownMapping && (
          <SheetPreview
            key={shown.name}
            project={project}
            sheet={shown}
            mapping={shownMapping}
            isBusy={isBusy}
            onTurn={(isTurned) => changeSheet(shown.name, turnAsk(isTurned))}
            onHeaderRow={(headerRow) => changeSheet(shown.name, { headerRow })}
            onRows={(choices) => changeSheet(shown.name, rowsAsk(choices))}
          />
        )}
      </div>
    </>
  )
}
