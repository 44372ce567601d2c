/** What the sheet itself tells beside its cells, as two more columns: its name, and the number of each row. */
import { Table } from '@mantine/core'
import { changeSheet } from '../../shared/mapping/change-mapping.ts'
import { type SheetFact, type SheetMapping, sheetFacts } from '../../shared/mapping/mapping.ts'
import { ElementChoices } from './element-choices.tsx'
import classes from './map.module.css'
import { FieldPicker } from './picker/field-picker.tsx'
import type { ChangeMapping } from './use-mapping-draft.ts'

type FactRowsProps = { readonly sheet: SheetMapping; readonly onChange: ChangeMapping }

const factWords: Record<SheetFact, { readonly name: string; readonly sample: (sheet: SheetMapping) => string }> = {
  rowNumber: { name: 'Row number', sample: ({ firstDataRow }) => `${firstDataRow} · ${firstDataRow + 1} · …` },
  sheetName: { name: 'Sheet name', sample: ({ sheet }) => sheet },
}

export function FactRows({ sheet, onChange }: FactRowsProps) {
  return sheetFacts.map((fact) => {
    const { name, sample } = factWords[fact]
    const target = sheet.facts?.find((one) => one.fact === fact)?.target ?? null
    const setTarget = (chosen: string | null) =>
      onChange((mapping) => changeSheet(mapping, sheet.sheet, (one) => withFact(one, fact, chosen)))
    return (
      <Table.Tr key={fact}>
        <Table.Th scope="row" className={classes.columnHead}>
          <div className={classes.columnName}>
            <span className={classes.letters} />
            <span className={classes.factName}>{name}</span>
          </div>
          <span className={classes.samples}>{sample(sheet)}</span>
        </Table.Th>
        <Table.Td className={classes.columnField}>
          <div className={classes.choice}>
            <FieldPicker
              label={`Field for the ${name.toLowerCase()}`}
              target={target}
              onTarget={setTarget}
              noneLabel="Not needed"
            />
            {target !== null && <ElementChoices open="this row’s" label={name} target={target} onTarget={setTarget} />}
          </div>
        </Table.Td>
      </Table.Tr>
    )
  })
}

function withFact(sheet: SheetMapping, fact: SheetFact, target: string | null): SheetMapping {
  const { facts = [], ...rest } = sheet
  const others = facts.filter((one) => one.fact !== fact)
  const kept = target === null ? others : [...others, { fact, target }]
  return kept.length === 0 ? rest : { ...rest, facts: kept }
}
