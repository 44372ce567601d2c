/** What the preparation process does, at its end of the port. */
import { todayHere } from '../../shared/mapping/locale/time-zone.ts'
import { kindOf, placesOf } from '../shell/bug-places.ts'
import type { ParentPort } from '../shell/processes/process-port.ts'
import { answeringCalls } from './answer-calls.ts'
import { partsOfAnswer } from './messages/answer-parts.ts'
import { gatheringAsks } from './messages/ask-parts.ts'
import type { Asked, AskedPart, Told } from './messages/messages.ts'
import { postingParts } from './messages/posting-parts.ts'

/** Takes calls from the main process and answers them. */
export function servePreparation(port: ParentPort): void {
  const post = postingParts<Told>((told) => port.post(told))
  const tell = (told: Told): void => post([told])

  const answer = answeringCalls({
    onProgress: (progress) => tell({ kind: 'progress', progress }),
    today: todayHere,
  })

  const gather = gatheringAsks()

  port.onMessage((message) => {
    // The main process is the only one on the other end.
    const asked = gather(message as Asked | AskedPart)
    if (asked === null) return
    const { id } = asked
    answer(asked).then(
      (result) => post(partsOfAnswer(id, result)),
      (error: unknown) => tell({ kind: 'bug', id, bug: kindOf(error), places: placesOf(error) }),
    )
  })
}
