/** In place of a dry run where the service has none: what is looked at here, and when the service is asked. */
import classes from './check.module.css'
import { ExportMenu } from './export-menu.tsx'

export function LookedAtHere() {
  return (
    <div className={classes.dryRun}>
      <div className={classes.dryRunTools}>
        <ExportMenu />
        <span className={classes.dryRunWords}>
          Problems are looked at here, on this computer. There is no dry run for additions: the service is asked when
          you send them, in Add.
        </span>
      </div>
    </div>
  )
}
