/** What the rows of a sheet are, in a sentence about this very file; and how the things they speak of are told apart. */
import { Group, MultiSelect, NativeSelect, Text } from '@mantine/core'
import type { Catalogue } from '../../shared/catalogue/catalogue.ts'
import type { RowsMeaning } from '../../shared/ipc.ts'
import { changeSheet, chooseAddress, chooseKey } from '../../shared/mapping/model/change-mapping.ts'
import { fieldPathOf } from '../../shared/mapping/model/field-path.ts'
import { filledFields } from '../../shared/mapping/model/fillings.ts'
import type { Mapping, SheetMapping } from '../../shared/mapping/model/mapping.ts'
import type { Message } from '../../shared/messages/message.ts'
import { say, sayValue } from '../../shared/messages/say.ts'
import { aThing, label, listed, thing } from '../../shared/messages/values.ts'
import { DecisionButton } from '../components/buttons/decision-button.tsx'
import { Card } from '../components/frame/card.tsx'
import { QueryBoundary } from '../components/frame/states.tsx'
import { hidden, Said } from '../components/said/said.tsx'
import { useCatalogue } from '../queries/open-project.tsx'
import { useDeskQuery } from '../queries/use-desk-query.ts'
import { SaidOfBlank } from './columns/blank-address.tsx'
import { floatingList } from './floating-lists.tsx'
import classes from './map.module.css'
import { innermostLevels, type RowLevel, rowLevels } from './row-levels.ts'
import type { ChangeMapping } from './use-mapping-draft.ts'

type RowsCardProps = { readonly sheet: SheetMapping; readonly mapping: Mapping; readonly onChange: ChangeMapping }

