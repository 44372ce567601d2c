import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { openDoor } from '../../../../electron/browser/door.ts'

async function doorFor(isAdmitted: boolean) {
  const seen = { lookups: 0, welcomed: 0, heard: '' }
  const door = await openDoor(
    async () => {
      seen.lookups += 1
      await new Promise((resolve) => setImmediate(resolve))
      return isAdmitted
    },
    (socket) => {
      seen.welcomed += 1
      socket.on('data', (data) => {
        seen.heard += String(data)
        socket.end('heard')
      })
    },
  )
  onTestFinished(() => door.close())
  const say = (text: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(door.port, '127.0.0.1', () => socket.write(text))
      let answer = ''
      socket.on('data', (data) => {
        answer += String(data)
      })
      socket.on('error', reject)
      socket.on('end', () => {
        socket.end()
        resolve(answer)
      })
    })
  return { seen, say }
}

test('a stranger is looked up once for 1,200 requests of one connection, and none of them is read', async () => {
  const { seen, say } = await doorFor(false)
  const answer = await say('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'.repeat(1_200))
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 403'])
  expect(seen).toEqual({ lookups: 1, welcomed: 0, heard: '' })
})

test('who is admitted is heard from the first byte', async () => {
  const { seen, say } = await doorFor(true)
  expect(await say('hello')).toBe('heard')
  expect(seen).toEqual({ lookups: 1, welcomed: 1, heard: 'hello' })
})
