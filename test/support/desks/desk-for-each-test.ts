/** A desk for each test of a file, with nothing kept yet; what it kept is deleted after the test. */
import { afterEach, beforeEach } from 'vitest'
import { newHome, openTestDesk, removeHome, type TestDesk } from './open-test-desk.ts'

export type DeskOfTest = TestDesk & {
  /** The folder of everything that is kept. */
  readonly home: string
  /**
   * The application is closed and started again.
   * @param meanwhile  what is done to the folder while it is closed
   */
  reopen(meanwhile?: () => void | Promise<void>): Promise<void>
}

type Surroundings = Parameters<typeof openTestDesk> extends [string, ...infer Others] ? Others : never

/** @returns the desk of the test that is running, which each test finds open */
export function deskForEachTest(...on: Surroundings): DeskOfTest {
  const desk = closedDeskForEachTest()
  beforeEach(() => desk.start(...on))
  return desk
}

/** @returns the same, which the test itself starts, on a computer that it says */
export function closedDeskForEachTest(): DeskOfTest & { start(...on: Surroundings): Promise<void> } {
  let home = ''
  let open: TestDesk
  let surroundings: Surroundings
  beforeEach(() => {
    home = newHome()
  })
  afterEach(async () => {
    await open.close()
    removeHome(home)
  })
  return {
    get home() {
      return home
    },
    get desk() {
      return open.desk
    },
    get told() {
      return open.told
    },
    get authorizations() {
      return open.authorizations
    },
    get preparations() {
      return open.preparations
    },
    get messages() {
      return open.messages
    },
    get settingsRead() {
      return open.settingsRead
    },
    underWay: () => open.underWay(),
    close: () => open.close(),
    start: async (...on) => {
      surroundings = on
      open = await openTestDesk(home, ...on)
    },
    reopen: async (meanwhile) => {
      await open.close()
      await meanwhile?.()
      open = await openTestDesk(home, ...surroundings)
    },
  }
}
