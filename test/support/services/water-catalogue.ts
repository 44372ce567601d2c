/** The field tree of the made-up operator of another trade, as its document describes it. */

import { catalogueOf } from '../../../shared/catalogue/catalogue.ts'
import { describeService } from '../../../shared/description/describe-service.ts'
import { valueIn } from '../value-in.ts'
import { serviceFile } from './service-file.ts'

const text = serviceFile('water.openapi.yml')

export const waterCatalogue = catalogueOf(valueIn(describeService(text, 'water.yml')).catalogue)
