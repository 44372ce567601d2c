/** Answers the channels about the connection. Another one changes what payloads are and what is known of accounts: that follows here. */

import { interfaceOf, readAnswersFor } from '../../../shared/description/describe-service.ts'
import { writeInterfaceAnswers } from '../../../shared/description/interface-answers.ts'
import type { ConnectionStatus, Desk, Nothing } from '../../../shared/ipc.ts'
import { issue } from '../../../shared/issue-words.ts'
import { ok, type Result, refuse } from '../../../shared/result.ts'
import { limits } from '../../../shared/sheet/file-limits.ts'
import type { Surroundings } from '../../desk-ports.ts'
import { testConnection } from '../../platform/test-connection.ts'
import type { Preparation } from '../../preparation/protocol.ts'
import type { Connections } from '../connection/connections.ts'
import type { ProjectSession } from '../project/project-session.ts'
import type { ImportSession } from '../sending/import-session.ts'

type Ports = Pick<Surroundings, 'tellNews' | 'descriptions' | 'shell'> & {
  /** A preparation process that nothing is loaded in. */
  readonly createReader: () => Pick<Preparation, 'describe' | 'close'>
  readonly connections: Connections
  readonly session: ProjectSession
  readonly imports: ImportSession
  /** Ends what goes on with the open project at the service. */
  readonly endWork: () => Promise<void>
}

export function createConnectionHandlers({
  connections,
  session,
  imports,
  endWork,
  descriptions,
  createReader,
  shell,
  tellNews,
}: Ports) {
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
      await endWork()
      const done = await imports.changeConnection(work)
      // Payloads of before must not be sent as they were.
      await session.followConnection()
      return done
    })
    // All accounts stand otherwise, and perhaps the project does.
    const project = session.state()
    if (project !== null) tellNews('projectChanged', project)
    tellNews('accountsChanged', { keys: session.register().all.map(({ key }) => key) })
    const status = await told(changed)
    void imports.followOpen()
    return status
  }

  return {
    readConnection: async () => ok(await connections.status()),
    loadDescription: async ({ fileName, bytes }) => {
      if (bytes.length > limits.interfaceBytes)
        return refuse(issue('description_too_large', { fileName, limitMegabytes: limits.interfaceBytes / 1024 ** 2 }))
      // In a process of its own: a document can be made so that whoever reads it ends.
      const reader = createReader()
      const described = await reader.describe({ fileName, bytes }).finally(reader.close)
      if (!described.ok) return described
      const id = descriptions.keep({ fileName, text: new TextDecoder().decode(bytes) }, described.value)
      const used = await change(() => connections.useDescription(id))
      return used.ok ? ok({ connection: used.value, remarks: [...described.value.remarks] }) : used
    },
    useDescription: ({ id }) => change(() => connections.useDescription(id)),
    forgetDescription: async ({ id }) => told(connections.forgetDescription(id)),
    readDescription: async ({ id }) => {
      const kept = descriptions.read(id)
      if (kept === undefined) return refuse(issue('description_gone', {}))
      const { entry, service } = kept
      const { remarks, openQuestions, proposedTerms, answers } = service
      const asked = { questions: [...openQuestions], proposedTerms, answers }
      return ok({ entry, interface: interfaceOf(service), remarks: [...remarks], ...asked })
    },
    answerDescription: ({ answers }) => change(() => connections.answerDescription(answers)),
    loadAnswers: async ({ fileName, bytes }) => {
      const kept = connections.description()
      if (kept === null) return refuse(issue('description_gone', {}))
      const read = readAnswersFor(kept.service, { fileName, text: new TextDecoder().decode(bytes) })
      return read.ok ? change(() => connections.answerDescription(read.value)) : read
    },
    exportAnswers: async () => {
      const kept = connections.description()
      if (kept === null) return refuse(issue('description_gone', {}))
      const { openQuestions, answers } = kept.service
      const text = writeInterfaceAnswers(kept.service, openQuestions, answers)
      return shell.saveFile({ name: `${kept.entry.title}.interface.json`, bytes: new TextEncoder().encode(text) })
    },
    connectPractice: () => change(connections.connectPractice),
    practiseAfresh: () => change(connections.practiseAfresh),
    practiseAs: ({ supplierCode }) => change(() => connections.practiseAs(supplierCode)),
    connectLive: async (entry) => {
      const checked = await connections.checkEntry(entry)
      return checked.ok ? change(() => connections.connectLive(entry)) : checked
    },
    sayMoneyTerms: (terms) => change(() => connections.sayTerms(terms)),
    useConnection: ({ name }) => change(() => connections.use(name)),
    forgetConnection: () => change(connections.forget),
    forgetSavedConnection: async ({ name }) =>
      connections.isLiveInUse(name)
        ? change(() => connections.forgetSaved(name))
        : told(await connections.forgetSaved(name)),
    testConnection: async () => {
      const link = await connections.link()
      return link.ok ? ok(await testConnection(link.value.platform, link.value.host)) : link
    },
  } satisfies Partial<Desk>
}
