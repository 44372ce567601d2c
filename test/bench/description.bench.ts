/**
 * Measures reading an operator's document, beside parsing its YAML alone: one of 1 MB that is made up here, or `--document FILE`.
 * `node test/bench/description.bench.ts [--runs 9] [--document FILE]`. Medians, in turns, in one process that has done each once.
 * Wanted: reading all of it takes less than twice what parsing does.
 */
import { readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { catalogueOf } from '../../shared/catalogue/catalogue.ts'
import { describeService } from '../../shared/description/describe-service.ts'
import { parseDocument } from '../../shared/description/document/parse-document.ts'
import { medianOf } from '../support/quantiles.ts'
import { madeUpDocument } from '../support/services/made-up-document.ts'

const { values } = parseArgs({ options: { runs: { type: 'string', default: '9' }, document: { type: 'string' } } })
const text = values.document === undefined ? madeUpDocument() : readFileSync(values.document, 'utf8')

const timed = (work: () => { readonly ok: boolean }): number => {
  const start = performance.now()
  if (!work().ok) throw new Error('The document was refused.')
  return performance.now() - start
}
const parsing: number[] = []
const reading: number[] = []
for (let run = 0; run <= Number(values.runs); run += 1) {
  const parsed = timed(() => parseDocument(text, 'service.yml'))
  const read = timed(() => describeService(text, 'service.yml'))
  if (run === 0) continue
  parsing.push(parsed)
  reading.push(read)
}

const described = describeService(text, 'service.yml')
const { leaves, rules } = catalogueOf(described.ok ? described.value.catalogue : ({} as never))
const ratio = medianOf(reading) / medianOf(parsing)
console.log(`${(text.length / 1_000_000).toFixed(2)} MB, ${leaves.length} fields, ${rules.length} rules`)
console.log(`parsing ${medianOf(parsing).toFixed(0)} ms, reading all of it ${medianOf(reading).toFixed(0)} ms`)
console.log(`ratio ${ratio.toFixed(2)} (wanted: under 2)`)
if (ratio >= 2) process.exitCode = 1
