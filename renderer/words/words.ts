/** Wording that more than one screen uses: keys of messages, said where they are shown. One word per thing, everywhere. */
import type { StateTone } from '../../shared/account-status.ts'
import type { ProjectKind } from '../../shared/catalogue/catalogue-of-kind.ts'
import type { WizardStep } from '../../shared/ipc.ts'
import type { PlainKey } from '../../shared/messages/say.ts'
import type { IssueLevel } from '../../shared/result.ts'

export const productName = 'Migration Desk'

type PlaceWords = {
  readonly name: PlainKey
  readonly title: PlainKey
  /** What happens here, and that it is safe. */
  readonly lead: PlainKey
}

type StepWords = PlaceWords & {
  /** What will stand here, while it can't be worked in yet. */
  readonly later: PlainKey
}

export const stepWords = {
  connect: {
    name: 'step_connect',
    title: 'step_connect_title',
    lead: 'step_connect_lead',
    later: 'step_connect_later',
  },
  load: { name: 'step_load', title: 'step_load_title', lead: 'step_load_lead', later: 'step_load_later' },
  map: { name: 'step_map', title: 'step_map_title', lead: 'step_map_lead', later: 'step_map_later' },
  check: { name: 'step_check', title: 'step_check_title', lead: 'step_check_lead', later: 'step_check_later' },
  create: { name: 'step_create', title: 'step_create_title', lead: 'step_create_lead', later: 'step_create_later' },
  watch: { name: 'step_watch', title: 'step_watch_title', lead: 'step_watch_lead', later: 'step_watch_later' },
  add: { name: 'step_add', title: 'step_add_title', lead: 'step_add_lead', later: 'step_add_later' },
} as const satisfies Record<WizardStep, StepWords>

/** What stands over a screen, the first one included. */
export const placeWords = {
  ...stepWords,
  start: { name: 'welcome', title: 'welcome', lead: 'welcome_lead' },
} as const satisfies Record<'start' | WizardStep, PlaceWords>

/** What a spreadsheet can be about. */
export const projectKindWords = {
  accounts: { name: 'accounts_to_create', explanation: 'accounts_to_create_explained' },
  additions: { name: 'additions_to_accounts', explanation: 'additions_to_accounts_explained' },
} as const satisfies Record<ProjectKind, { readonly name: PlainKey; readonly explanation: PlainKey }>

/** The look of what is said: which colour and icon it gets. The words always stand beside them. */
export type Tone = StateTone | 'info'

/** The look of what is said at a level. */
export const levelTones: Record<IssueLevel, Tone> = { error: 'error', warning: 'warning', info: 'info' }

export const levelWords = {
  error: 'level_error',
  warning: 'level_warning',
  info: 'level_info',
} as const satisfies Record<IssueLevel, PlainKey>
