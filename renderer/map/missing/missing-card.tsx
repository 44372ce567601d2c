/** What is still missing before an account can be sent, and what it is hardly ever sent without, each with a column or one value for every account to be chosen for it. */
import { Button, Group, NativeSelect, Select, Text } from '@mantine/core'
import { type ReactNode, useMemo, useState } from 'react'
import type { Catalogue } from '../../../shared/catalogue/catalogue.ts'
import { alsoFill, chooseTarget, setConstant } from '../../../shared/mapping/model/change-mapping.ts'
import { targetsOf } from '../../../shared/mapping/model/fillings.ts'
import type { Mapping } from '../../../shared/mapping/model/mapping.ts'
import { inTarget, targetLabel, targetLevels } from '../../../shared/mapping/model/target-label.ts'
import { say, sayLabel, sayValue } from '../../../shared/messages/say.ts'
import { firstListed, label as labelOf, listed, thing } from '../../../shared/messages/values.ts'
import { columnLetters } from '../../../shared/sheet/sheet.ts'
import { Form } from '../../components/dialogs/form.tsx'
import { Card } from '../../components/frame/card.tsx'
import { Said } from '../../components/said/said.tsx'
import { ToneIcon } from '../../components/said/tone-badge.tsx'
import { aboutField } from '../../help/about.ts'
import { helpAbout } from '../../help/help-provider.tsx'
import { useCatalogue } from '../../queries/open-project.tsx'
import { columnTitles } from '../columns/column-titles.ts'
import { ConstantInput, useConstant } from '../constants/constant-input.tsx'
import { useElementKinds, withKind } from '../element-kinds.tsx'
import { floatingList } from '../floating-lists.tsx'
import { columnGoal } from '../map-goal.tsx'
import { elementSteps } from '../picture/picture-of.ts'
import type { ChangeMapping } from '../use-mapping-draft.ts'
import classes from './missing.module.css'
import { type MissingNeed, missingNeeds } from './missing-needs.ts'

type Props = { readonly mapping: Mapping; readonly onChange: ChangeMapping }

/** Shown before somebody asks for the others: the columns below are what one came for. */
const mostAtFirst = 3

export function MissingCard({ mapping, onChange }: Props) {
  const catalogue = useCatalogue()
  const needs = useMemo(() => missingNeeds(mapping, catalogue), [mapping, catalogue])
  return [false, true].map((isExpected) => (
    <NeedsCard
      key={String(isExpected)}
      isExpected={isExpected}
      needs={needs.filter((need) => need.isExpected === isExpected)}
      mapping={mapping}
      onChange={onChange}
    />
  ))
}

type NeedsProps = Props & { readonly isExpected: boolean; readonly needs: readonly MissingNeed[] }

function NeedsCard({ isExpected, needs, mapping, onChange }: NeedsProps) {
  const [isWhole, setIsWhole] = useState(false)
  if (needs.length === 0) return null
  const rest = isWhole ? 0 : needs.length - mostAtFirst
  return (
    <Card title={say(isExpected ? 'missing_expected' : 'missing_title')}>
      {isExpected && <Text size="sm">{say('missing_expected_help')}</Text>}
      {[...Map.groupBy(needs.slice(0, isWhole ? needs.length : mostAtFirst), ({ element }) => element)].map(
        ([element, lacking]) => (
          <ElementLacking key={element} element={element} needs={lacking} mapping={mapping} onChange={onChange} />
        ),
      )}
      {rest > 0 && (
        <Button size="compact-sm" variant="subtle" onClick={() => setIsWhole(true)}>
          {say('missing_more', { count: rest })}
        </Button>
      )}
    </Card>
  )
}

type LackingProps = Props & { readonly element: string; readonly needs: readonly MissingNeed[] }

function ElementLacking({ element, needs, mapping, onChange }: LackingProps) {
  const catalogue = useCatalogue()
  const kind = useElementKinds().get(element)
  const of = { isEach: isEach(element, catalogue), element: withKind(elementWords(element, catalogue), kind) }
  const because = needs[0]?.because ?? null
  return (
    <div className={classes.element}>
      <p className={classes.of}>
        <Said
          of="missing_of"
          values={{
            ...of,
            header: because === null ? null : because.header,
            field: because === null ? null : inTarget(catalogue, because.target),
          }}
          marks={{ strong }}
        />
      </p>
      <ul className={classes.needs} aria-label={say('missing_list_of', of)}>
        {needs.map((need) => (
          <Need key={need.targets.join(' ')} need={need} mapping={mapping} onChange={onChange} />
        ))}
      </ul>
    </div>
  )
}

