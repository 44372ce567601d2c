/** In place of a dry run where the service has none: what is looked at here, and when the service is asked. */
import classes from './dry-run/dry-run-bar.module.css'

export function LookedAtHere() {
  return (
    <p className={classes.said}>
      Problems are looked at here, on this computer. There is no dry run for additions: the service is asked when you
      send them, in Add.
    </p>
  )
}