export function RowsCard({ sheet, mapping, onChange }: RowsCardProps) {
  const catalogue = useCatalogue()
  const meaning = useDeskQuery('describeRows', { sheet: sheet.sheet }, { keepsPrevious: true })
  const namelessCount = meaning.value?.namelessCount ?? 0
  const levels = rowLevels(catalogue, sheet)
  const set = (change: Partial<SheetMapping>) =>
    onChange((before) => changeSheet(before, sheet.sheet, (one) => withoutUndefined({ ...one, ...change })))
  return (
    <Card title={say('rows_of_sheet', { sheet: sheet.sheet })}>
      <QueryBoundary asked={meaning} doing={say('counting_rows')}>
        {(counted) => (
          <>
            <Text mb="sm" role="status">
              {sentence(sheet, levels, counted)} {sheet.eachRowIs === undefined && say('rows_with_same_values')}
            </Text>
            <AlikeRows
              count={counted.alikeCount}
              isSaid={counted.alikeHash === sheet.alikeOnce}
              levels={levels}
              onOnce={() => set({ alikeOnce: counted.alikeHash })}
              onEachRowIs={(eachRowIs) => set({ eachRowIs })}
            />
            {counted.rowCount > counted.accountCount && isAnswered(sheet, counted) && (
              <UntoldRows
                things={innermostLevels(levels).filter(({ path }) => areUntold(path, sheet, mapping, catalogue))}
                areSomeAlike={counted.alikeCount > 0}
                onEachRowIs={(eachRowIs) => set({ eachRowIs })}
                onToldByAll={(path) =>
                  onChange((before) => chooseKey(before, path, [...new Set(filledNames(path, sheet, catalogue))]))
                }
              />
            )}
          </>
        )}
      </QueryBoundary>
      <div className={classes.rowsChoices}>
        <NativeSelect
          label={say('each_row_is')}
          data={[
            { value: automatic, label: say('as_values_say') },
            ...levels.map(({ path, element }) => ({
              value: path === '' ? accountRow : path,
              label: say('one_of_its_own', { thing: aThing(element) }),
            })),
          ]}
          value={sheet.eachRowIs === undefined ? automatic : sheet.eachRowIs === '' ? accountRow : sheet.eachRowIs}
          onChange={(event) => {
            const chosen = event.currentTarget.value
            set({ eachRowIs: chosen === automatic ? undefined : chosen === accountRow ? '' : chosen })
          }}
        />
        {(sheet.blanksMean !== undefined || namelessCount > 0) && (
          <NativeSelect
            label={say('blank_number_means')}
            description={say('rows_without_number', { count: namelessCount })}
            data={[
              { value: automatic, label: say('blank_as_around') },
              { value: 'asAbove', label: say('blank_as_above') },
              { value: 'nothing', label: say('blank_is_missing') },
            ]}
            value={sheet.blanksMean ?? automatic}
            onChange={(event) => {
              const chosen = event.currentTarget.value
              set({ blanksMean: chosen === 'asAbove' || chosen === 'nothing' ? chosen : undefined })
            }}
          />
        )}
        {meaning.value?.blankAddresses.map((blank) => (
          <SaidOfBlank
            key={blank.address}
            blank={blank}
            said={mapping.addresses?.find(({ address }) => address === blank.address)?.whereBlank}
            onSay={(whereBlank) => onChange((before) => chooseAddress(before, blank.address, whereBlank))}
          />
        ))}
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
  /** That they count once. */
  readonly isSaid: boolean
  readonly levels: readonly RowLevel[]
  readonly onOnce: () => void
  readonly onEachRowIs: (path: string) => void
}

/** Two payments of one amount on a day, or one that was exported twice: nobody but the person knows. */
function AlikeRows({ count, isSaid, levels, onOnce, onEachRowIs }: AlikeRowsProps) {
  if (count === 0) return null
  if (isSaid) return <Text mb="sm">{say('rows_counted_once', { count })}</Text>
  const things = innermostLevels(levels)
  const areMany = things.length > 1
  return (
    <section className={classes.asked} aria-label={say('rows_alike')}>
      <Text>{say('rows_alike_count', { count })}</Text>
      <Group gap="xs">
        <DecisionButton about={`${count} once`} variant="default" size="sm" onClick={onOnce}>
          {say('rows_alike_once', { count })}
        </DecisionButton>
      </Group>
      <Group gap="xs">
        {areMany && <span aria-hidden="true">{say('rows_alike_each')}</span>}
        {things.map(({ path, element }) => (
          <DecisionButton about={path} key={path} variant="default" size="sm" onClick={() => onEachRowIs(path)}>
            {areMany ? (
              <Said of="rows_alike_thing" values={{ thing: aThing(element) }} marks={{ hidden }} />
            ) : (
              say('rows_alike_but_own', { thing: aThing(element) })
            )}
          </DecisionButton>
        ))}
      </Group>
    </section>
  )
}

/** Nothing else is to be said of its rows first. */
const isAnswered = ({ eachRowIs, alikeOnce }: SheetMapping, { alikeCount, alikeHash }: RowsMeaning): boolean =>
  eachRowIs === undefined && (alikeCount === 0 || alikeHash === alikeOnce)

/** Of what happens to an account again and again, and nothing fills what tells one time from the other. */
function areUntold(path: string, sheet: SheetMapping, mapping: Mapping, catalogue: Catalogue): boolean {
  const level = catalogue.level(path)
  const filled = new Set(filledFields(sheet).map(({ target }) => fieldPathOf(target)))
  const keys = level?.naturalKeys.flat().map((key) => `${path}.${key}`) ?? []
  return (
    level?.alikeAre === 'events' &&
    keys.length > 0 &&
    !keys.some((key) => filled.has(key)) &&
    mapping.keys?.some((key) => key.level === path) !== true
  )
}

type UntoldRowsProps = {
  readonly things: readonly RowLevel[]
  /** And it was said that they count once. */
  readonly areSomeAlike: boolean
  readonly onEachRowIs: (path: string) => void
  readonly onToldByAll: (path: string) => void
}

/** Payments without numbers: as the values say, all of an account would be one. */
const UntoldRows = ({ things, areSomeAlike, onEachRowIs, onToldByAll }: UntoldRowsProps) =>
  things.map(({ path, label: several, element }) => (
    <section key={path} className={classes.asked} aria-label={say('each_row_is')}>
      <Text>{say('rows_untold', { things: thing(several), thing: aThing(element) })}</Text>
      <Group gap="xs">
        <DecisionButton
          about={path}
          variant="default"
          size="sm"
          onClick={() => (areSomeAlike ? onToldByAll(path) : onEachRowIs(path))}
        >
          {areSomeAlike ? say('rows_untold_but_alike') : say('rows_untold_own', { thing: aThing(element) })}
        </DecisionButton>
      </Group>
    </section>
  ))

/** The fields of a thing that columns fill, by their names within it. */
const filledNames = (path: string, sheet: SheetMapping, catalogue: Catalogue): readonly string[] =>
  filledFields(sheet).flatMap(({ target }) => {
    const leaf = catalogue.leaf(fieldPathOf(target))
    return leaf?.levelPath === path ? [leaf.path.slice(path.length + 1)] : []
  })

type KeyChoiceProps = RowsCardProps & { readonly level: RowLevel }

/** Only fields that a column fills can tell things apart. */
function KeyChoice({ level: { path, label: things }, sheet, mapping, onChange }: KeyChoiceProps) {
  const catalogue = useCatalogue()
  const labelOf = (field: string) => label(catalogue.leaf(`${path}.${field}`)?.label ?? field)
  const chosen = mapping.keys?.find((key) => key.level === path)?.fields ?? []
  const known = new Set([...filledNames(path, sheet, catalogue), ...chosen])
  const usual = catalogue.level(path)?.naturalKeys[0] ?? []
  const unchosen =
    usual.length === 0
      ? say('told_apart_by_nothing')
      : say('told_apart_as_usual', { fields: listed(usual.map(labelOf)) })
  return (
    <MultiSelect
      comboboxProps={floatingList}
      label={say('things_told_apart_by', { things: label(things) })}
      placeholder={chosen.length > 0 ? '' : unchosen}
      title={chosen.length > 0 ? undefined : unchosen}
      data={[...known].map((value) => ({ value, label: sayValue(labelOf(value)) }))}
      value={[...chosen]}
      onChange={(fields) => onChange((before) => chooseKey(before, path, fields.length === 0 ? null : fields))}
      clearable
      clearButtonProps={{ 'aria-label': say('tell_apart_as_usual', { things: thing(things) }) }}
    />
  )
}

/** "Each row is a meter: 1,204 rows make 310 accounts." */
function sentence(sheet: SheetMapping, levels: readonly RowLevel[], { rowCount, accountCount }: RowsMeaning): string {
  const numbers: Message = { key: 'rows_make_accounts', facts: { rows: rowCount, accounts: accountCount } }
  const said = levels.find(({ path }) => path === sheet.eachRowIs)
  if (said !== undefined) return say('each_row_is_own', { thing: aThing(said.element), numbers })
  const inner = innermostLevels(levels).map(({ element }) => aThing(element))
  const things = inner.length === 0 ? null : listed(inner)
  if (rowCount === accountCount) return say('each_row_is_account', { things, numbers })
  return things === null ? say('each_row_is_about', { numbers }) : say('each_row_is_things', { things, numbers })
}

function withoutUndefined(sheet: SheetMapping): SheetMapping {
  return Object.fromEntries(Object.entries(sheet).filter(([, value]) => value !== undefined)) as SheetMapping
}
