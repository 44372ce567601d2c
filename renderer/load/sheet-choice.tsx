/** One sheet in the list: whether it is used, how much is in it, and a way to look into it. */

import { Checkbox, UnstyledButton } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import type { SheetSummary } from '../../shared/ipc.ts'
import { say } from '../../shared/messages/say.ts'
import classes from './load.module.css'
import { hiddenWords, leftOutWords } from './notes/left-out-words.ts'

type Props = {
  readonly sheet: SheetSummary
  readonly isIncluded: boolean
  /** Its columns tell of no account, but whose they are. */
  readonly fillsNothing: boolean
  readonly isShown: boolean
  readonly isBusy: boolean
  readonly onInclude: (isIncluded: boolean) => void
  readonly onShow: () => void
}

export function SheetChoice({ sheet, isIncluded, fillsNothing, isShown, isBusy, onInclude, onShow }: Props) {
  const { name, isHidden, dataRowCount, columnCount } = sheet
  const whyOut = !isIncluded && fillsNothing && dataRowCount > 0 ? [say('sheet_fills_nothing')] : []
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
        {[...whyOut, ...leftOutWords(sheet.leftOutRows), ...hiddenWords(sheet)].map((words) => (
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
