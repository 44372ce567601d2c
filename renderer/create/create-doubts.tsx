/** Says before anything is created what speaks against creating these accounts at all. */
import { useDeskQuery } from '../asking/use-desk-query.ts'
import { IssueList } from '../parts/said/issue-list.tsx'

export function CreateDoubts() {
  const doubts = useDeskQuery('listCreateDoubts', {})
  if (doubts.state === 'issues') return <IssueList issues={doubts.issues} />
  return doubts.state === 'done' ? <IssueList issues={doubts.value} /> : null
}
