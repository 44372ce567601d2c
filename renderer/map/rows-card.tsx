/** What the rows of a sheet are, in a sentence about this very file; and how the things they speak of are told apart. */
import { Group, MultiSelect, NativeSelect, Text } from '@mantine/core'
import type { RowsMeaning } from '../../shared/ipc.ts'
import { changeSheet, chooseKey } from '../../shared/mapping/model/change-mapping.ts'
import { fieldPathOf } from '../../shared/mapping/model/field-path.ts'
import { filledFields } from '../../shared/mapping/model/fillings.ts'
import type { Mapping, SheetMapping } from '../../shared/mapping/model/mapping.ts'
import { listed, withArticle } from '../../shared/words/phrases.ts'
import { useCatalogue } from '../asking/open-project.tsx'
import { useDeskQuery } from '../asking/use-desk-query.ts'
import { Card } from '../parts/card.tsx'
import { DecisionButton } from '../parts/decision-button.tsx'
import { Answer } from '../parts/states.tsx'
import { chooseForm, nouns, showCount } from '../words/counting.ts'
import { floatingList } from './floating-lists.tsx'
import classes from './map.module.css'
import { innermostLevels, type RowLevel, rowLevels } from './row-levels.ts'
import type { ChangeMapping } from './use-mapping-draft.ts'

type RowsCardProps = { readonly sheet: SheetMapping; readonly mapping: Mapping; readonly onChange: ChangeMapping }

export function RowsCard({ sheet, mapping, onChange }: RowsCardProps) {
  const catalogue = useCatalogue()
  const meaning = useDeskQuery('describeRows', { sheet: sheet.sheet }, { keepsPrevious: true })
  const levels = rowLevels(catalogue, sheet)
  const set = (change: Partial<SheetMapping>) =>
    onChange((before) => changeSheet(before, sheet.sheet, (one) => withoutUndefined({ ...one, ...change })))
  return (
    <Card title={`Rows of ${sheet.sheet}`}>
      <Answer asked={meaning} doing="Counting the rows">
        {(counted) => (
          <>
            <Text mb="sm" role="status">
              {sentence(sheet, levels, counted)}{' '}
              {sheet.eachRowIs === undefined && 'Rows with the same values below speak of the same thing.'}
            </Text>
            <AlikeRows count={counted.alikeCount} levels={levels} onEachRowIs={(eachRowIs) => set({ eachRowIs })} />
          </>
        )}
      </Answer>
      <div className={classes.rowsChoices}>
        <NativeSelect
          label="Each row is"
          data={[
            { value: automatic, label: 'as the values say' },
            ...levels.map(({ path, element }) => ({
              value: path === '' ? accountRow : path,
              label: `${withArticle(element)} of its own`,
            })),
          ]}
          value={sheet.eachRowIs === undefined ? automatic : sheet.eachRowIs === '' ? accountRow : sheet.eachRowIs}
          onChange={(event) => {
            const chosen = event.currentTarget.value
            set({ eachRowIs: chosen === automatic ? undefined : chosen === accountRow ? '' : chosen })
          }}
        />
        <NativeSelect
          label="A blank account number means"
          data={[
            { value: automatic, label: 'what the rows around it say' },
            { value: 'asAbove', label: 'the same as in the row above' },
            { value: 'nothing', label: 'that it is missing' },
          ]}
          value={sheet.blanksMean ?? automatic}
          onChange={(event) => {
            const chosen = event.currentTarget.value
            set({ blanksMean: chosen === 'asAbove' || chosen === 'nothing' ? chosen : undefined })
          }}
        />
        {levels
          .filter(({ path }) => path !== '')
          .map((level) => (
            <KeyChoice key={level.path} level={level} sheet={sheet} mapping={mapping} onChange={onChange} />
          ))}
      </div>
    </Card>
  )
}

const automatic = 'automatic'
const accountRow = 'account'

type AlikeRowsProps = {
  readonly count: number
  readonly levels: readonly RowLevel[]
  readonly onEachRowIs: (path: string) => void
}

/** Two payments of one amount on a day, or one that was exported twice: nobody but the person knows. */
function AlikeRows({ count, levels, onEachRowIs }: AlikeRowsProps) {
  if (count === 0) return null
  return (
    <section className={classes.alikeRows} aria-label="Rows that say the same">
      <Text>
        {showCount(count, nouns.row)} say the same as another row of their account. Rows that are alike count once,
        which is right where a row was exported twice.
      </Text>
      <Group gap="xs">
        {innermostLevels(levels).map(({ path, element }) => (
          <DecisionButton about={path} key={path} variant="default" size="sm" onClick={() => onEachRowIs(path)}>
            No, each row is {withArticle(element)} of its own
          </DecisionButton>
        ))}
      </Group>
    </section>
  )
}

type KeyChoiceProps = RowsCardProps & { readonly level: RowLevel }

/** Only fields that a column fills can tell things apart. */
function KeyChoice({ level: { path, label }, sheet, mapping, onChange }: KeyChoiceProps) {
  const catalogue = useCatalogue()
  const chosen = mapping.keys?.find((key) => key.level === path)?.fields ?? []
  const filled = filledFields(sheet)
    .map(({ target }) => catalogue.leaf(fieldPathOf(target)))
    .flatMap((leaf) =>
      leaf?.levelPath === path ? [{ value: leaf.path.slice(path.length + 1), label: leaf.label }] : [],
    )
  const known = new Map(filled.map((one) => [one.value, one]))
  for (const value of chosen) {
    const label = catalogue.leaf(`${path}.${value}`)?.label ?? value
    if (!known.has(value)) known.set(value, { value, label })
  }
  const usual = catalogue.level(path)?.naturalKeys[0] ?? []
  const usualLabels = usual.map((field) => catalogue.leaf(`${path}.${field}`)?.label ?? field)
  return (
    <MultiSelect
      comboboxProps={floatingList}
      label={`${label} are told apart by`}
      placeholder={
        chosen.length === 0 ? (usualLabels.length === 0 ? 'their order' : `as usual: ${listed(usualLabels)}`) : ''
      }
      data={[...known.values()]}
      value={[...chosen]}
      onChange={(fields) => onChange((before) => chooseKey(before, path, fields.length === 0 ? null : fields))}
      clearable
      clearButtonProps={{ 'aria-label': `Tell ${label.toLowerCase()} apart as usual` }}
    />
  )
}

/** "Each row is a meter: 1,204 rows make 310 accounts." */
function sentence(sheet: SheetMapping, levels: readonly RowLevel[], { rowCount, accountCount }: RowsMeaning): string {
  const numbers = `${showCount(rowCount, nouns.row)} ${chooseForm(rowCount, 'makes', 'make')} ${showCount(accountCount, nouns.account)}.`
  const said = levels.find(({ path }) => path === sheet.eachRowIs)
  if (said !== undefined) return `Each row is ${withArticle(said.element)} of its own: ${numbers}`
  const inner = innermostLevels(levels)
  if (rowCount === accountCount && inner.every(({ path }) => path !== '')) {
    const things = inner.map(({ element }) => withArticle(element))
    return `Each row is an account${things.length === 0 ? '' : ` with ${listed(things)}`}: ${numbers}`
  }
  const things = inner.map(({ element }) => withArticle(element))
  return things.length === 0 ? `Each row is about an account: ${numbers}` : `Each row is ${listed(things)}: ${numbers}`
}

function withoutUndefined(sheet: SheetMapping): SheetMapping {
  return Object.fromEntries(Object.entries(sheet).filter(([, value]) => value !== undefined)) as SheetMapping
}
