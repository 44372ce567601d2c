/** What a supply point is supplied at. Source: service interface, "Supply point", `agreements`. */
import { z } from 'zod'
import { date, identifier, level, text } from '../field.ts'

const characteristic = z.strictObject({
  code: text({
    label: 'Characteristic code',
    help: 'Code of a characteristic of the agreement.',
    synonyms: ['characteristic', 'characteristic code'],
  }).optional(),
  value: identifier({
    label: 'Characteristic value',
    help: 'Value of the characteristic, as text.',
    synonyms: ['characteristic value'],
  }).optional(),
})

export const agreement = z.strictObject({
  effective_from: date({
    label: 'Tariff valid from',
    help: 'First day of the agreement.',
    synonyms: [
      'effective from',
      'tariff from',
      'plan effective',
      'contract start',
      'tariff start',
      'agreement from',
      'valid from',
      'effective date',
      'effective',
      'plan start',
      'plan from',
      'plan valid from',
      'rate effective',
      'rate effective date',
      'product start',
      'price from',
      'contract from',
      'agreement start',
      'tariff effective',
    ],
  }).optional(),
  tariff_code: identifier({
    label: 'Tariff code',
    help: 'Code of the tariff or plan, as the operator knows it.',
    synonyms: [
      'tariff',
      'tariff code',
      'plan',
      'plan code',
      'product code',
      'rate',
      'rate code',
      'contract',
      'product',
      'price plan',
      'rate plan',
      'rate schedule',
      'tariff id',
      'tariff name',
      'plan name',
      'product name',
      'rate name',
      'tariff plan',
      'energy plan',
      'contract code',
      'offer code',
      'retail tariff',
    ],
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
