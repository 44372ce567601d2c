/** What the keys of a sheet do, in a list. */
import { Kbd } from '@mantine/core'
import { say } from '../../shared/messages/say.ts'
import { keyGroups, keySigns } from '../grid/keys/key-help.ts'
import classes from './help.module.css'

export function KeyList() {
  return keyGroups.map(({ title, keys }) => (
    <section key={title} aria-label={say(title)}>
      <h4>{say(title)}</h4>
      <dl className={classes.keyList}>
        {keys.map(({ keys: pressed, does }) => (
          <div key={does} className={classes.keyLine}>
            <dt>
              {pressed.map((one) => (
                <span key={one} className={classes.keyChord}>
                  {keySigns(one).map((sign) => (
                    <Kbd key={sign} size="xs">
                      {sign}
                    </Kbd>
                  ))}
                </span>
              ))}
            </dt>
            <dd>{say(does)}</dd>
          </div>
        ))}
      </dl>
    </section>
  ))
}
