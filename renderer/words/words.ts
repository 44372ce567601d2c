/** Wording that more than one screen uses. One word per thing, everywhere. */
import type { ProjectKind } from '../../shared/catalogue/catalogue-of-kind.ts'
import type { AccountFilter, DryRunState, ImportState, WizardStep } from '../../shared/ipc.ts'
import type { IssueLevel } from '../../shared/result.ts'

export const productName = 'Migration Desk'

type StepWords = {
  readonly name: string
  readonly title: string
  /** What happens here, and that it is safe. */
  readonly lead: string
}

export const stepWords: Record<WizardStep, StepWords> = {
  connect: {
    name: 'Connect',
    title: 'Connect to a service',
    lead: 'Practise on this computer first, or give the details of the live service. You can load and check without either.',
  },
  load: {
    name: 'Load',
    title: 'Load your spreadsheet',
    lead: 'Your file is only read. It is never changed, and nothing leaves this computer here.',
  },
  map: {
    name: 'Map',
    title: 'Match your columns',
    lead: 'Say which column holds what. The suggestions come from your headings and values; nothing is sent here.',
  },
  check: {
    name: 'Check',
    title: 'Check and mend',
    lead: 'Every problem is shown in its cell. What you type here is kept beside your file, which stays as it is.',
  },
  create: {
    name: 'Create',
    title: 'Create accounts, one at a time',
    lead: 'Read the account, try it without creating anything, then create it. No account is ever created twice.',
  },
  watch: {
    name: 'Watch',
    title: 'Watch the accounts arrive',
    lead: 'What the service says about every account of this spreadsheet. Looking changes nothing.',
  },
  add: {
    name: 'Add',
    title: 'Add to accounts on the platform',
    lead: 'Notes, transactions, past statements and a payment instruction. The account is looked up before anything is sent.',
  },
}

/** What a spreadsheet can be about. */
export const projectKindWords: Record<ProjectKind, { readonly name: string; readonly explanation: string }> = {
  accounts: { name: 'Accounts to create', explanation: 'Customers, addresses and meters that move to the platform.' },
  additions: {
    name: 'Additions to accounts on the platform',
    explanation: 'Notes, transactions, past statements, payment instructions.',
  },
}

/** The look of a state: which colour and icon it gets. The words always stand beside them. */
export type Tone = StateTone | 'info'
export type StateTone = 'quiet' | 'busy' | 'good' | 'warning' | 'error'

type StateWords = { readonly name: string; readonly tone: StateTone; readonly explanation: string }

export const importStateWords: Record<ImportState['state'], StateWords> = {
  notSent: { name: 'Not sent', tone: 'quiet', explanation: 'This account has not been sent.' },
  sending: { name: 'Sending', tone: 'busy', explanation: 'The account is on its way to the service.' },
  unknown: {
    name: 'Answer lost',
    tone: 'warning',
    explanation:
      'The account was sent, but the answer did not arrive. The service is asked about it before anything is sent again.',
  },
  refused: {
    name: 'Refused',
    tone: 'error',
    explanation: 'The service did not take this account. Nothing was created.',
  },
  accepted: {
    name: 'Being created',
    tone: 'busy',
    explanation: 'The service has the account and is creating it. You can go on; this keeps itself up to date.',
  },
  finished: { name: 'Created', tone: 'good', explanation: 'The account exists on the platform.' },
  failed: {
    name: 'Failed',
    tone: 'error',
    explanation: 'The service took the account but could not create it.',
  },
}

export const importStateOrder: readonly ImportState['state'][] = [
  'finished',
  'accepted',
  'sending',
  'unknown',
  'refused',
  'failed',
  'notSent',
]

export const dryRunWords: Record<DryRunState['outcome'], StateWords> = {
  none: { name: 'Not tried yet', tone: 'quiet', explanation: 'The service has not looked at this account yet.' },
  passed: {
    name: 'Dry run passed',
    tone: 'good',
    explanation: 'The service has looked at this account and would take it as it is.',
  },
  refused: {
    name: 'Dry run refused',
    tone: 'error',
    explanation: 'The service has looked at this account and would refuse it. What it said is listed with the account.',
  },
  notKnown: {
    name: 'Dry run unanswered',
    tone: 'warning',
    explanation: 'The service did not answer. Try again when the connection is back.',
  },
  outOfDate: {
    name: 'Changed since dry run',
    tone: 'warning',
    explanation: 'The account was changed after the service had looked at it. Try it again.',
  },
}

export const accountFilterWords: Record<AccountFilter, string> = {
  all: 'All',
  withErrors: 'With problems',
  ready: 'Ready',
  untried: 'Ready, not tried',
  passed: 'Dry run passed',
  refused: 'Dry run refused',
  outOfDate: 'Changed since dry run',
  setAside: 'Set aside',
  toCreate: 'To create',
  sent: 'Sent',
}

/** The look of what is said at a level. */
export const levelTones: Record<IssueLevel, Tone> = { error: 'error', warning: 'warning', info: 'info' }

export const levelWords: Record<IssueLevel, string> = { error: 'Problem', warning: 'Warning', info: 'Note' }
