/** What the service itself said, beside our own sentence, and marked as a quotation. */
import classes from './service-words.module.css'

export function ServiceWords({ words }: { readonly words: string | null | undefined }) {
  if (words === null || words === undefined || words === '') return null
  return (
    <blockquote className={classes.quote}>
      <span className={classes.who}>The service said:</span> “{words}”
    </blockquote>
  )
}
