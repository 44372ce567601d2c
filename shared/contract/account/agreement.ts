/** What a supply point is supplied at. Source: service interface, "Supply point", `agreements`. */
import { z } from 'zod'
import { date, identifier, level, text } from '../field.ts'

const characteristic = z.strictObject({
  code: text({
    label: 'Characteristic code',
    help: 'Code of a characteristic of the agreement.',
  }).optional(),
  value: identifier({
    label: 'Characteristic value',
    help: 'Value of the characteristic, as text.',
  }).optional(),
})

export const agreement = z.strictObject({
  effective_from: date({
    label: 'Tariff valid from',
    help: 'First day of the agreement.',
  }).optional(),
  tariff_code: identifier({
    label: 'Tariff code',
    help: 'Code of the tariff or plan, as the operator knows it.',
  }).optional(),
  characteristics: level(
    {
      label: 'Agreement characteristics',
      element: 'characteristic',
      help: 'Codes with values that belong to the agreement.',
      naturalKeys: [['code']],
      selectorField: 'code',
    },
    characteristic,
  ).optional(),
})
