/** What the sheet itself tells beside its cells, as two more columns: its name, and the number of each row. */
import { Table } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { changeSheet } from '../../../shared/mapping/model/change-mapping.ts'
import { type SheetFact, type SheetMapping, sheetFacts } from '../../../shared/mapping/model/mapping.ts'
import { isFactOpen } from '../../../shared/mapping/model/undecided-columns.ts'
import { type PlainKey, say } from '../../../shared/messages/say.ts'
import { DecisionButton } from '../../components/buttons/decision-button.tsx'
import { ToneIcon } from '../../components/said/tone-badge.tsx'
import { useCatalogue } from '../../queries/open-project.tsx'
import { ElementChoices } from '../element-choices.tsx'
import classes from '../map.module.css'
import { goalMark } from '../map-goal.tsx'
import { FieldPicker } from '../picker/field-picker.tsx'
import { targetsQuoted } from '../targets-quoted.ts'
import type { ChangeMapping } from '../use-mapping-draft.ts'

type FactRowsProps = { readonly sheet: SheetMapping; readonly onChange: ChangeMapping }

type FactWords = {
  readonly name: PlainKey
  readonly field: PlainKey
  readonly sample: (sheet: SheetMapping) => string
}

const factWords = {
  rowNumber: {
    ...{ name: 'fact_row_number', field: 'field_for_row_number' },
    sample: ({ firstDataRow }) => `${firstDataRow} · ${firstDataRow + 1} · …`,
  },
  sheetName: { name: 'fact_sheet_name', field: 'field_for_sheet_name', sample: ({ sheet }) => sheet },
} as const satisfies Record<SheetFact, FactWords>

export function FactRows({ sheet, onChange }: FactRowsProps) {
  const catalogue = useCatalogue()
  return sheetFacts.map((fact) => {
    const { field, sample } = factWords[fact]
    const name = say(factWords[fact].name)
    const mapped = sheet.facts?.find((one) => one.fact === fact)
    const { target = null, reading } = mapped ?? {}
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
            <FieldPicker label={say(field)} target={target} onTarget={setTarget} noneLabel={say('fact_not_needed')} />
            {target !== null && <ElementChoices open="ofRow" label={name} target={target} onTarget={setTarget} />}
          </div>
          {mapped !== undefined && isFactOpen(mapped) && (
            <div className={classes.about}>
              <p className={`${classes.said} ${classes.warning}`}>
                <ToneIcon tone="warning" size={16} />
                <span>
                  {say('guess_from_sheet_name', {
                    value: reading?.translations?.[0]?.to ?? sheet.sheet,
                    field: targetsQuoted(catalogue, target === null ? [] : [target]),
                  })}
                </span>
              </p>
              <span className={classes.actions}>
                <DecisionButton
                  about={sheet.sheet}
                  size="compact-xs"
                  variant="subtle"
                  leftSection={<IconCheck size={14} aria-hidden="true" />}
                  aria-label={say('words_about', { words: say('this_is_right'), about: name })}
                  onClick={settle}
                >
                  {say('this_is_right')}
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
