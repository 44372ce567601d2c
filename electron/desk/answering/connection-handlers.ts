/** Answers the channels about the connection. Another one changes what payloads are and what is known of accounts: that follows here. */

import { interfaceOf, readAnswersFor } from '../../../shared/description/describe-service.ts'
import { type Answers, writeInterfaceAnswers } from '../../../shared/description/interface-answers.ts'
import type { ConnectionStatus, Desk, LiveConnectionEntry, Nothing } from '../../../shared/ipc.ts'
import { issue } from '../../../shared/issue-words.ts'
import type { Message } from '../../../shared/messages/message.ts'
import { type Issue, ok, onceDone, type Result, refuse } from '../../../shared/result.ts'
import { readAddress } from '../../../shared/service/service-address.ts'
import { supplierCodeFault } from '../../../shared/service/service-identifier.ts'
import { limits } from '../../../shared/sheet/file-limits.ts'
import { testConnection } from '../../platform/test-connection.ts'
import type { Preparation } from '../../preparation/protocol.ts'
import type { LiveConnection, SettingsValues } from '../../storage/settings.ts'
import type { Parts } from './answer-by-policy.ts'

type Ports = Pick<Parts, 'tellNews' | 'settings' | 'descriptions' | 'shell' | 'connections'> & {
  /** A preparation process that nothing is loaded in. */
  readonly createReader: () => Pick<Preparation, 'describe' | 'close'>
  readonly session: Pick<Parts['session'], 'state' | 'register' | 'followConnection'>
  readonly imports: Pick<Parts['imports'], 'changeConnection' | 'followOpen'>
  /** Ends what goes on with the open project at the service. */
  readonly endWork: () => Promise<void>
}

