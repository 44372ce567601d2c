/** Wording that more than one screen uses. One word per thing, everywhere. */
import type { StateTone } from '../../shared/account-status.ts'
import type { ProjectKind } from '../../shared/catalogue/catalogue-of-kind.ts'
import type { WizardStep } from '../../shared/ipc.ts'
import type { IssueLevel } from '../../shared/result.ts'

export const productName = 'Migration Desk'

type StepWords = {
  readonly name: string
  readonly title: string
  /** What happens here, and that it is safe. */
  readonly lead: string
  /** What will stand here, while it can't be worked in yet. */
  readonly later: string
}

export const stepWords: Record<WizardStep, StepWords> = {
  connect: {
    name: 'Connect',
    title: 'Connect to a service',
    lead: 'Practise on this computer first, or give the details of the live service. You can load and check without either.',
    later: 'Here you say where accounts go: to practice on this computer, or to the live service.',
  },
  load: {
    name: 'Load',
    title: 'Load your spreadsheet',
    lead: 'Your file is only read. It is never changed, and nothing leaves this computer here.',
    later: 'Here stand the sheets of your file, with the rows that are used.',
  },
  map: {
    name: 'Map',
    title: 'Match your columns',
    lead: 'Say which column holds what. The suggestions come from your headings and values; nothing is sent here.',
    later:
      'Here every column of your spreadsheet gets the field that it fills, with a suggestion for each, and you watch one account take shape.',
  },
  check: {
    name: 'Check',
    title: 'Check and mend',
    lead: 'Every problem is shown in its cell. What you type here is kept beside your file, which stays as it is.',
    later: 'Here your rows stand as in a spreadsheet, each problem in its cell, with what to do about it.',
  },
  create: {
    name: 'Create',
    title: 'Create accounts, one at a time',
    lead: 'Read the account, try it, then create it. No account is ever created twice.',
    later:
      'Here you read one account at a time as it would be sent, try it without creating anything, and then create it.',
  },
  watch: {
    name: 'Watch',
    title: 'Watch the accounts arrive',
    lead: 'What the service says about every account of this spreadsheet. Looking changes nothing.',
    later: 'Here you follow every account that you created until the platform has it, and save the results.',
  },
  add: {
    name: 'Add',
    title: 'Add to accounts on the platform',
    lead: 'Notes, transactions, past statements and a payment instruction.',
    later:
      'Here you add notes, transactions, past statements and payment instructions to accounts that are on the platform.',
  },
}

/** What stands over a screen, the first one included. */
export const placeWords: Record<'start' | WizardStep, Omit<StepWords, 'later'>> = {
  ...stepWords,
  start: {
    name: 'Welcome',
    title: 'Welcome',
    lead: 'Two ways to begin. You can come back here at any time with “Migration Desk” above.',
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

/** The look of what is said: which colour and icon it gets. The words always stand beside them. */
export type Tone = StateTone | 'info'

/** The look of what is said at a level. */
export const levelTones: Record<IssueLevel, Tone> = { error: 'error', warning: 'warning', info: 'info' }

export const levelWords: Record<IssueLevel, string> = { error: 'Problem', warning: 'Warning', info: 'Note' }