function Need({ need, mapping, onChange }: Props & { readonly need: MissingNeed }) {
  const catalogue = useCatalogue()
  const [chosen, setChosen] = useState<string | null>(null)
  const [isSame, setIsSame] = useState(false)
  const target = chosen ?? need.targets[0] ?? ''
  const label = targetLabel(catalogue, target)
  const constant = useConstant(target, mapping)
  const help = sayLabel(need.help)
  return (
    <li className={classes.need} {...helpAbout(aboutField(target))}>
      <div className={classes.words}>
        <ToneIcon tone={need.isExpected ? 'warning' : 'error'} size={16} />
        <span>
          <Said
            of="missing_need"
            values={{
              need: needWords(need),
              field: need.where === null ? null : labelOf(need.where.label),
              values: need.where === null ? null : listed(need.where.values, 'or'),
              header: need.beside === null ? null : need.beside.header,
              filled: need.beside === null ? null : inTarget(catalogue, need.beside.target),
            }}
            marks={{ strong }}
          />
          {help !== '' && (
            <span className={classes.help} title={help}>
              {help}
            </span>
          )}
        </span>
      </div>
      <Group gap="xs" wrap="nowrap" align="flex-start">
        {need.targets.length > 1 && (
          <NativeSelect
            size="xs"
            aria-label={say('field_for_need', { need: needWords(need) })}
            data={need.targets.map((value) => ({ value, label: targetLabel(catalogue, value) }))}
            value={target}
            onChange={(event) => setChosen(event.currentTarget.value)}
          />
        )}
        {isSame ? (
          <Form
            className={classes.same}
            onSubmit={() => {
              if (constant.canBeUsed) onChange((before) => setConstant(before, { target, value: constant.value }))
            }}
          >
            <ConstantInput label={say('constant_of_field', { field: label })} constant={constant} takesFocus />
            <Button type="submit" size="xs" disabled={!constant.canBeUsed}>
              {say('use_constant')}
            </Button>
          </Form>
        ) : (
          <>
            <Select
              size="xs"
              className={classes.column ?? ''}
              comboboxProps={{ ...floatingList, width: 'max-content' }}
              searchable
              selectFirstOptionOnChange
              nothingFoundMessage={say('no_column_found')}
              aria-label={say('column_for_field', { field: label })}
              placeholder={say('choose_column')}
              data={columnsOffered(mapping, catalogue)}
              value={null}
              onChange={(goal) => goal !== null && onChange((before) => withColumn(before, catalogue, goal, target))}
            />
            {target !== catalogue.accountKey && (
              <Button
                size="xs"
                variant="default"
                aria-label={say('words_about', { words: say('same_for_all_rows'), about: label })}
                onClick={() => setIsSame(true)}
              >
                {say('same_for_all_rows')}
              </Button>
            )}
          </>
        )}
      </Group>
    </li>
  )
}

const namesAtOnce = 3

/** "Surname", "One of Body and Documents" */
function needWords({ labels }: MissingNeed): string {
  if (labels.length === 1) return sayLabel(labels[0] ?? '')
  return say('missing_one_of', { fields: firstListed(labels.map(labelOf), namesAtOnce) })
}

const isEach = (element: string, catalogue: Catalogue): boolean =>
  element === '' || targetLevels(catalogue, `${element}.x`).at(-1)?.selector.by === 'row'

/** "customer 2", "supply address › meter" */
const elementWords = (element: string, catalogue: Catalogue): string =>
  elementSteps(catalogue, element)
    .map(({ label, number }) => [sayValue(thing(label)), number ?? ''].join(' ').trim())
    .join(' › ')

const strong = (words: ReactNode) => <strong>{words}</strong>

/** By sheet; those that fill nothing come first, because the others go on filling what they fill. */
function columnsOffered({ sheets }: Mapping, catalogue: Catalogue) {
  return sheets
    .filter(({ isIncluded }) => isIncluded)
    .map(({ sheet, columns }) => {
      const titles = columnTitles(columns)
      const whole = columns.filter(({ split }) => split === undefined)
      const isFree = (one: (typeof whole)[number]): boolean => targetsOf(one).length === 0
      return {
        group: sheet,
        items: [...whole.filter(isFree), ...whole.filter((one) => !isFree(one))].map((one) => {
          const [fills] = targetsOf(one)
          return {
            value: columnGoal({ sheet, column: one.column }),
            label: say('column_offered', {
              letters: columnLetters(one.column),
              column: titles.get(one.column) ?? one.header,
              fills: fills === undefined ? null : inTarget(catalogue, fills),
            }),
          }
        }),
      }
    })
}

function withColumn(mapping: Mapping, catalogue: Catalogue, goal: string, target: string): Mapping {
  const places = mapping.sheets.flatMap(({ sheet, columns }) =>
    columns.map((one) => ({ place: { sheet, column: one.column }, isFree: targetsOf(one).length === 0 })),
  )
  const found = places.find(({ place }) => columnGoal(place) === goal)
  if (found === undefined) return mapping
  const { place, isFree } = found
  return isFree ? chooseTarget(catalogue, mapping, place, target) : alsoFill(catalogue, mapping, place, target)
}
