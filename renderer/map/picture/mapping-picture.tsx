/** The mapping at a glance: columns on the left, the fields of an account on the right, lines between, and what has none. */
import { UnstyledButton } from '@mantine/core'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import type { Mapping } from '../../../shared/mapping/model/mapping.ts'
import { inTarget } from '../../../shared/mapping/model/target-label.ts'
import { isUnexplained } from '../../../shared/mapping/model/undecided-columns.ts'
import { type PlainKey, say } from '../../../shared/messages/say.ts'
import { listed } from '../../../shared/messages/values.ts'
import { columnLetters } from '../../../shared/sheet/sheet.ts'
import { hidden, Said } from '../../components/said/said.tsx'
import { ToneIcon } from '../../components/said/tone-badge.tsx'
import { useIncrementalRender } from '../../components/use-incremental-render.ts'
import { useCatalogue } from '../../queries/open-project.tsx'
import { useDeskQuery } from '../../queries/use-desk-query.ts'
import classes from './picture.module.css'
import { type FieldGroup, type PicturedField, pictureOf, type Source, type SourceGroup } from './picture-of.ts'
import { fromEnd, type Link, toEnd, useLines } from './use-lines.ts'

type Props = {
  readonly mapping: Mapping
  /** Leads to the line of a column or field in the table. */
  readonly onGo: (goal: string) => void
}

/** What the pointer or the focus is at. */
type Lit = { readonly from: string } | { readonly to: string } | null

/** As many columns as are drawn in one go. */
const atOnce = 60

export function MappingPicture({ mapping, onGo }: Props) {
  const catalogue = useCatalogue()
  const { sources, groups, unused } = useMemo(() => pictureOf(mapping, catalogue), [mapping, catalogue])
  const all = useMemo(() => sources.flatMap((group) => group.sources), [sources])
  const links = useMemo(
    () => all.flatMap(({ goal, targets }): Link[] => targets.map((target) => ({ from: goal, to: target }))),
    [all],
  )
  const drawn = useIncrementalRender(all.length, atOnce)
  const box = useRef<HTMLDivElement>(null)
  const lines = useLines(box, links)
  const [lit, setLit] = useState<Lit>(null)
  const isLit = (link: Link): boolean => lit !== null && ('from' in lit ? link.from === lit.from : link.to === lit.to)
  const titleOf = new Map(
    sources.flatMap((group) => group.sources.map((one) => [one.goal, placed(one, group)] as const)),
  )
  return (
    <>
      <Glance sources={sources} groups={groups} />
      <div className={classes.picture} ref={box} data-lit={lit !== null || undefined}>
        <div className={classes.list}>
          {sources.map((group, at) => (
            <SourceList
              key={group.sheet ?? ''}
              group={group}
              drawn={drawn - sum(sources.slice(0, at).map((one) => one.sources.length))}
              isLit={(goal) => links.some((link) => link.from === goal && isLit(link))}
              onLit={setLit}
              onGo={onGo}
            />
          ))}
        </div>
        <svg className={classes.lines} aria-hidden="true">
          {lines.map((line) => (
            <path key={`${line.from} ${line.to}`} d={line.path} data-lit={isLit(line) || undefined} />
          ))}
        </svg>
        <div className={classes.list}>
          {groups.map((group) => (
            <FieldList
              key={group.id}
              group={group}
              titleOf={titleOf}
              isLit={(target) => links.some((link) => link.to === target && isLit(link))}
              onLit={setLit}
              onGo={onGo}
            />
          ))}
          {unused.length > 0 && (
            <p className={classes.unused}>{say('nothing_filled_of', { things: listed(unused) })}</p>
          )}
        </div>
      </div>
    </>
  )
}

type SourceListProps = {
  readonly group: SourceGroup
  /** How many of them may be drawn by now. */
  readonly drawn: number
  readonly isLit: (goal: string) => boolean
  readonly onLit: (lit: Lit) => void
  readonly onGo: (goal: string) => void
}

function SourceList({ group: { sheet, sources }, drawn, isLit, onLit, onGo }: SourceListProps) {
  const catalogue = useCatalogue()
  const read = useDeskQuery('readColumns', { sheet: sheet ?? '' }, { keepsPrevious: true, isOn: sheet !== null })
  const known = new Map(read.value?.map((one) => [one.column, one]) ?? [])
  const stateOf = ({ targets, column }: Source): State => {
    if (targets.length > 0 || column === null) return 'filled'
    const about = known.get(column.column)
    return about !== undefined && about.filledCount > 0 && isUnexplained(column, about.suggestion) ? 'open' : 'out'
  }
  return (
    <Group label={sheet ?? say('constants_title')}>
      {sources.slice(0, Math.max(0, drawn)).map((source) => {
        const state = stateOf(source)
        return (
          <End
            key={source.goal}
            end={fromEnd(source.goal)}
            state={state}
            isLit={isLit(source.goal)}
            mark={source.column === null ? '' : columnLetters(source.column.column)}
            words={
              state === 'filled'
                ? say('pictured_fills', { fields: listed(source.targets.map((target) => inTarget(catalogue, target))) })
                : say(sourceWords[state])
            }
            onLit={(isOn) => onLit(isOn ? { from: source.goal } : null)}
            onPress={() => onGo(source.goal)}
          >
            {source.title}
          </End>
        )
      })}
    </Group>
  )
}

