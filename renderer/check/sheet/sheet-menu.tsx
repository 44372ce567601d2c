/** What can be done at a cell or heading of the sheet: asked for with the right button or the menu key. */
import { Menu } from '@mantine/core'
import type { CellEdit, SheetLook } from '../../../shared/ipc.ts'
import { say } from '../../../shared/messages/say.ts'
import { keySigns } from '../../grid/keys/key-help.ts'
import { canEditRow } from '../../grid/keys/range-edits.ts'
import type { MenuPlace } from '../../grid/menu-place.ts'
import type { GridColumn } from '../../grid/sheet-columns.tsx'
import { useHelp } from '../../help/help-provider.tsx'
import type { CellShown } from '../cell/active-cell.ts'
import { mendsOf } from '../cell/cell-detail.tsx'
import type { PayloadWish } from '../payload-panel.tsx'
import { moved } from './grid-columns.ts'

type Props = {
  readonly sheet: string
  readonly place: MenuPlace
  readonly at: CellShown
  /** All of the sheet, hidden ones too. */
  readonly columns: readonly GridColumn[]
  readonly look: SheetLook
  readonly onLook: (changes: Partial<Omit<SheetLook, 'sheet'>>) => void
  readonly onEdit: (edits: readonly CellEdit[]) => void
  readonly onPayload: (wish: PayloadWish) => void
  readonly onClose: () => void
}

export function SheetMenu({ place, onClose, ...props }: Props) {
  return (
    <Menu opened onClose={onClose} position="bottom-start" offset={2} hideDetached={false} returnFocus={false}>
      <Menu.Target>
        <span style={{ position: 'fixed', left: place.x, top: place.y }} />
      </Menu.Target>
      <Menu.Dropdown aria-label={say('what_can_be_done')}>
        {place.row >= 0 && <OfCell {...props} />}
        <OfColumn {...props} />
      </Menu.Dropdown>
    </Menu>
  )
}

type PartProps = Omit<Props, 'place' | 'onClose'>

function OfCell({ sheet, at: { row, column }, onEdit, onPayload }: PartProps) {
  if (row === undefined || column === undefined) return null
  const place = { sheet, row: row.row, column: column.column }
  const { accountKey } = row
  const isFilled = (row.cells[column.column - 1]?.text ?? '') !== ''
  return (
    <>
      {mendsOf(sheet, row, column).map(({ does, edits }) => (
        <Menu.Item key={does} onClick={() => onEdit(edits)}>
          {does}
        </Menu.Item>
      ))}
      {accountKey !== null && (
        <Menu.Item onClick={() => onPayload({ key: accountKey, cell: place })}>{say('show_what_is_sent')}</Menu.Item>
      )}
      {canEditRow(row) && isFilled && (
        <Menu.Item rightSection={keySigns('Del')} onClick={() => onEdit([{ ...place, text: '' }])}>
          {say('clear_cell')}
        </Menu.Item>
      )}
      <Menu.Divider />
    </>
  )
}

function OfColumn({ at: { column: active }, columns, look, onLook }: PartProps) {
  const help = useHelp()
  const { hidden, sort } = look
  if (active === undefined) return null
  const { column, isFrozen, about } = active
  const left = moved(columns, look, column, -1)
  const right = moved(columns, look, column, 1)
  return (
    <>
      <Menu.Label>
        {active.header === '' ? say('menu_of_column') : say('menu_of_column_named', { header: active.header })}
      </Menu.Label>
      <Menu.Item onClick={() => onLook({ sort: { column, isDescending: false } })}>{say('sort_ascending')}</Menu.Item>
      <Menu.Item onClick={() => onLook({ sort: { column, isDescending: true } })}>{say('sort_descending')}</Menu.Item>
      {sort !== null && <Menu.Item onClick={() => onLook({ sort: null })}>{say('sort_as_in_file')}</Menu.Item>}
      {left !== null && <Menu.Item onClick={() => onLook({ order: left })}>{say('move_left')}</Menu.Item>}
      {right !== null && <Menu.Item onClick={() => onLook({ order: right })}>{say('move_right')}</Menu.Item>}
      {!isFrozen && <Menu.Item onClick={() => onLook({ hidden: [...hidden, column] })}>{say('hide_column')}</Menu.Item>}
      {about !== undefined && help !== null && (
        <Menu.Item rightSection={keySigns('F1')} onClick={() => help.show(about)}>
          {say('help_about_field')}
        </Menu.Item>
      )}
      {hidden.length > 0 && (
        <Menu.Item onClick={() => onLook({ hidden: [] })}>
          {say('show_hidden_columns', { count: hidden.length })}
        </Menu.Item>
      )}
    </>
  )
}
