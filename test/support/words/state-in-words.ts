import type { Message } from '../../../shared/messages/message.ts'
import { sayMessage } from '../../../shared/messages/say.ts'

/** How something stands, with its sentence as a person reads it. */
export const stateInWords = <S extends { readonly message: Message | null }>(state: S) => ({
  ...state,
  message: state.message && sayMessage(state.message),
})