type FieldListProps = {
  readonly group: FieldGroup
  readonly titleOf: ReadonlyMap<string, string>
  readonly isLit: (target: string) => boolean
  readonly onLit: (lit: Lit) => void
  readonly onGo: (goal: string) => void
}

function FieldList({ group, titleOf, isLit, onLit, onGo }: FieldListProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { label, fields, unfilled } = group
  return (
    <Group label={label}>
      {[...fields, ...(isOpen ? unfilled : [])].map((field) => (
        <End
          key={field.target}
          end={toEnd(field.target)}
          state={fieldState(field)}
          isLit={isLit(field.target)}
          mark=""
          words={
            field.from.length > 0
              ? say('pictured_from', { columns: listed(field.from.map((goal) => titleOf.get(goal) ?? '')) })
              : say(field.isMissing ? 'field_needed' : 'field_without_column')
          }
          onLit={(isOn) => onLit(isOn ? { to: field.target } : null)}
          onPress={() => onGo(field.from[0] ?? field.target)}
        >
          {field.label}
        </End>
      ))}
      {unfilled.length > 0 && (
        <li>
          <UnstyledButton className={classes.more} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            <Said of="pictured_more" values={{ isOpen, count: unfilled.length, group: label }} marks={{ hidden }} />
          </UnstyledButton>
        </li>
      )}
    </Group>
  )
}

function Group({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <section className={classes.group} aria-label={label}>
      <h2 className={classes.label}>{label}</h2>
      <ul>{children}</ul>
    </section>
  )
}

type State = 'filled' | 'open' | 'out'

type EndProps = {
  readonly end: string
  readonly state: State
  readonly isLit: boolean
  /** The letters of a column. */
  readonly mark: string
  /** Where its lines lead, or why it has none: the same as the picture shows. */
  readonly words: string
  readonly onLit: (isOn: boolean) => void
  readonly onPress: () => void
  readonly children: string
}

function End({ end, state, isLit, mark, words, onLit, onPress, children }: EndProps) {
  return (
    <li>
      <UnstyledButton
        className={classes.end}
        data-end={end}
        data-state={state}
        data-lit={isLit || undefined}
        aria-label={[mark, say('pictured_end', { name: children, words })].join(' ').trim()}
        title={words}
        onClick={onPress}
        onMouseEnter={() => onLit(true)}
        onMouseLeave={() => onLit(false)}
        onFocus={() => onLit(true)}
        onBlur={() => onLit(false)}
      >
        {mark !== '' && <span className={classes.mark}>{mark}</span>} <span className={classes.name}>{children}</span>{' '}
        {state === 'open' && <ToneIcon tone="warning" size={16} />}
        {state !== 'filled' && <span className={classes.words}>{words}</span>}
      </UnstyledButton>
    </li>
  )
}

const fieldState = ({ from, isMissing }: PicturedField): State =>
  from.length > 0 ? 'filled' : isMissing ? 'open' : 'out'

const sourceWords = { open: 'pictured_undecided', out: 'column_not_used' } as const satisfies Record<
  Exclude<State, 'filled'>,
  PlainKey
>

const sum = (all: readonly number[]): number => all.reduce((one, other) => one + other, 0)

/** "column A “Account no” of “Customers”" */
const placed = ({ title, column }: Source, { sheet }: SourceGroup): string =>
  sheet === null
    ? say('pictured_constant')
    : say(column === null ? 'pictured_fact_of_sheet' : 'pictured_column_of_sheet', { title, sheet })

/** What the picture shows, in a sentence. */
function Glance({
  sources,
  groups,
}: {
  readonly sources: readonly SourceGroup[]
  readonly groups: readonly FieldGroup[]
}) {
  const columns = sources.flatMap((group) => group.sources.filter(({ column }) => column !== null))
  const fields = groups.flatMap((group) => group.fields)
  const left = columns.filter(({ targets }) => targets.length === 0).length
  const needed = fields.filter((field) => fieldState(field) === 'open').length
  const parts = [
    say('glance_filled', { fields: fields.length - needed, columns: columns.length - left }),
    ...(needed === 0 ? [] : [say('glance_needed', { count: needed })]),
    ...(left === 0 ? [] : [say('glance_left', { count: left })]),
  ]
  return <p className={classes.glance}>{parts.join(' · ')}</p>
}
