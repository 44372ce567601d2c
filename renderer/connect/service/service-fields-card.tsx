/**
 * By whose description the fields of the service are known: the operator's own document, kept on this computer, or the one that comes with
 * the application.
 */

import { Button, Group, Text } from '@mantine/core'
import { IconFileText, IconListSearch } from '@tabler/icons-react'
import { useState } from 'react'
import type { DescriptionEntry } from '../../../shared/ipc.ts'
import { issue } from '../../../shared/issue-words.ts'
import { say } from '../../../shared/messages/say.ts'
import { atMoment } from '../../../shared/messages/values.ts'
import type { Issue } from '../../../shared/result.ts'
import { FileDrop } from '../../components/dialogs/file-drop.tsx'
import { readFile } from '../../components/dialogs/read-file.ts'
import { Card } from '../../components/frame/card.tsx'
import { BusyState } from '../../components/frame/states.tsx'
import { IssueList } from '../../components/said/issue-list.tsx'
import { ToneBadge } from '../../components/said/tone-badge.tsx'
import { useConnection } from '../../queries/use-connection.ts'
import { useDeskAction } from '../../queries/use-desk-action.ts'
import classes from '../connect.module.css'
import { FieldsDialog } from './fields-dialog.tsx'

export function ServiceFieldsCard() {
  const { description, descriptions } = useConnection()
  const [isShown, setIsShown] = useState(false)
  /** What stands against the last file, or is left out of it. */
  const [said, setSaid] = useState<readonly Issue[]>([])
  const load = useDeskAction('loadDescription')
  const use = useDeskAction('useDescription')
  const forget = useDeskAction('forgetDescription')
  const isBusy = load.isBusy || use.isBusy || forget.isBusy

  const take = async (file: File): Promise<void> => {
    setSaid([])
    const bytes = await readFile(file)
    if (!bytes.ok) return setSaid(bytes.issues)
    const result = await load.run({ fileName: file.name, bytes: bytes.value })
    setSaid(result.ok ? result.value.remarks : result.issues)
  }
  const choose = async (id: string | null): Promise<void> => {
    setSaid([])
    const result = await use.run({ id })
    if (!result.ok) setSaid(result.issues)
  }
  const forgetOne = async (id: string): Promise<void> => {
    setSaid([])
    const result = await forget.run({ id })
    if (!result.ok) setSaid(result.issues)
  }

  return (
    <Card
      title={say('fields_of_service')}
      aside={<ToneBadge tone="good">{say(description === null ? 'the_usual_fields' : 'the_operators_own')}</ToneBadge>}
    >
      {description === null && <Text>{say('usual_fields_explained')}</Text>}
      <FileDrop
        className={classes.dropDescription}
        label={say('drop_description_here')}
        inputLabel={say('word_operators_document')}
        endings={endings}
        onFile={(file) => void take(file)}
        onReject={(rejections) => setSaid([notADescription(rejections[0]?.file)])}
      >
        {(openPicker) => (
          <Group>
            <Button
              variant="default"
              leftSection={<IconFileText size={18} aria-hidden="true" />}
              disabled={isBusy}
              onClick={openPicker}
            >
              {say(description === null ? 'load_description' : 'load_another_description')}
            </Button>
            <Button
              variant="default"
              leftSection={<IconListSearch size={18} aria-hidden="true" />}
              onClick={() => setIsShown(true)}
            >
              {say('show_all_fields')}
            </Button>
            <Text size="sm" c="dimmed">
              {say('description_drop_explained')}
            </Text>
          </Group>
        )}
      </FileDrop>
      {load.isBusy && <BusyState doing={say('reading_description')} />}
      {!load.isBusy && said.length > 0 && (
        <div className={classes.said}>
          <IssueList issues={said} isAnnounced />
        </div>
      )}
      {load.outcome !== null && description !== null && (
        <Text role="status" mt="xs">
          {say('fields_are_those_of', { description: nameOf(description) })}
        </Text>
      )}
      {descriptions.length > 0 && (
        <ul className={classes.saved} aria-label={say('descriptions_kept')}>
          <li>
            <div>
              <span className={classes.savedName}>{say('the_usual_fields')}</span>
              <Text component="span" c="dimmed">
                {say('usual_fields_come_with')}
              </Text>
            </div>
            {description === null ? (
              <ToneBadge tone="good">{say('in_use')}</ToneBadge>
            ) : (
              <Button
                variant="default"
                disabled={isBusy}
                aria-label={say('use_usual_fields')}
                onClick={() => choose(null)}
              >
                {say('use_description')}
              </Button>
            )}
          </li>
          {descriptions.map((one) => (
            <li key={one.id}>
              <div>
                <span className={classes.savedName}>{nameOf(one)}</span>
                <Text component="span" c="dimmed" title={one.id}>
                  {say('description_loaded', {
                    fileName: one.fileName,
                    moment: atMoment(one.loadedAt),
                  })}
                </Text>
              </div>
              {one.id === description?.id ? (
                <ToneBadge tone="good">{say('in_use')}</ToneBadge>
              ) : (
                <Group wrap="nowrap">
                  <Button
                    variant="default"
                    disabled={isBusy}
                    aria-label={say('use_named_description', { description: nameOf(one) })}
                    onClick={() => choose(one.id)}
                  >
                    {say('use_description')}
                  </Button>
                  <Button
                    variant="subtle"
                    color="gray"
                    disabled={isBusy}
                    aria-label={say('forget_named_description', { description: nameOf(one) })}
                    onClick={() => forgetOne(one.id)}
                  >
                    {say('forget_description')}
                  </Button>
                </Group>
              )}
            </li>
          ))}
        </ul>
      )}
      {isShown && <FieldsDialog description={description} onClose={() => setIsShown(false)} />}
    </Card>
  )
}

const endings = ['.yml', '.yaml', '.json']

const nameOf = ({ title, version, fileName }: DescriptionEntry): string =>
  [title === '' ? fileName : title, version].filter((part) => part !== '').join(', ')

const notADescription = (file: File | undefined): Issue =>
  issue('not_a_description_name', { fileName: file?.name ?? null })
