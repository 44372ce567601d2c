/** How what somebody types is understood: a day or an amount can be meant in two ways. */
import { say } from '../../../shared/messages/say.ts'
import classes from '../add.module.css'

export const Understood = ({ words }: { readonly words: string }) => (
  <strong className={classes.understood}>{say('understood_as', { words })}</strong>
)
