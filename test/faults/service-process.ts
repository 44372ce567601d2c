/** The practice service as a process of its own, with a store: it can be killed and started again, and has what it had. */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { defaultTokenRequest } from '../../shared/ipc.ts'
import { startScript } from './own-process.ts'

export type ServiceProcess = {
  readonly port: number
  readonly process: ChildProcess
  readonly apiKey: string
  /** Below the service's own address, with a token of ours, past the proxy. */
  ask(path: string, body?: object): Promise<unknown>
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>
}

/** @param nodeOptions  of the process, such as a module to load before the service; it can answer messages */
export async function startServiceProcess(store: string, nodeOptions: readonly string[] = []): Promise<ServiceProcess> {
  const child = startScript([...nodeOptions, 'electron/practice/serve.ts', '--port', '0', '--store', store], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const { baseUrl, apiKey } = await firstLine(child)
  let token: string | undefined

  return {
    port: Number(new URL(baseUrl).port),
    apiKey,
    process: child,
    ask: async (path, body) => {
      token ??= await obtainToken(baseUrl, apiKey)
      const response = await fetch(`${baseUrl}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { authorization: `Token ${token}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      if (!response.ok) throw new Error(`${path} is answered with ${response.status}.`)
      return response.json()
    },
    end: async (signal) => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill(signal)
      await once(child, 'exit')
    },
  }
}

async function firstLine(child: ChildProcess): Promise<{ readonly baseUrl: string; readonly apiKey: string }> {
  if (child.stdout === null) throw new Error('The service has no output to read.')
  for await (const line of createInterface({ input: child.stdout })) return JSON.parse(line)
  throw new Error('The service did not start.')
}

export async function obtainToken(baseUrl: string, apiKey: string): Promise<string> {
  const { graphqlPath, document } = defaultTokenRequest
  const response = await fetch(`${baseUrl}${graphqlPath}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: document, variables: { apiKey } }),
  })
  const answer = (await response.json()) as { data: { obtainToken: { token: string } } }
  return answer.data.obtainToken.token
}
