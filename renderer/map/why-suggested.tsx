/** "Why?": what spoke for the field that was suggested, and what against it, weightiest first. */
import type { Catalogue } from '../../shared/catalogue/catalogue.ts'
import type { ColumnPicture } from '../../shared/ipc.ts'
import { inTarget, targetLabel } from '../../shared/mapping/model/target-label.ts'
import { say } from '../../shared/messages/say.ts'
import { listed, quoted } from '../../shared/messages/values.ts'
import { traceSentences } from '../../shared/words/suggestion-words.ts'
import classes from './map.module.css'

type Props = { readonly name: string; readonly picture: ColumnPicture; readonly catalogue: Catalogue }

export function WhySuggested({ name, picture: { suggestion }, catalogue }: Props) {
  if (suggestion?.trace === undefined) return null
  const { field, alike = [] } = suggestion.trace
  const sentences = traceSentences(suggestion.trace)
  const listOf = (isFor: boolean) => sentences.filter((one) => one.isFor === isFor)
  return (
    <details className={classes.reason}>
      <summary aria-label={say('why_suggested_at', { column: name })}>{say('why_suggested')}</summary>
      <p>{say('what_speaks_for', { field: inTarget(catalogue, field) })}</p>
      <ul>
        {listOf(true).map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {listOf(false).length > 0 && (
        <>
          <p>{say('what_speaks_against')}</p>
          <ul>
            {listOf(false).map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
      {alike.length > 0 && (
        <p>
          {say('heading_fits_as_well', { fields: listed(alike.map((other) => quoted(targetLabel(catalogue, other)))) })}
        </p>
      )}
    </details>
  )
}
