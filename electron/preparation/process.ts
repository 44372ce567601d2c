/** Entry of the preparation process: takes calls from the main process and answers them. */
import { kindOf, placesOf } from '../shell/bug-places.ts'
import { parentPort } from '../shell/process-port.ts'
import { answeringCalls } from './answer-calls.ts'
import { partsOfAnswer } from './answer-parts.ts'
import type { Asked, Told } from './messages.ts'

const port = parentPort()
const tell = (told: Told): void => port.post(told)

const answer = answeringCalls({
  onProgress: (progress) => tell({ kind: 'progress', progress }),
  today: () => new Date().toISOString().slice(0, 10),
})

port.onMessage((message) => {
  // The main process is the only one on the other end.
  const asked = message as Asked
  const { id } = asked
  answer(asked).then(
    (result) => {
      for (const told of partsOfAnswer(id, result)) tell(told)
    },
    (error: unknown) => tell({ kind: 'bug', id, bug: kindOf(error), places: placesOf(error) }),
  )
})
