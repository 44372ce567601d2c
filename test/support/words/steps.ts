/** The steps of the wizard, in their order. */
import { say } from '../../../shared/messages/say.ts'

const steps = ['connect', 'load', 'map', 'check', 'create', 'watch', 'add'] as const
export type Step = (typeof steps)[number]

/** What is said of its place, before its name. */
export const numberOf = (step: Step): string => say('step_number', { number: steps.indexOf(step) + 1 })
