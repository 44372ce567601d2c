/** One sheet in the list: whether it is used, how much is in it, and a way to look into it. */

import { Checkbox, UnstyledButton } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import type { SheetSummary } from '../../shared/ipc.ts'
import { type PlainKey, say } from '../../shared/messages/say.ts'
import classes from './load.module.css'
import { hiddenWords, leftOutWords } from './notes/left-out-words.ts'

type Props = {
  readonly sheet: SheetSummary
  readonly isIncluded: boolean
  /** Why it was left out by suggestion. */
  readonly whyOut: PlainKey | null
  readonly isShown: boolean
  readonly isBusy: boolean
  readonly onInclude: (isIncluded: boolean) => void
  readonly onShow: () => void
}

export function SheetChoice({ sheet, isIncluded, whyOut, isShown, isBusy, onInclude, onShow }: Props) {
  const { name, isHidden, dataRowCount, columnCount } = sheet
  const reasons = whyOut !== null && dataRowCount > 0 ? [say(whyOut)] : []
  return (
    <li className={classes.sheetChoice} data-shown={isShown}>
      <Checkbox
        checked={isIncluded}
        disabled={isBusy}
        label={isHidden ? say('sheet_hidden', { sheet: name }) : name}
        onChange={(event) => onInclude(event.currentTarget.checked)}
      />
      <p className={classes.sheetRemark}>
        {say('sheet_size', { rows: dataRowCount, columns: columnCount })}
        {[...reasons, ...leftOutWords(sheet.leftOutRows), ...hiddenWords(sheet)].map((words) => (
          <span key={words} className={classes.leftOut}>
            {words}
          </span>
        ))}
      </p>
      <UnstyledButton
        className={classes.look}
        aria-pressed={isShown}
        aria-label={say('look_into_sheet', { sheet: name })}
        title={say('look_into_sheet', { sheet: name })}
        onClick={onShow}
      >
        <IconEye size={18} aria-hidden="true" />
      </UnstyledButton>
    </li>
  )
}
