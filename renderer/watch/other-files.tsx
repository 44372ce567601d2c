/** What else can be taken away from here as files: who did what, and a file for whoever helps. */
import { say } from '../../shared/messages/say.ts'
import { SaveButton, SavedMessage, useSaving } from '../components/buttons/save-button.tsx'
import { Card } from '../components/frame/card.tsx'
import { IssueList } from '../components/said/issue-list.tsx'
import { useDeskQuery } from '../queries/use-desk-query.ts'
import classes from './watch.module.css'

export function OtherFiles() {
  const audit = useSaving('exportAudit', { format: 'xlsx' })
  const auditText = useSaving('exportAudit', { format: 'csv' })
  const support = useSaving('exportSupportFile', {})
  const auditCheck = useDeskQuery('checkAudit', {}, { isKept: false })
  return (
    <Card title={say('audit_and_support')}>
      <div className={classes.files}>
        <div>
          <p>{say('audit_explained')}</p>
          {auditCheck.state === 'done' && auditCheck.value.length > 0 && <IssueList issues={auditCheck.value} />}
          {auditCheck.state === 'issues' && <IssueList issues={auditCheck.issues} />}
          <div className={classes.tools}>
            <SaveButton saving={audit} label={say('audit_as_excel')} />
            <SaveButton saving={auditText} label={say('audit_as_text')} />
          </div>
          <SavedMessage saving={audit} />
          <SavedMessage saving={auditText} />
        </div>
        <div>
          <p>{say('support_explained')}</p>
          <SaveButton saving={support} label={say('save_support_file')} />
          <SavedMessage saving={support} />
        </div>
      </div>
    </Card>
  )
}
