/** Exactly what would be sent, for whoever wants to see it. */
import { Button, Collapse, Textarea, UnstyledButton } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { IconChevronDown, IconChevronRight, IconCopy } from '@tabler/icons-react'
import { useId, useState } from 'react'
import type { AccountDetail } from '../../shared/ipc.ts'
import classes from './create.module.css'

export function PayloadView({ payload }: Pick<AccountDetail, 'payload'>) {
  const [isOpen, setIsOpen] = useState(false)
  const panelId = useId()
  const clipboard = useClipboard()
  const text = JSON.stringify(payload, null, 2)
  const Chevron = isOpen ? IconChevronDown : IconChevronRight
  return (
    <section className={classes.payload}>
      <UnstyledButton
        className={classes.fold}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Chevron size={18} aria-hidden="true" />
        For technical helpers: exactly what is sent
      </UnstyledButton>
      <Collapse expanded={isOpen} id={panelId} keepMounted={false}>
        <div className={classes.payloadTools}>
          <Button
            variant="default"
            size="compact-md"
            leftSection={<IconCopy size={16} aria-hidden="true" />}
            onClick={() => clipboard.copy(text)}
          >
            Copy
          </Button>
          <span role="status">
            {clipboard.copied && 'Copied.'}
            {clipboard.error !== null && 'It could not be copied. Select the text and copy it yourself.'}
          </span>
        </div>
        <Textarea
          readOnly
          autosize
          maxRows={20}
          aria-label="What is sent, as JSON"
          classNames={{ input: classes.code }}
          value={text}
        />
      </Collapse>
    </section>
  )
}
