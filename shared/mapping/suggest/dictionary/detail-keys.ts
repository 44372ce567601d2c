/**
 * Words for the documented keys of `user_details`. A key that the interface documents and that is not here is found by its own
 * words ("tax_id" by "Tax id").
 */
import { wordMap } from '../../../word-map.ts'

export const detailKeyWords = wordMap<readonly string[]>({
  external_user_id: [
    ...[
      'user id',
      'external user id',
      'customer id',
      'customer number',
      'customer reference',
      'client id',
      'client number',
    ],
    ...['contact id', 'person id', 'portal user id', 'user uuid', 'member id', 'customer code', 'user number'],
  ],
  middle_name: ['middle name', 'middle names', 'middle initial'],
  suffix: ['suffix', 'name suffix'],
  tax_id: [
    ...[
      'tax id',
      'tax number',
      'tax identification number',
      'ssn',
      'social security number',
      'tin',
      'itin',
      'tfn',
      'ppsn',
    ],
    ...['pps number', 'national insurance number', 'ni number', 'nino', 'fiscal code', 'government id'],
  ],
  driver_license_number: [
    ...[
      'driver license number',
      'drivers license',
      'driver licence no',
      'driving licence number',
      'driving license',
      'dl number',
    ],
    ...['license number', 'dln'],
  ],
  driver_license_state: [
    ...[
      'driver license state',
      'driving licence state',
      'dl state',
      'license state',
      'license issuing state',
      'dl issuing state',
    ],
  ],
  credit_bureau_pin_id: ['credit bureau pin', 'credit bureau pin id', 'credit bureau id', 'bureau pin', 'credit pin'],
})
