/** The field tree of the made-up operator of another trade, as its document describes it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalogueOf } from '../../shared/catalogue/catalogue.ts'
import { describeService } from '../../shared/description/describe-service.ts'
import { valueIn } from './value-in.ts'

// Not an address: tests with a page would take that for one of its own files.
const text = readFileSync(join(import.meta.dirname, '../fixtures/services/water.openapi.yml'), 'utf8')

export const waterCatalogue = catalogueOf(valueIn(describeService(text, 'water.yml')).catalogue)
