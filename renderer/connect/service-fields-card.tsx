/**
 * By whose description the fields of the service are known: the operator's own document, kept on this computer, or the one that comes with
 * the application.
 */
import { Button, Group, Text, VisuallyHidden } from '@mantine/core'
import { IconFileText, IconListSearch } from '@tabler/icons-react'
import { useState } from 'react'
import type { ConnectionStatus, DescriptionEntry } from '../../shared/ipc.ts'
import { issue } from '../../shared/issue-words.ts'
import type { Issue } from '../../shared/result.ts'
import { useDeskAction } from '../asking/use-desk-action.ts'
import { Card } from '../parts/card.tsx'
import { FileDrop } from '../parts/file-drop.tsx'
import { IssueList } from '../parts/issue-list.tsx'
import { readFile } from '../parts/read-file.ts'
import { BusyState } from '../parts/states.tsx'
import { ToneBadge } from '../parts/tone-badge.tsx'
import { showMoment } from '../words/moments.ts'
import classes from './connect.module.css'
import { FieldsDialog } from './fields-dialog.tsx'

type Props = {
  readonly connection: ConnectionStatus
  readonly onConnection: (connection: ConnectionStatus) => void
}

export function ServiceFieldsCard({ connection, onConnection }: Props) {
  const { description, descriptions } = connection
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
    if (!result.ok) return setSaid(result.issues)
    setSaid(result.value.remarks)
    onConnection(result.value.connection)
  }
  const choose = async (id: string | null): Promise<void> => {
    setSaid([])
    const result = await use.run({ id })
    if (result.ok) onConnection(result.value)
    else setSaid(result.issues)
  }
  const forgetOne = async (id: string): Promise<void> => {
    setSaid([])
    const result = await forget.run({ id })
    if (result.ok) onConnection(result.value)
    else setSaid(result.issues)
  }

  return (
    <Card
      title="The fields of the service"
      aside={<ToneBadge tone="good">{description === null ? 'The usual fields' : 'The operator’s own'}</ToneBadge>}
    >
      {description === null && (
        <Text>
          The application knows the usual fields of such a service. Operators differ: if yours has published a
          description of its service (an OpenAPI document), load it here. Then fields, rules, help and the empty
          template are exactly those of that operator. Nothing is fetched from anywhere, and it works without a
          connection.
        </Text>
      )}
      <FileDrop
        className={classes.dropDescription}
        label="Drop the description of the service here"
        inputLabel="Description of the service"
        accept={accept}
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
              {description === null ? 'Load the operator’s description…' : 'Load another description…'}
            </Button>
            <Button
              variant="default"
              leftSection={<IconListSearch size={18} aria-hidden="true" />}
              onClick={() => setIsShown(true)}
            >
              Show all fields…
            </Button>
            <Text size="sm" c="dimmed">
              You can also drop the file here: .yml, .yaml or .json
            </Text>
          </Group>
        )}
      </FileDrop>
      {load.isBusy && <BusyState doing="Reading the description" />}
      {!load.isBusy && said.length > 0 && (
        <div className={classes.said}>
          <IssueList issues={said} isAnnounced />
        </div>
      )}
      {load.progress.state === 'done' && description !== null && (
        <Text role="status" mt="xs">
          The fields are those of {nameOf(description)} now.
        </Text>
      )}
      {descriptions.length > 0 && (
        <ul className={classes.saved} aria-label="Descriptions kept on this computer">
          <li>
            <div>
              <span className={classes.savedName}>The usual fields</span>
              <Text component="span" c="dimmed">
                They come with the application.
              </Text>
            </div>
            {description === null ? (
              <ToneBadge tone="good">In use</ToneBadge>
            ) : (
              <Button variant="default" disabled={isBusy} onClick={() => choose(null)}>
                Use<VisuallyHidden>&nbsp;the usual fields</VisuallyHidden>
              </Button>
            )}
          </li>
          {descriptions.map((one) => (
            <li key={one.id}>
              <div>
                <span className={classes.savedName}>{nameOf(one)}</span>
                <Text component="span" c="dimmed">
                  {one.fileName}, loaded {showMoment(one.loadedAt)}, fingerprint {one.id.slice(0, fingerprintLength)}
                </Text>
              </div>
              {one.id === description?.id ? (
                <ToneBadge tone="good">In use</ToneBadge>
              ) : (
                <Group wrap="nowrap">
                  <Button variant="default" disabled={isBusy} onClick={() => choose(one.id)}>
                    Use<VisuallyHidden>&nbsp;{nameOf(one)}</VisuallyHidden>
                  </Button>
                  <Button variant="subtle" color="gray" disabled={isBusy} onClick={() => forgetOne(one.id)}>
                    Forget<VisuallyHidden>&nbsp;{nameOf(one)}</VisuallyHidden>
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

/** As a person compares it with somebody else's. */
const fingerprintLength = 12

const accept = { 'application/x-migration-desk-description': ['.yml', '.yaml', '.json'] }

const nameOf = ({ title, version, fileName }: DescriptionEntry): string =>
  [title === '' ? fileName : title, version].filter((part) => part !== '').join(', ')

const notADescription = (file: File | undefined): Issue =>
  issue('not_a_description_name', { fileName: file?.name ?? null })
