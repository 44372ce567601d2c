/** The keys of the Check step, in a list. */
import { Kbd, Modal } from '@mantine/core'
import { say } from '../../shared/messages/say.ts'
import { keyGroups, keySigns } from '../grid/key-help.ts'
import { useFocusBack } from '../parts/focus.ts'
import classes from './keys-dialog.module.css'

export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  useFocusBack()
  return (
    <Modal opened onClose={onClose} size="xl" lockScroll={false} title={say('keys_of_check')}>
      <div className={classes.keyGroups}>
        {keyGroups.map(({ title, keys }) => (
          <section key={title} aria-label={say(title)}>
            <h3 className={classes.keyTitle}>{say(title)}</h3>
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
        ))}
      </div>
    </Modal>
  )
}
