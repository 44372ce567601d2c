import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { HistoryStep } from '../../../electron/storage/projects/project-history.ts'
import { openProjectSources } from '../../../electron/storage/projects/project-sources.ts'
import { openProjects, type Projects, places } from '../../../electron/storage/projects/projects.ts'
import { SealBroken } from '../../../electron/storage/vault/sealing.ts'
import type { CellEdit } from '../../../shared/ipc.ts'
import { serviceSays } from '../../../shared/issue-words.ts'
import type { Mapping } from '../../../shared/mapping/model/mapping.ts'
import { runs } from '../../support/property-runs.ts'
import { lookOf } from '../../support/windows/looks.ts'
import { openTestData, temporaryHome, tickingClock } from './temporary-home.ts'

const bytes = new Uint8Array([80, 75, 3, 4, 0, 255])
const openTestProjects = (home?: string): Projects => openProjects(openTestData(home), tickingClock())
const cells = (text: string): HistoryStep => ({
  name: { is: 'cellsChanged', count: 1, column: null },
  changed: 'cells',
  edits: [edit(text)],
})
const edit = (text: string): CellEdit => ({ sheet: 'Accounts', row: 2, column: 1, text })
const mapping: Mapping = {
  version: 1,
  sheets: [],
  constants: [{ target: 'import_supplier', value: 'X' }],
  defaults: {},
}

describe('projects', () => {
  test('come back after a restart with everything that was saved', async () => {
    const home = temporaryHome()
    const data = openTestData(home)
    const before = openProjects(data, tickingClock())
    const { id } = await before.add({ fileName: 'accounts.csv', bytes })
    const seen = { key: '100001', status: 'finished', standing: 'a b', payload: 'c d' } as const
    const look = { ...lookOf('Sheet1', [{ column: 2, width: 300 }]), isListFolded: true, lookedAt: [seen] }
    before.change(id, { textReading: { delimiter: ';' }, mapping, savedMappingName: 'Ours', step: 'check' })
    before.change(id, { name: 'Hill Road', look, takenOver: ['an earlier one'] })
    data.database.close()

    const after = openTestProjects(home)
    expect(after.open(id)).toEqual({
      id,
      fileName: 'accounts.csv',
      name: 'Hill Road',
      look,
      textReading: { delimiter: ';' },
      mapping,
      kind: 'accounts',
      savedMappingName: 'Ours',
      askedMapping: null,
      step: 'check',
      origin: null,
      description: null,
      takenOver: ['an earlier one'],
    })
    expect(await after.readSource(id)).toEqual(bytes)
  })

  test('tell of a part that the disk refuses, however early that was, and nothing is left without anybody to hear it', async () => {
    const data = openTestData()
    const refusing = <T>(work: () => T) => ({ value: work(), onDisk: Promise.reject(new Error('no room')) })
    const sources = openProjectSources(data, refusing)
    await expect(sources.keep('p', new Uint8Array(2 ** 21 + 5))).rejects.toThrow('no room')
  })

  test('keep a large file in parts, each sealed for its place among them', async () => {
    const data = openTestData()
    const projects = openProjects(data, tickingClock())
    const large = Uint8Array.from({ length: 2 ** 21 + 5 }, (_, index) => index % 251)
    const { id } = await projects.add({ fileName: 'large.csv', bytes: large })
    expect(Buffer.from((await projects.readSource(id)) ?? []).equals(large)).toBe(true)
    data.database.exec('DELETE FROM project_source_parts WHERE position = 2')
    await expect(projects.readSource(id)).rejects.toThrow(SealBroken)
  })

  test('read a large file in parts, and let others have their turn in between', async () => {
    const projects = openTestProjects()
    const { id } = await projects.add({ fileName: 'large.csv', bytes: new Uint8Array(2 ** 21 + 5) })
    const order: string[] = []
    const reading = projects.readSource(id).then((read) => order.push(`read ${read?.length}`))
    await new Promise((resolve) => setImmediate(resolve))
    order.push('another')
    await reading
    expect(order).toEqual(['another', `read ${2 ** 21 + 5}`])
  })

  test('have no file any more when they are deleted while it is read', async () => {
    const projects = openTestProjects()
    const { id } = await projects.add({ fileName: 'large.csv', bytes: new Uint8Array(2 ** 21 + 5) })
    const reading = projects.readSource(id)
    projects.delete(id)
    expect(await reading).toBeUndefined()
  })

  test('leave nothing of a file whose project was never added', async () => {
    const data = openTestData()
    data.database.exec("INSERT INTO project_source_parts VALUES ('gone', 0, x'01')")
    openProjects(data, tickingClock())
    expect(data.database.prepare('SELECT count(*) AS parts FROM project_source_parts').get()).toEqual({ parts: 0 })
  })

  test('are the same where their files are', async () => {
    const projects = openTestProjects()
    const one = await projects.add({ fileName: 'a.csv', bytes })
    const same = await projects.add({ fileName: 'b.csv', bytes })
    await projects.add({ fileName: 'a.csv', bytes: Uint8Array.of(7) })
    expect(projects.findSame(one.id)).toEqual([same.id, one.id])
  })

  test('change only in what is named', async () => {
    const projects = openTestProjects()
    const { id } = await projects.add({ fileName: 'a.xlsx', bytes })
    projects.change(id, { mapping, savedMappingName: 'Ours' })
    projects.change(id, { savedMappingName: null })
    expect(projects.open(id)).toMatchObject({ mapping, savedMappingName: null, step: 'load' })
  })

  test('are listed with the one opened last in front', async () => {
    const projects = openProjects(openTestData(), () => Date.UTC(2026, 0, 1))
    const first = await projects.add({ fileName: 'first.xlsx', bytes })
    await projects.add({ fileName: 'second.xlsx', bytes })
    projects.open(first.id)
    projects.change(first.id, { accountCount: 30 })
    expect(projects.list().map(({ fileName, accountCount }) => [fileName, accountCount])).toEqual([
      ['first.xlsx', 30],
      ['second.xlsx', 0],
    ])
  })

  test('that are not there are nothing, not an error', async () => {
    const projects = openTestProjects()
    expect([projects.open('gone'), await projects.readSource('gone'), projects.readEdits('gone')]).toEqual([
      undefined,
      undefined,
      [],
    ])
  })

  test('forget a mapping they cannot read, and nothing else', async () => {
    const { database, sealing, ...data } = openTestData()
    const projects = openProjects({ database, sealing, ...data }, tickingClock())
    const { id } = await projects.add({ fileName: 'a.xlsx', bytes })
    const later = sealing.sealJson(places.project(id, 'mapping'), { version: 7 })
    database.prepare('UPDATE projects SET mapping = ?').run(later)
    expect(projects.open(id)).toMatchObject({ fileName: 'a.xlsx', mapping: null })
  })

  test('leave nothing of the customers behind when deleted', async () => {
    const data = openTestData()
    const projects = openProjects(data, tickingClock())
    const { id } = await projects.add({ fileName: 'a.xlsx', bytes })
    await projects.addSteps(id, [cells('x')])
    projects.saveDryRun(
      id,
      { connection: 'practice', supplier: 'P' },
      { accountNumber: '1', payloadHash: 'h', outcome: 'passed', issues: [], at: 1 },
    )
    projects.delete(id)
    const rows = ['projects', 'project_source_parts', 'edit_steps', 'dry_runs'].map((table) =>
      data.database.prepare(`SELECT count(*) AS rows FROM ${table}`).get(),
    )
    expect(rows).toEqual(Array(4).fill({ rows: 0 }))
  })
})

