/** One mapping before it is put to use: what of it fits the open file, and what does not. */
import { Button, Group, TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { MadeOn, MappingComparison, ProjectState } from '../../../shared/ipc.ts'
import { say } from '../../../shared/messages/say.ts'
import type { Issue } from '../../../shared/result.ts'
import { DecisionButton } from '../../components/buttons/decision-button.tsx'
import { takeFocus } from '../../components/focus.ts'
import { BusyState } from '../../components/frame/states.tsx'
import { IssueList } from '../../components/said/issue-list.tsx'
import { useDesk } from '../../queries/desk-context.tsx'
import { issuesOf } from '../../queries/issues-error.ts'
import { useDeskAction } from '../../queries/use-desk-action.ts'
import { Comparison } from './comparison.tsx'
import type { ChosenFile } from './from-file.tsx'
import classes from './saved.module.css'

/** One mapping held against the open file, before anything changes. */
export type Chosen =
  | { readonly from: 'saved'; readonly name: string }
  | { readonly from: 'file'; readonly file: ChosenFile }

type ChosenMappingProps = {
  readonly chosen: Chosen
  readonly onFlush: () => Promise<MadeOn | null>
  readonly onBack: () => void
  readonly onUsed: (project: ProjectState) => void
}

type Compared =
  | { readonly state: 'busy' }
  | { readonly state: 'refused'; readonly issues: readonly Issue[] }
  | { readonly state: 'done'; readonly comparison: MappingComparison }

export function ChosenMapping({ chosen, onFlush, onBack, onUsed }: ChosenMappingProps) {
  const compared = useComparison(chosen)
  switch (compared.state) {
    case 'busy':
      return <BusyState doing={say('comparing_mapping')} />
    case 'refused':
      return (
        <>
          <IssueList issues={compared.issues} isAnnounced />
          <Group justify="flex-end" mt="md">
            <Button ref={takeFocus} variant="default" onClick={onBack}>
              {say('choose_another_mapping')}
            </Button>
          </Group>
        </>
      )
    case 'done':
      return (
        <Usable comparison={compared.comparison} chosen={chosen} onFlush={onFlush} onBack={onBack} onUsed={onUsed} />
      )
  }
}

function useComparison(chosen: Chosen): Compared {
  const desk = useDesk()
  const [compared, setCompared] = useState<Compared>({ state: 'busy' })
  useEffect(() => {
    let isHere = true
    const asked =
      chosen.from === 'saved' ? desk.compareSavedMapping({ name: chosen.name }) : desk.compareMappingFile(chosen.file)
    asked.then(
      (result) => {
        if (!isHere) return
        if (result.ok) setCompared({ state: 'done', comparison: result.value })
        else setCompared({ state: 'refused', issues: result.issues })
      },
      (error: unknown) => isHere && setCompared({ state: 'refused', issues: issuesOf(error) }),
    )
    return () => {
      isHere = false
    }
  }, [desk, chosen])
  return compared
}

type UsableProps = ChosenMappingProps & { readonly comparison: MappingComparison }

function Usable({ chosen, comparison, onFlush, onBack, onUsed }: UsableProps) {
  const [name, setName] = useState(comparison.name)
  const keep = useDeskAction('importMappingFile')
  const use = useDeskAction('useSavedMapping')
  const failed = [...keep.issues, ...use.issues]
  /** A mapping from a file is kept with the others: the next file of the kind will need it too. */
  const keepFile = async (): Promise<boolean> => {
    if (chosen.from === 'saved') return true
    const kept = await keep.run({ ...chosen.file, name: name.trim() })
    return kept.ok
  }
  const useIt = async () => {
    const seen = await onFlush()
    if (seen === null || !(await keepFile())) return
    const used = await use.run({ name: chosen.from === 'saved' ? chosen.name : name.trim(), ...seen })
    if (used.ok) onUsed(used.value)
  }
  return (
    <div className={classes.chosen}>
      {chosen.from === 'file' ? (
        <TextInput
          label={say('keep_mapping_as')}
          description={say('keep_mapping_as_help')}
          value={name}
          maxLength={100}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      ) : (
        <span className={classes.name}>{comparison.name}</span>
      )}
      <Comparison comparison={comparison} />
      <IssueList issues={failed} isAnnounced />
      <Group justify="flex-end">
        <Button ref={takeFocus} variant="default" onClick={onBack}>
          {say('back')}
        </Button>
        {chosen.from === 'file' && (
          <Button
            variant="default"
            disabled={name.trim() === ''}
            loading={keep.isBusy}
            onClick={async () => {
              if (await keepFile()) onBack()
            }}
          >
            {say('keep_mapping_for_later')}
          </Button>
        )}
        <DecisionButton about="use" disabled={name.trim() === ''} loading={use.isBusy} onClick={useIt}>
          {say(comparison.differences.length === 0 ? 'use_mapping' : 'use_what_fits')}
        </DecisionButton>
      </Group>
    </div>
  )
}
