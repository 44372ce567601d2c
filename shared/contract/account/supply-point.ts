/** Where the network meets the premises. Source: service interface, "Supply point". */
import { z } from 'zod'
import { date, group, identifier, level, text } from '../field.ts'
import { meter } from './meter.ts'

const characteristic = z.strictObject({
  code: text('Characteristic code', 'Code of a characteristic of the agreement.'),
  value: identifier('Characteristic value', 'Value of the characteristic, as text.'),
})

/** What it is supplied at. */
const agreement = z.strictObject({
  effective_from: date('Tariff valid from', 'First day of the agreement.'),
  tariff_code: identifier('Tariff code', 'Code of the tariff or plan, as the operator knows it.'),
  characteristics: level(
    'Agreement characteristics',
    'Codes with values that belong to the agreement.',
    characteristic,
    { element: 'characteristic', naturalKeys: [['code']], selectorField: 'code' },
  ),
})

export const supplyPoint = z.strictObject({
  supply_type: text('Supply type', 'What is supplied.', { meanings: { ELECTRICITY: 'Electricity' } }),
  identifier: identifier(
    'Supply point number',
    'Number of the supply point, such as the ESI ID or MPAN. Leading zeros are kept.',
  ),
  operating_company: identifier('Operating company', 'Code of the company that runs the network.'),
  supply_start_date: date('Supply started on', 'First day of supply.'),
  last_billed_to_date: date('Billed up to', 'Last day that has been billed.'),
  agreements: level('Agreements', 'Tariffs of the supply point, each with its first day.', agreement, {
    element: 'agreement',
    naturalKeys: [['tariff_code', 'effective_from']],
  }),
  supply_details: group('Supply details', 'Technical details of the supply point.', {
    standard_point_location_code: identifier('Standard point location code', 'Location code of the supply point.'),
    load_profile_code: identifier('Load profile code', 'Code of the load profile.'),
    service_drop: group('Service drop', 'The line from the network to the building.', {
      external_identifier: identifier('Service drop number', 'Number of the service drop in your system.'),
      distribution_line_style: text('Distribution line style', 'How the line runs.'),
      delivery_voltage: text('Delivery voltage', 'Voltage delivered, as text.'),
      metering_type: text('Metering type', 'How the service drop is metered.'),
    }),
  }),
  meters: level('Meters', 'Meters of the supply point.', meter, {
    element: 'meter',
    section: 'Meter',
    naturalKeys: [['serial_number']],
  }),
})
