/** Says that an account is set aside, why and since when, and takes it back. */

import type { AccountSummary } from '../../shared/ipc.ts'
import { say } from '../../shared/messages/say.ts'
import { atMoment } from '../../shared/messages/values.ts'
import { DecisionButton } from '../components/buttons/decision-button.tsx'
import { IssueList } from '../components/said/issue-list.tsx'
import { Said, strong } from '../components/said/said.tsx'
import { useDeskAction } from '../queries/use-desk-action.ts'
import classes from './create.module.css'

export function SetAsideNote({ stub: { key, setAside } }: { readonly stub: AccountSummary }) {
  const takeBack = useDeskAction('takeAccountsBack')
  if (setAside === null) return null
  return (
    <section className={classes.aside} aria-label={say('status_set_aside')}>
      <div>
        <p className={classes.stateWords}>
          <Said of="set_aside_because" values={{ reason: setAside.reason }} marks={{ strong }} />
        </p>
        <p className={classes.when}>{say('set_aside_since', { moment: atMoment(setAside.at) })}</p>
      </div>
      <DecisionButton
        about={key}
        variant="default"
        loading={takeBack.isBusy}
        onClick={() => takeBack.run({ keys: [key] })}
      >
        {say('take_it_back')}
      </DecisionButton>
      <IssueList issues={takeBack.issues} isAnnounced />
    </section>
  )
}
