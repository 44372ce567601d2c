/** Why nothing is taken for an address that is blank or points to the account’s other one, where a person may think that it is. */
import type { Message } from '../../messages/message.ts'
import { label, quoted } from '../../messages/values.ts'

/** `other`: the label of the other address. */
export type WhyOpen = { readonly other: string } & (
  | { readonly is: 'several'; readonly count: number }
  /** `its`: what the other address says in this field; `null`: nothing. */
  | { readonly is: 'unlike'; readonly field: string; readonly own: string; readonly its: string | null }
)

export const whyOpenMessage = (why: WhyOpen): Message => {
  const other = label(why.other)
  return why.is === 'several'
    ? { key: 'address_of_several', facts: { other, count: why.count } }
    : {
        key: 'address_unlike_other',
        facts: {
          ...{ other, field: label(why.field), own: quoted(why.own) },
          its: why.its === null ? null : quoted(why.its),
        },
      }
}
