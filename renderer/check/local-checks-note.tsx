/** In place of a dry run where the service has none: what is looked at here, and when the service is asked. */
import { say } from '../../shared/messages/say.ts'
import classes from './dry-run/dry-run-bar.module.css'

export function LocalChecksNote() {
  return <p className={classes.said}>{say('looked_at_on_this_computer')}</p>
}
