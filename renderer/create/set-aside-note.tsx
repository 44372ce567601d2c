/** Says that an account is set aside, why and since when, and takes it back. */

import type { AccountStub } from '../../shared/ipc.ts'
import { useDeskAction } from '../asking/use-desk-action.ts'
import { DecisionButton } from '../parts/decision-button.tsx'
import { IssueList } from '../parts/issue-list.tsx'
import { showMoment } from '../words/moments.ts'
import classes from './create.module.css'

export function SetAsideNote({ stub: { key, setAside } }: { readonly stub: AccountStub }) {
  const takeBack = useDeskAction('takeAccountsBack')
  if (setAside === null) return null
  return (
    <section className={classes.aside} aria-label="Set aside">
      <div>
        <p className={classes.stateWords}>
          <strong>Set aside:</strong> {setAside.reason}
        </p>
        <p className={classes.when}>
          {showMoment(setAside.at)} · it is not tried and not created until it is taken back
        </p>
      </div>
      <DecisionButton
        about={key}
        variant="default"
        loading={takeBack.isBusy}
        onClick={() => takeBack.run({ keys: [key] })}
      >
        Take it back
      </DecisionButton>
      {takeBack.progress.state === 'issues' && <IssueList issues={takeBack.progress.issues} isAnnounced />}
    </section>
  )
}