export function createConnectionHandlers(ports: Ports) {
  const { connections, session, settings, descriptions, tellNews } = ports
  const { keys } = connections
  const told = async (changed: Result<Nothing>): Promise<Result<ConnectionStatus>> => {
    const status = await connections.status()
    tellNews('connectionChanged', status)
    return changed.ok ? ok(status) : changed
  }

  /**
   * Changes the connection when nothing goes through it any more. Payloads then carry the new supplier and money as the service takes
   * it, and what is known of accounts is of the new service.
   */
  const change = async (work: () => Promise<Result<Nothing>>): Promise<Result<ConnectionStatus>> => {
    const changed = await connections.whileChanging(async () => {
      await ports.endWork()
      const done = await ports.imports.changeConnection(work)
      // Payloads of before must not be sent as they were.
      await session.followConnection()
      return done
    })
    // All accounts stand otherwise, and perhaps the project does.
    const project = session.state()
    if (project !== null) tellNews('projectChanged', project)
    tellNews('accountsChanged', { keys: session.register().all.map(({ key }) => key) })
    const status = await told(changed)
    void ports.imports.followOpen()
    return status
  }

  const choose = (connection: SettingsValues['currentConnection']): Promise<Result<Nothing>> => {
    settings.write('currentConnection', connection)
    return onceDone(connections.closeLink())
  }
  const keep = (connection: LiveConnection): void => {
    const others = settings.read('connections').filter(({ name }) => name !== connection.name)
    settings.write('connections', [...others, connection])
  }
  /** Forgets a live connection with its key and token, whichever is in use. */
  const forget = async (name: string): Promise<Result<Nothing>> => {
    const connection = connections.saved(name)
    if (connection === undefined) return ok({})
    if (isLiveInUse(name)) await choose({ kind: 'none' })
    const others = settings.read('connections').filter((one) => one.name !== name)
    settings.write('connections', others)
    // Another supplier at the same service goes with the same key.
    return others.some(({ address }) => address === connection.address) ? ok({}) : keys.forget(connection.address)
  }
  const isLiveInUse = (name: string): boolean => connections.inUse().connection?.name === name

  /** @param id  `null` goes by the interface that comes with the application */
  const goBy = (id: string | null) =>
    change(async () => {
      if (id !== null && descriptions.read(id) === undefined) return refuse(issue('description_gone', {}))
      const { connection } = connections.inUse()
      if (connection === undefined) settings.write('practiceDescription', id)
      else keep({ ...connection, description: id ?? undefined })
      return onceDone(connections.closeLink())
    })
  /** Keeps what a person answers where the description in use does not say something. */
  const takeAnswers = (answers: Answers) =>
    change(async () => {
      const { described } = connections.inUse()
      if (described === null) return refuse(issue('description_gone', {}))
      descriptions.answer(described.entry.id, answers)
      return onceDone(connections.closeLink())
    })

  return {
    loadDescription: async ({ fileName, bytes }) => {
      if (bytes.length > limits.interfaceBytes)
        return refuse(issue('description_too_large', { fileName, limitMegabytes: limits.interfaceBytes / 1024 ** 2 }))
      // In a process of its own: a document can be made so that whoever reads it ends.
      const reader = ports.createReader()
      const described = await reader.describe({ fileName, bytes }).finally(reader.close)
      if (!described.ok) return described
      const used = await goBy(descriptions.keep({ fileName, text: new TextDecoder().decode(bytes) }, described.value))
      return used.ok ? ok({ connection: used.value, remarks: [...described.value.remarks] }) : used
    },
    useDescription: ({ id }) => goBy(id),
    forgetDescription: ({ id }) => {
      const users = [
        ...settings.read('connections').flatMap(({ name, description: used }) => (used === id ? [name] : [])),
        ...(settings.read('practiceDescription') === id ? [practiceUses] : []),
      ]
      if (users.length > 0) return told(refuse(issue('description_in_use', { users })))
      descriptions.forget(id)
      return told(ok({}))
    },
    readDescription: async ({ id }) => {
      const kept = descriptions.read(id)
      if (kept === undefined) return refuse(issue('description_gone', {}))
      const { entry, service } = kept
      const { remarks, openQuestions, proposedTerms, answers } = service
      const asked = { questions: [...openQuestions], proposedTerms, answers }
      return ok({ entry, interface: interfaceOf(service), remarks: [...remarks], ...asked })
    },
    answerDescription: ({ answers }) => takeAnswers(answers),
    loadAnswers: async ({ fileName, bytes }) => {
      const { described } = connections.inUse()
      if (described === null) return refuse(issue('description_gone', {}))
      const read = readAnswersFor(described.service, { fileName, text: new TextDecoder().decode(bytes) })
      return read.ok ? takeAnswers(read.value) : read
    },
    exportAnswers: async () => {
      const { described } = connections.inUse()
      if (described === null) return refuse(issue('description_gone', {}))
      const { openQuestions, answers } = described.service
      const text = writeInterfaceAnswers(described.service, openQuestions, answers)
      return ports.shell.saveFile({
        name: `${described.entry.title}.interface.json`,
        bytes: new TextEncoder().encode(text),
      })
    },

    connectPractice: () => change(() => choose({ kind: 'practice' })),
    practiseAs: ({ supplierCode }) =>
      change(async () => {
        const now = connections.inUse()
        if (now.kind !== 'practice' || !now.suppliers.includes(supplierCode))
          return refuse(issue('practice_supplier_not_chosen', {}))
        settings.write('practiceSuppliers', { ...settings.read('practiceSuppliers'), [now.name]: supplierCode })
        return onceDone(connections.closeLink())
      }),
    /** What is in the journal of the round before stays there, and counts no more. */
    practiseAfresh: () =>
      change(async () => {
        await connections.closeLink()
        // The service first: a journal that knew of nothing would take its old accounts for new ones.
        const { practising, name, empty } = connections.practice()
        const emptied = empty()
        if (!emptied.ok) return emptied
        settings.write('practiceRounds', { ...settings.read('practiceRounds'), [name]: practising.round + 1 })
        settings.write('currentConnection', { kind: 'practice' })
        return ok({})
      }),
    connectLive: async (entry) => {
      // Before anything is ended for it, and again then: its key may have been forgotten meanwhile.
      const checked = await readEntry(entry, keys.has)
      if (!checked.ok) return checked
      return change(async () => {
        const read = await readEntry(entry, keys.has)
        if (!read.ok) return read
        const { connection, apiKey } = read.value
        if (apiKey !== '') await keys.keep(connection.address, apiKey)
        // What was said of the service is asked once, whatever else is typed anew.
        const { terms, description } = connections.saved(connection.name) ?? {}
        keep({ ...connection, terms, description })
        return choose({ kind: 'live', name: connection.name })
      })
    },
    /** Kept with the description of the service, where there is one. */
    sayMoneyTerms: (terms) =>
      change(async () => {
        const { described, connection } = connections.inUse()
        if (described !== null) descriptions.answer(described.entry.id, { ...described.service.answers, terms })
        else if (connection !== undefined) keep({ ...connection, terms })
        else return refuse(issue('connection_missing', {}))
        return ok({})
      }),
    useConnection: ({ name }) =>
      change(async () =>
        connections.saved(name) === undefined
          ? refuse(issue('connection_missing', {}))
          : choose({ kind: 'live', name }),
      ),
    forgetConnection: () =>
      change(async () => {
        const { connection } = connections.inUse()
        return connection === undefined ? choose({ kind: 'none' }) : forget(connection.name)
      }),
    forgetSavedConnection: async ({ name }) =>
      isLiveInUse(name) ? change(() => forget(name)) : told(await forget(name)),
    testConnection: async () => {
      const link = await connections.link()
      return link.ok ? ok(await testConnection(link.value.platform, link.value.host)) : link
    },
  } satisfies Partial<Desk>
}

/** Among what uses a description. */
const practiceUses: Message = { key: 'practice_uses', facts: {} }

/** `apiKey`: `''` uses the one that is kept. */
type ReadEntry = { readonly connection: LiveConnection; readonly apiKey: string }

/** Every fault of an entry at once, so that a form can show each at its input. */
async function readEntry(
  entry: LiveConnectionEntry,
  hasKey: (address: string) => Promise<boolean>,
): Promise<Result<ReadEntry>> {
  const address = readAddress(entry.address)
  const supplierCode = entry.supplierCode.trim()
  const supplierFault = supplierCodeFault(supplierCode)
  const apiKey = entry.apiKey?.trim() ?? ''
  const needsKey = address.ok && apiKey === '' && !(await hasKey(address.value))
  const faults: Issue[] = [
    ...(address.ok ? [] : address.issues.map((one) => ({ ...one, where: { path: 'address' } }))),
    ...(supplierFault === null ? [] : [{ ...supplierFault, where: { path: 'supplierCode' } }]),
    ...(needsKey ? [issue('key_missing', {}, { path: 'apiKey' })] : []),
  ]
  const [first, ...rest] = faults
  if (first !== undefined || !address.ok) return refuse(first ?? issue('address_missing', {}), ...rest)
  // The whole address: two services may share a host.
  const name = `${supplierCode}@${address.value.replace(/^https?:\/\//, '')}`
  return ok({
    connection: { name, address: address.value, supplierCode, token: entry.token, createSeconds: entry.createSeconds },
    apiKey,
  })
}
