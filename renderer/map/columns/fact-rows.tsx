/** What the sheet itself tells beside its cells, as two more columns: its name, and the number of each row. */
import { Table } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { changeSheet } from '../../../shared/mapping/model/change-mapping.ts'
import { type SheetFact, type SheetMapping, sheetFacts } from '../../../shared/mapping/model/mapping.ts'
import { DecisionButton } from '../../parts/decision-button.tsx'
import { ToneIcon } from '../../parts/tone-badge.tsx'
import { ElementChoices } from '../element-choices.tsx'
import classes from '../map.module.css'
import { goalMark } from '../map-goal.tsx'
import { FieldPicker } from '../picker/field-picker.tsx'
import type { ChangeMapping } from '../use-mapping-draft.ts'

type FactRowsProps = { readonly sheet: SheetMapping; readonly onChange: ChangeMapping }

const factWords: Record<SheetFact, { readonly name: string; readonly sample: (sheet: SheetMapping) => string }> = {
  rowNumber: { name: 'Row number', sample: ({ firstDataRow }) => `${firstDataRow} · ${firstDataRow + 1} · …` },
  sheetName: { name: 'Sheet name', sample: ({ sheet }) => sheet },
}

export function FactRows({ sheet, onChange }: FactRowsProps) {
  return sheetFacts.map((fact) => {
    const { name, sample } = factWords[fact]
    const { target = null, isUnasked = false, reading } = sheet.facts?.find((one) => one.fact === fact) ?? {}
    const setTarget = (chosen: string | null) =>
      onChange((mapping) => changeSheet(mapping, sheet.sheet, (one) => withFact(one, fact, chosen)))
    const settle = () => onChange((mapping) => changeSheet(mapping, sheet.sheet, (one) => withSettled(one, fact)))
    return (
      <Table.Tr key={fact} {...goalMark(...(target === null ? [] : [target]))}>
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
            {target !== null && <ElementChoices open="ofRow" label={name} target={target} onTarget={setTarget} />}
          </div>
          {isUnasked && (
            <div className={classes.about}>
              <p className={`${classes.said} ${classes.warning}`}>
                <ToneIcon tone="warning" size={16} />
                <span>
                  A guess from the sheet’s name, please look: “{reading?.translations?.[0]?.to ?? sheet.sheet}” is sent
                  for all of its rows.
                </span>
              </p>
              <span className={classes.actions}>
                <DecisionButton
                  about={sheet.sheet}
                  size="compact-xs"
                  variant="subtle"
                  leftSection={<IconCheck size={14} aria-hidden="true" />}
                  aria-label={`This is right: ${name}`}
                  onClick={settle}
                >
                  This is right
                </DecisionButton>
              </span>
            </div>
          )}
        </Table.Td>
      </Table.Tr>
    )
  })
}

const withSettled = ({ facts = [], ...sheet }: SheetMapping, fact: SheetFact): SheetMapping => ({
  ...sheet,
  facts: facts.map(({ isUnasked, ...one }) => (one.fact === fact || isUnasked !== true ? one : { ...one, isUnasked })),
})

function withFact(sheet: SheetMapping, fact: SheetFact, target: string | null): SheetMapping {
  const { facts = [], ...rest } = sheet
  const others = facts.filter((one) => one.fact !== fact)
  const kept = target === null ? others : [...others, { fact, target }]
  return kept.length === 0 ? rest : { ...rest, facts: kept }
}