describe('edits', () => {
  test('made after an undo take the place of what was undone', async () => {
    const projects = openTestProjects()
    const { id } = await projects.add({ fileName: 'a.xlsx', bytes })
    for (const text of ['one', 'two', 'three']) await projects.addSteps(id, [cells(text)])
    await projects.moveOver(id, -1)
    await projects.moveOver(id, -1)
    await projects.addSteps(id, [cells('four')])
    expect(projects.readEdits(id)).toEqual([edit('four')])
    expect(projects.readStep(id, -1)).toMatchObject({ edits: [{ ...edit('four'), before: 'one' }] })
  })

  test('cannot be undone further than their beginning or redone further than their end', async () => {
    const projects = openTestProjects()
    const { id } = await projects.add({ fileName: 'a.xlsx', bytes })
    await projects.addSteps(id, [cells('one')])
    expect(() => projects.moveOver(id, 1)).toThrow()
    await projects.moveOver(id, -1)
    expect(() => projects.moveOver(id, -1)).toThrow()
  })

  test('are what a list with a cursor would be, whatever the order of edits, undos and redos', async () => {
    const projects = openTestProjects()
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(fc.string(), fc.constantFrom(...([-1, 1] as const)))), async (moves) => {
        const { id } = await projects.add({ fileName: 'a.xlsx', bytes })
        let model: { steps: CellEdit[][]; position: number } = { steps: [], position: 0 }
        for (const move of moves) {
          if (typeof move === 'string') {
            await projects.addSteps(id, [cells(move)])
            model = { steps: [...model.steps.slice(0, model.position), [edit(move)]], position: model.position + 1 }
          } else if (model.position + move >= 0 && model.position + move <= model.steps.length) {
            await projects.moveOver(id, move)
            model = { ...model, position: model.position + move }
          }
        }
        expect(projects.readEdits(id)).toEqual(model.steps.slice(0, model.position).at(-1) ?? [])
        const editsBeside = (by: 1 | -1) => {
          const step = projects.readStep(id, by)
          return step?.changed === 'cells' ? step.edits : undefined
        }
        const stepAt = (index: number) => {
          const before = model.steps[index - 1]?.[0]?.text ?? null
          return model.steps[index]?.map((one) => ({ ...one, before }))
        }
        expect(editsBeside(-1)).toEqual(stepAt(model.position - 1))
        expect(editsBeside(1)).toEqual(stepAt(model.position))
      }),
      { numRuns: runs(30) },
    )
  })
})

describe('dry runs', () => {
  test('are kept per service and supplier, the latest of an account alone', async () => {
    const projects = openTestProjects()
    const { id } = await projects.add({ fileName: 'a.xlsx', bytes })
    const scope = { connection: 'practice', supplier: 'P' }
    const issue = {
      level: 'error' as const,
      code: 'invalid_phone_number',
      message: serviceSays('No.'),
      where: { path: 'customers.0.landline' },
    }
    const refused = { accountNumber: '1', payloadHash: 'a', outcome: 'refused' as const, issues: [issue], at: 1 }
    const passed = { accountNumber: '1', payloadHash: 'b', outcome: 'passed' as const, issues: [], at: 2 }
    projects.saveDryRun(id, scope, refused)
    projects.saveDryRun(id, scope, passed)
    projects.saveDryRun(id, { ...scope, supplier: 'Q' }, refused)
    expect(projects.readDryRuns(id, scope)).toEqual([passed])
    expect(projects.readDryRuns(id, { ...scope, supplier: 'Q' })).toEqual([refused])
  })
})
