/** A person who holds the account. Source: service interface, "Customer". */
import { z } from 'zod'
import { boolean, date, email, group, identifier, level, phone, text } from '../field.ts'

const phoneNumber = z.strictObject({
  phone_number: phone({
    label: 'Other phone',
    help: 'Another number the customer can be reached on, in international format.',
  }).optional(),
})

const userDetail = z.strictObject({
  namespace: text({
    label: 'Detail name',
    help: 'Which detail this is.',
    documentedValues: [
      'external_user_id',
      'middle_name',
      'suffix',
      'tax_id',
      'driver_license_number',
      'driver_license_state',
      'credit_bureau_pin_id',
    ],
    meanings: {
      external_user_id: 'User number in another system',
      middle_name: 'Middle name',
      suffix: 'Suffix of the name',
      tax_id: 'Tax number',
      driver_license_number: 'Driving licence number',
      driver_license_state: 'State of the driving licence',
      credit_bureau_pin_id: 'PIN at the credit bureau',
    },
  }).optional(),
  value: identifier({
    label: 'Detail',
    help: 'The value of the detail, as text.',
  }).optional(),
})

export const customer = z.strictObject({
  given_name: text({
    role: 'givenName',
    label: 'First name',
    help: 'Given name of the customer.',
  }).optional(),
  family_name: text({
    role: 'familyName',
    label: 'Last name',
    help: 'Family name of the customer.',
  }).optional(),
  email: email({
    label: 'E-mail',
    help: 'E-mail address, such as ana@example.org.',
  }).optional(),
  mobile: phone({
    label: 'Mobile phone',
    help: 'Mobile number in international format, such as +447700900123.',
  }).optional(),
  landline: phone({
    label: 'Landline phone',
    help: 'Home number in international format, such as +442079460123.',
    canBeEmpty: true,
  }).optional(),
  date_of_birth: date({
    label: 'Date of birth',
    help: 'Day the customer was born.',
  }).optional(),
  alternative_phone_numbers: level(
    {
      label: 'Other phones',
      element: 'other phone',
      help: 'Further numbers of this customer.',
      naturalKeys: [['phone_number']],
      about: 'person',
    },
    phoneNumber,
  ).optional(),
  customer_preferences: group(
    { label: 'Preferences', help: 'What the customer agreed to receive.' },
    {
      opted_into_updates: boolean({
        label: 'Wants updates',
        help: 'Yes if the customer agreed to receive updates and news by e-mail.',
      }).optional(),
      opted_into_offers: boolean({
        label: 'Wants offers',
        help: 'Yes if the customer agreed to receive offers and marketing.',
      }).optional(),
      opted_into_sms: boolean({
        label: 'Wants text messages',
        help: 'Yes if the customer agreed to receive text messages.',
      }).optional(),
    },
  ).optional(),
  user_details: level(
    {
      label: 'Customer details',
      element: 'customer detail',
      help: 'Named details of the customer, such as a middle name or a tax number.',
      naturalKeys: [['namespace']],
      about: 'person',
      selectorField: 'namespace',
    },
    userDetail,
  ).optional(),
})
