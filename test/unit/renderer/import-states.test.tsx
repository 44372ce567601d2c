import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { showImportState } from '../../../electron/imports/show-import.ts'
import {
  advance,
  type JournalAnswer,
  type JournalEvent,
  unheardOf,
} from '../../../electron/storage/journal/journal-record.ts'
import { issue, serviceSays } from '../../../shared/issue-words.ts'
import { say, sayPieces } from '../../../shared/messages/say.ts'
import { practiceConnection } from '../../support/sample/sample-connections.ts'
import { accountNumberOf } from '../../support/sample/sample-sheets.ts'
import { renderDesk } from '../../support/windows/render-desk.tsx'

const sent: JournalEvent = { kind: 'intent', payloadHash: 'hash', known: null }
const answered = (answer: JournalAnswer): JournalEvent => ({ kind: 'answer', answer })
const status = (is: string, more: Partial<Extract<JournalEvent, { kind: 'status' }>> = {}): JournalEvent => ({
  kind: 'status',
  status: is,
  platformNumber: null,
  code: null,
  serviceWords: null,
  fingerprint: is,
  ...more,
})
const accepted = answered({ kind: 'accepted' })
const closed = (code: string, serviceWords: string) => answered({ kind: 'supplierClosed', code, serviceWords })
const refused = answered({
  kind: 'refused',
  code: 'import_process_failed_validation',
  serviceWords: 'The account failed validation.',
  issues: [
    {
      level: 'error',
      code: 'invalid',
      message: serviceSays('Enter a valid e-mail.'),
      where: { path: 'customers.0.email' },
    },
  ],
})

const { message: connectionLost } = issue('connection_lost', { host: 'service.example' })

type Seen = {
  readonly events: readonly JournalEvent[]
  readonly badge: string
  /** Our own words, then the service's where it gave a cause. */
  readonly row: readonly string[]
  readonly wayForward: string
}

/** What the service gave as a cause. */
const theySaid = (words: string): string =>
  sayPieces<'service_said', string>('service_said', {}, { who: (said) => said.join(''), words: () => words }).join('')

const inCheck = say('fix_in_check')
const operator = say('ask_operator')
const byItself = say('wait_for_service')

/** Each way an account can stand: the events of its journal, and what a person sees and reads of it. */
const cases: Readonly<Record<string, Seen>> = {
  'an account that ended as ERRORED': {
    events: [sent, accepted, status('ERRORED', { code: 'already_supplied', serviceWords: 'Already on supply.' })],
    badge: say('status_failed'),
    row: [say('import_failed'), theySaid('Already on supply.')],
    wayForward: inCheck,
  },
  'an account that ended as CANCELLED': {
    events: [sent, accepted, status('CANCELLED', { serviceWords: 'Cancelled by an operator.' })],
    badge: say('status_failed'),
    row: [say('import_cancelled'), theySaid('Cancelled by an operator.')],
    wayForward: operator,
  },
  'an account that was refused': {
    events: [sent, refused],
    badge: say('status_refused'),
    row: [say('import_refused', { hasReason: true }), theySaid('Enter a valid e-mail.')],
    wayForward: inCheck,
  },
  'an account that was refused without a reason': {
    events: [
      sent,
      answered({
        kind: 'refused',
        code: 'import_process_failed_validation',
        serviceWords: 'The account failed validation.',
        issues: [
          {
            level: 'error',
            code: 'import_process_failed_validation',
            message: serviceSays('The account failed validation.'),
          },
        ],
      }),
    ],
    badge: say('status_refused'),
    row: [say('import_refused', { hasReason: false }), theySaid('The account failed validation.')],
    wayForward: operator,
  },
  'an account that was refused without a reason, and passes the dry run': {
    events: [
      sent,
      answered({ kind: 'unexplained', httpStatus: 400, code: 'odd', serviceWords: 'Not today.' }),
      { kind: 'explained', code: 'odd', serviceWords: 'Not today.', issues: [], dryRun: 'passed' },
    ],
    badge: say('status_refused'),
    row: [say('create_refused_without_reason'), theySaid('Not today.')],
    wayForward: operator,
  },
  'an account that was there already, with its number': {
    events: [
      sent,
      answered({
        kind: 'alreadyImported',
        platformNumber: 'A-7',
        serviceWords: 'This account has already been imported.',
      }),
    ],
    badge: say('status_finished'),
    row: [say('import_was_there', { isKnown: true, platformNumber: 'A-7' }), 'A-7'],
    wayForward: say('nothing_to_do'),
  },
  'an account that is finished, of which the service gives no number': {
    events: [sent, accepted, status('PROCESSED')],
    badge: say('status_finished'),
    row: [say('import_finished', { isKnown: false, platformNumber: null }), say('no_platform_number')],
    wayForward: say('nothing_to_do'),
  },
  'an account of a supplier that is Paused': {
    events: [sent, closed('import_supplier_paused', 'This import supplier is paused.')],
    badge: say('status_refused'),
    row: [say('supplier_paused'), theySaid('This import supplier is paused.')],
    wayForward: operator,
  },
  'an account of a supplier that is Complete': {
    events: [sent, closed('import_supplier_complete', 'This import supplier is complete.')],
    badge: say('status_refused'),
    row: [say('supplier_complete'), theySaid('This import supplier is complete.')],
    wayForward: operator,
  },
  'an account whose answer was lost': {
    events: [sent, answered({ kind: 'notKnown', why: 'cut', message: connectionLost, serviceWords: null })],
    badge: say('answer_lost'),
    row: [say('import_unknown')],
    wayForward: byItself,
  },
  'an account that was accepted and that the service does not know': {
    events: [sent, accepted, { kind: 'notSeen' }],
    badge: say('status_accepted'),
    row: [say('import_not_seen')],
    wayForward: operator,
  },
  'an account that never reached the service': {
    events: [sent, { kind: 'notReceived', because: 'unknownToService' }],
    badge: say('status_untried'),
    row: [say('import_not_received')],
    wayForward: say('try_again'),
  },
  'an account that waits its turn': {
    events: [sent, accepted, status('PENDING')],
    badge: say('status_accepted'),
    row: [say('import_pending')],
    wayForward: byItself,
  },
  'an account that is finished': {
    events: [sent, accepted, status('PROCESSED', { platformNumber: 'A-9' })],
    badge: say('status_finished'),
    row: ['A-9'],
    wayForward: say('nothing_to_do'),
  },
}

describe('Watch says in its own words, with the service’s, and with what to do', () => {
  it.each(Object.entries(cases))('%s', async (_case, { events, badge, row, wayForward }) => {
    const record = events.reduce((known, event, at) => advance(known, event, at + 1), unheardOf(accountNumberOf(0)))
    const { user } = renderDesk({
      connection: practiceConnection,
      openAt: 'watch',
      accountCount: 1,
      importOf: () => showImportState(record),
    })
    const shown = await screen.findByRole('row', { name: new RegExp(accountNumberOf(0)) })
    for (const words of [badge, ...row]) expect(shown.textContent).toContain(words)
    await user.click(within(shown).getByRole('button', { name: /^History/ }))
    const drawer = await screen.findByRole('dialog', {
      name: say('account_or_numberless', { number: accountNumberOf(0) }),
    })
    for (const words of [badge, wayForward]) expect(drawer.textContent).toContain(words)
  })
})
