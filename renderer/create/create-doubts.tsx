/** Says before anything is created what speaks against creating these accounts at all. */

import { IssueList } from '../components/said/issue-list.tsx'
import { useDeskQuery } from '../queries/use-desk-query.ts'

export function CreateDoubts() {
  const doubts = useDeskQuery('listCreateDoubts', {})
  if (doubts.state === 'issues') return <IssueList issues={doubts.issues} />
  return doubts.state === 'done' ? <IssueList issues={doubts.value} /> : null
}
