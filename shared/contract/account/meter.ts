/** A meter with its registers. Source: service interface, "Meter". */
import { z } from 'zod'
import { boolean, datetime, identifier, integer, level, number, text } from '../field.ts'

const register = z.strictObject({
  register_type: text({
    label: 'Register type',
    help: 'What the register counts.',
    documentedValues: ['KWH_IMPORT'],
    meanings: { KWH_IMPORT: 'Kilowatt-hours taken from the network' },
  }).optional(),
  digits: integer({
    label: 'Register digits',
    help: 'How many digits the register shows.',
  }).optional(),
  multiplier: text({
    label: 'Register multiplier',
    help: 'What a reading is multiplied by, as text.',
  }).optional(),
})

export const meter = z.strictObject({
  active_from: datetime({
    label: 'Meter installed at',
    help: 'When the meter started to count.',
  }).optional(),
  serial_number: identifier({
    label: 'Meter serial number',
    help: 'Serial number on the meter. Leading zeros are kept.',
  }).optional(),
  status: text({
    label: 'Meter status',
    help: 'Whether the meter is on.',
    documentedValues: ['on'],
    meanings: { on: 'On' },
  }).optional(),
  service_type: text({
    label: 'Meter service type',
    help: 'What kind of service the meter measures.',
    documentedValues: ['metered_service_kwh'],
    meanings: { metered_service_kwh: 'Metered in kilowatt-hours' },
  }).optional(),
  voltage: number({
    label: 'Meter voltage',
    help: 'Voltage, as a number.',
  }).optional(),
  size: number({
    label: 'Meter size',
    help: 'Size of the meter, as a number.',
  }).optional(),
  phase: text({
    label: 'Meter phase',
    help: 'Phase of the meter.',
  }).optional(),
  retrieval_method: text({
    label: 'Meter retrieval method',
    help: 'How readings are taken.',
  }).optional(),
  model: text({
    label: 'Meter model',
    help: 'Model of the meter.',
  }).optional(),
  manufacturer: text({
    label: 'Meter manufacturer',
    help: 'Who made the meter.',
  }).optional(),
  advance_meter_info: text({
    label: 'Smart meter information',
    help: 'What is known about a smart meter.',
  }).optional(),
  is_net_metered: boolean({
    label: 'Net metered',
    help: 'Yes if the customer also delivers energy.',
  }).optional(),
  registers: level(
    {
      label: 'Registers',
      element: 'register',
      section: 'Register',
      help: 'What the meter counts.',
      naturalKeys: [['register_type']],
      alikeAre: 'parts',
    },
    register,
  ).optional(),
})
