/** What else can be taken away from here as files: who did what, and a file for whoever helps. */
import { useDeskQuery } from '../asking/use-desk-query.ts'
import { Card } from '../parts/card.tsx'
import { IssueList } from '../parts/issue-list.tsx'
import { SaveButton, SavedMessage, useSaving } from '../parts/save-button.tsx'
import classes from './watch.module.css'

export function OtherFiles() {
  const audit = useSaving('exportAudit', { format: 'xlsx' })
  const auditText = useSaving('exportAudit', { format: 'csv' })
  const support = useSaving('exportSupportFile', {})
  const auditCheck = useDeskQuery('checkAudit', {}, { isKept: false })
  return (
    <Card title="Audit log and support">
      <div className={classes.files}>
        <div>
          <p>Audit log: who did what on this computer and when, and what was sent.</p>
          {auditCheck.state === 'done' && auditCheck.value.length > 0 && <IssueList issues={auditCheck.value} />}
          {auditCheck.state === 'issues' && <IssueList issues={auditCheck.issues} />}
          <div className={classes.tools}>
            <SaveButton saving={audit} label="Audit log as Excel" />
            <SaveButton saving={auditText} label="Audit log as text (.csv)" />
          </div>
          <SavedMessage saving={audit} />
          <SavedMessage saving={auditText} />
        </div>
        <div>
          <p>Support file: what happened, without personal data and without the key, for whoever helps you.</p>
          <SaveButton saving={support} label="Save a support file" />
          <SavedMessage saving={support} />
        </div>
      </div>
    </Card>
  )
}
