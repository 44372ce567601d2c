/** A person who holds the account. Source: service interface, "Customer". */
import { z } from 'zod'
import { boolean, date, email, group, identifier, level, phone, text } from '../field.ts'

const phoneNumber = z.strictObject({
  phone_number: phone('Other phone', 'Another number the customer can be reached on, in international format.'),
})

const userDetail = z.strictObject({
  namespace: text('Detail name', 'Which detail this is.', {
    meanings: {
      external_user_id: 'User number in another system',
      middle_name: 'Middle name',
      suffix: 'Suffix of the name',
      tax_id: 'Tax number',
      driver_license_number: 'Driving licence number',
      driver_license_state: 'State of the driving licence',
      credit_bureau_pin_id: 'PIN at the credit bureau',
    },
  }),
  value: identifier('Detail', 'The value of the detail, as text.'),
})

export const customer = z.strictObject({
  given_name: text('First name', 'Given name of the customer.', { role: 'givenName' }),
  family_name: text('Last name', 'Family name of the customer.', { role: 'familyName' }),
  email: email('E-mail', 'E-mail address, such as ana@example.org.'),
  mobile: phone('Mobile phone', 'Mobile number in international format, such as +12025550123.', {
    role: 'mobilePhone',
  }),
  landline: phone('Landline phone', 'Home number in international format, such as +442079460123.', {
    canBeEmpty: true,
    role: 'fixedPhone',
  }),
  date_of_birth: date('Date of birth', 'Day the customer was born.'),
  alternative_phone_numbers: level('Other phones', 'Further numbers of this customer.', phoneNumber, {
    element: 'other phone',
    naturalKeys: [['phone_number']],
    about: 'person',
  }),
  customer_preferences: group('Preferences', 'What the customer agreed to receive.', {
    opted_into_updates: boolean('Wants updates', 'Yes if the customer agreed to receive updates and news by e-mail.'),
    opted_into_offers: boolean('Wants offers', 'Yes if the customer agreed to receive offers and marketing.'),
    opted_into_sms: boolean('Wants text messages', 'Yes if the customer agreed to receive text messages.'),
  }),
  user_details: level(
    'Customer details',
    'Named details of the customer, such as a middle name or a tax number.',
    userDetail,
    { element: 'customer detail', naturalKeys: [['namespace']], about: 'person', selectorField: 'namespace' },
  ),
})
