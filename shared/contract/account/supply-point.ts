/** Where the network meets the premises. Source: service interface, "Supply point". */
import { z } from 'zod'
import { date, group, identifier, level, text } from '../field.ts'
import { agreement } from './agreement.ts'
import { meter } from './meter.ts'

export const supplyPoint = z.strictObject({
  supply_type: text({
    label: 'Supply type',
    help: 'What is supplied.',
    documentedValues: ['ELECTRICITY'],
    meanings: { ELECTRICITY: 'Electricity' },
  }).optional(),
  identifier: identifier({
    label: 'Supply point number',
    help: 'Number of the supply point, such as the ESI ID or MPAN. Leading zeros are kept.',
  }).optional(),
  operating_company: identifier({
    label: 'Operating company',
    help: 'Code of the company that runs the network.',
  }).optional(),
  supply_start_date: date({
    label: 'Supply started on',
    help: 'First day of supply.',
  }).optional(),
  last_billed_to_date: date({
    label: 'Billed up to',
    help: 'Last day that has been billed.',
  }).optional(),
  agreements: level(
    {
      label: 'Agreements',
      element: 'agreement',
      help: 'Tariffs of the supply point, each with its first day.',
      naturalKeys: [['tariff_code', 'effective_from']],
    },
    agreement,
  ).optional(),
  supply_details: group(
    { label: 'Supply details', help: 'Technical details of the supply point.' },
    {
      standard_point_location_code: identifier({
        label: 'Standard point location code',
        help: 'Location code of the supply point.',
      }).optional(),
      load_profile_code: identifier({
        label: 'Load profile code',
        help: 'Code of the load profile.',
      }).optional(),
      service_drop: group(
        { label: 'Service drop', help: 'The line from the network to the building.' },
        {
          external_identifier: identifier({
            label: 'Service drop number',
            help: 'Number of the service drop in your system.',
          }).optional(),
          distribution_line_style: text({
            label: 'Distribution line style',
            help: 'How the line runs.',
          }).optional(),
          delivery_voltage: text({
            label: 'Delivery voltage',
            help: 'Voltage delivered, as text.',
          }).optional(),
          metering_type: text({
            label: 'Metering type',
            help: 'How the service drop is metered.',
          }).optional(),
        },
      ).optional(),
    },
  ).optional(),
  meters: level(
    {
      label: 'Meters',
      element: 'meter',
      section: 'Meter',
      help: 'Meters of the supply point.',
      naturalKeys: [['serial_number']],
    },
    meter,
  ).optional(),
})
