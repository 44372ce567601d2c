/** A meter with its registers. Source: service interface, "Meter". */
import { z } from 'zod'
import { boolean, datetime, identifier, integer, level, number, text } from '../field.ts'

const register = z.strictObject({
  register_type: text('Register type', 'What the register counts.', {
    meanings: { KWH_IMPORT: 'Kilowatt-hours taken from the network' },
  }),
  digits: integer('Register digits', 'How many digits the register shows.'),
  multiplier: text('Register multiplier', 'What a reading is multiplied by, as text.'),
})

export const meter = z.strictObject({
  active_from: datetime('Meter installed at', 'When the meter started to count.'),
  serial_number: identifier('Meter serial number', 'Serial number on the meter. Leading zeros are kept.'),
  status: text('Meter status', 'Whether the meter is on.', { meanings: { on: 'On' } }),
  service_type: text('Meter service type', 'What kind of service the meter measures.', {
    meanings: { metered_service_kwh: 'Metered in kilowatt-hours' },
  }),
  voltage: number('Meter voltage', 'Voltage, as a number.'),
  size: number('Meter size', 'Size of the meter, as a number.'),
  phase: text('Meter phase', 'Phase of the meter.'),
  retrieval_method: text('Meter retrieval method', 'How readings are taken.'),
  model: text('Meter model', 'Model of the meter.'),
  manufacturer: text('Meter manufacturer', 'Who made the meter.'),
  advance_meter_info: text('Smart meter information', 'What is known about a smart meter.'),
  is_net_metered: boolean('Net metered', 'Yes if the customer also delivers energy.'),
  registers: level('Registers', 'What the meter counts.', register, {
    element: 'register',
    section: 'Register',
    naturalKeys: [['register_type']],
    alikeAre: 'parts',
  }),
})
