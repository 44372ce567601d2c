/** The field tree of the made-up operator of another trade, as its document describes it. */
import { catalogueOf } from '../../shared/catalogue/catalogue.ts'
import { describeService } from '../../shared/description/describe-service.ts'
import { fixtureBytes } from './fixtures.ts'

const described = describeService(new TextDecoder().decode(fixtureBytes('services/water.openapi.yml')), 'water.yml')
if (!described.ok) throw new Error(described.issues[0].message)

export const waterCatalogue = catalogueOf(described.value.catalogue)
