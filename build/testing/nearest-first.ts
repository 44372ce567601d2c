/**
 * With `--changed`: of the tests that a change concerns, those that stand nearest to it, as many as end soon. What all of the
 * application is built on concerns nearly every test; the others are for `npm test`.
 */
import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** How long they took when they ran last, added up. */
const roomMs = 30_000
/** Of a file that never ran. */
const unknownMs = 1_000

export default class NearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { config, cache, logger } = this.ctx
    if (!config.changed) return super.sort(files)
    const changed = (config.related ?? []).map((path) => roomsOf(relative(config.root, path)))
    const byNearness = files
      .map((file) => {
        const rooms = roomsOf(relative(config.root, file.moduleId))
        const nearness = Math.max(0, ...changed.map((other) => countShared(rooms, other)))
        return { file, nearness, ms: cache.getTestSpecificationResult(file)?.duration ?? unknownMs }
      })
      .toSorted((one, other) => other.nearness - one.nearness || one.ms - other.ms)
    let takenMs = 0
    const near = byNearness.filter(({ ms }, at) => {
      if (at > 0 && takenMs + ms > roomMs) return false
      takenMs += ms
      return true
    })
    if (near.length < files.length)
      logger.log(
        `${near.length} of ${files.length} files of tests that this concerns, the nearest; \`npm test\` runs all.`,
      )
    return super.sort(near.map(({ file }) => file))
  }
}

/** Tests stand in rooms that are called as those of what they test: `electron/imports/run/x.ts`, `test/unit/imports/run/x.test.ts`. */
const roomsOf = (path: string): readonly string[] =>
  path
    .replaceAll('\\', '/')
    .replace(/^(test\/unit|electron|shared)\//, '')
    .replace(/(\.spied)?(\.test)?\.tsx?$/, '')
    .split('/')

function countShared(rooms: readonly string[], others: readonly string[]): number {
  const apart = rooms.findIndex((room, at) => room !== others[at])
  return apart === -1 ? rooms.length : apart
}
