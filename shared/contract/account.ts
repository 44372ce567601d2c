/**
 * The account import payload (v2), used by validate and create.
 * Source: service interface, "Account import payload". Required flags and bounds are "not shown" there, so every field but the
 * two that "every write payload carries" is optional here, and the service's own dry run decides about the rest.
 */
import { z } from 'zod'
import {
  boolean,
  country,
  date,
  datetime,
  decimal,
  email,
  type FieldNotes,
  group,
  identifier,
  integer,
  json,
  level,
  number,
  phone,
  text,
} from './field.ts'

/** Source: service interface, "Address". */
const address = (notes: FieldNotes, whose: string) =>
  group(notes, {
    street_address: text({
      label: `${whose} street`,
      help: 'House number and street, on one line.',
      synonyms: ['street', 'street address', 'address', 'address line', 'address line 1', 'house and street'],
    }).optional(),
    locality: text({
      label: `${whose} town or city`,
      help: 'Town or city.',
      synonyms: ['city', 'town', 'locality', 'suburb', 'post town'],
    }).optional(),
    administrative_area: text({
      label: `${whose} state or county`,
      help: 'State, county, province or region.',
      synonyms: ['state', 'county', 'province', 'region', 'administrative area'],
    }).optional(),
    postal_code: identifier({
      label: `${whose} postcode`,
      help: 'Postcode or ZIP code. Leading zeros are kept.',
      synonyms: ['postcode', 'post code', 'postal code', 'zip', 'zip code'],
    }).optional(),
    country: country({
      label: `${whose} country`,
      help: 'Short country code, such as US or GB.',
      synonyms: ['country', 'country code'],
    }).optional(),
  })

const phoneNumber = z.strictObject({
  phone_number: phone({
    label: 'Other phone',
    help: 'Another number the customer can be reached on, in international format.',
    synonyms: ['alternative phone', 'other phone', 'work phone', 'daytime phone', 'second phone', 'phone 2'],
  }).optional(),
})

const userDetail = z.strictObject({
  namespace: text({
    label: 'Detail name',
    help: 'Which detail this is.',
    synonyms: ['detail', 'namespace', 'detail name', 'attribute name'],
    documentedValues: [
      'external_user_id',
      'middle_name',
      'suffix',
      'tax_id',
      'driver_license_number',
      'driver_license_state',
      'credit_bureau_pin_id',
    ],
  }).optional(),
  value: identifier({
    label: 'Detail',
    help: 'The value of the detail, as text.',
    synonyms: ['detail value', 'attribute value'],
  }).optional(),
})

const customer = z.strictObject({
  given_name: text({
    label: 'First name',
    help: 'Given name of the customer.',
    synonyms: ['first name', 'given name', 'forename', 'christian name', 'first'],
  }).optional(),
  family_name: text({
    label: 'Last name',
    help: 'Family name of the customer.',
    synonyms: ['last name', 'surname', 'family name', 'last'],
  }).optional(),
  email: email({
    label: 'E-mail',
    help: 'E-mail address, such as ana@example.org.',
    synonyms: ['email', 'e-mail', 'email address', 'mail address', 'contact email'],
  }).optional(),
  mobile: phone({
    label: 'Mobile phone',
    help: 'Mobile number in international format, such as +447700900123.',
    synonyms: ['mobile', 'cell', 'cell phone', 'mobile phone', 'mobile number', 'phone', 'phone number'],
  }).optional(),
  landline: phone({
    label: 'Landline phone',
    help: 'Home number in international format, such as +442079460123.',
    synonyms: ['landline', 'home phone', 'telephone', 'tel', 'home number', 'fixed line'],
    canBeEmpty: true,
  }).optional(),
  date_of_birth: date({
    label: 'Date of birth',
    help: 'Day the customer was born.',
    synonyms: ['date of birth', 'birth date', 'dob', 'birthday', 'born'],
  }).optional(),
  alternative_phone_numbers: level(
    {
      label: 'Other phones',
      element: 'other phone',
      help: 'Further numbers of this customer.',
      naturalKeys: [['phone_number']],
    },
    phoneNumber,
  ).optional(),
  customer_preferences: group(
    { label: 'Preferences', help: 'What the customer agreed to receive.' },
    {
      opted_into_updates: boolean({
        label: 'Wants updates',
        help: 'Yes if the customer agreed to receive updates and news by e-mail.',
        synonyms: ['updates', 'email updates', 'newsletter', 'email news', 'news'],
      }).optional(),
      opted_into_offers: boolean({
        label: 'Wants offers',
        help: 'Yes if the customer agreed to receive offers and marketing.',
        synonyms: ['offers', 'marketing', 'promotions', 'marketing consent', 'marketing opt in'],
      }).optional(),
      opted_into_sms: boolean({
        label: 'Wants text messages',
        help: 'Yes if the customer agreed to receive text messages.',
        synonyms: ['sms', 'text messages', 'texts', 'text msgs', 'sms consent', 'sms opt in'],
      }).optional(),
    },
  ).optional(),
  user_details: level(
    {
      label: 'Customer details',
      element: 'customer detail',
      help: 'Named details of the customer, such as a middle name or a tax number.',
      naturalKeys: [['namespace']],
      selectorField: 'namespace',
    },
    userDetail,
  ).optional(),
})

const documentPath = z.strictObject({
  document_path: text({
    label: 'Note document',
    help: 'Path of a document, relative to the folder the operator has set for your imports.',
    synonyms: ['document', 'document path', 'attachment', 'file', 'file path'],
  }).optional(),
})

/** Shared by the account payload and the notes endpoint. Source: service interface, "Note". */
export const note = z
  .strictObject({
    body: text({
      label: 'Note',
      help: 'Text of a note that is shown on the account. A note needs a text or a document.',
      synonyms: ['note', 'notes', 'memo', 'comment', 'comments', 'remarks', 'note text', 'account notes'],
    }).optional(),
    document_paths: level(
      {
        label: 'Note documents',
        element: 'note document',
        help: 'Documents that belong to the note.',
        naturalKeys: [['document_path']],
      },
      documentPath,
    ).optional(),
    created_at: datetime({
      label: 'Note written at',
      help: 'When the note was written. Left out, it is the time of the import.',
      synonyms: ['note date', 'note created', 'note created at', 'note written'],
    }).optional(),
    is_pinned: boolean({
      label: 'Note is pinned',
      help: 'Yes keeps the note at the top of the account page.',
      synonyms: ['pinned', 'pin note', 'pin', 'note pinned'],
    }).optional(),
    unpin_at: datetime({
      label: 'Unpin note at',
      help: 'When a pinned note stops being pinned. Only together with "Note is pinned".',
      synonyms: ['unpin', 'unpin at', 'pinned until', 'pin until'],
    }).optional(),
  })
  .refine((value) => value.body !== undefined || value.document_paths !== undefined, {
    error: 'A note needs a body or document paths.',
    path: ['body'],
  })

const ledgerTransaction = z.strictObject({
  transaction_id: identifier({
    label: 'Bill transaction number',
    help: 'Number of the transaction in your system.',
    synonyms: ['transaction id', 'transaction number', 'transaction no', 'txn id', 'line id'],
  }).optional(),
  type: text({
    label: 'Bill transaction type',
    help: 'What kind of transaction this is.',
    synonyms: ['transaction type', 'kind', 'txn type', 'type'],
    documentedValues: ['CHARGE'],
  }).optional(),
  reason: text({
    label: 'Bill transaction reason',
    help: 'Why the transaction exists.',
    synonyms: ['reason', 'reason code', 'transaction reason'],
    documentedValues: ['DATA_IMPORT_BALANCE_TRANSFER'],
  }).optional(),
  amount: decimal({
    label: 'Bill transaction amount',
    help: 'Amount, with a minus for credit.',
    synonyms: ['amount', 'transaction amount', 'bill amount', 'value', 'total'],
  }).optional(),
  transaction_date: date({
    label: 'Bill transaction date',
    help: 'Day of the transaction.',
    synonyms: ['transaction date', 'txn date', 'date', 'posting date'],
  }).optional(),
})

const historicalBillingDocument = z.strictObject({
  billing_document_identifier: identifier({
    label: 'Bill number',
    help: 'Number of a bill the customer already received.',
    synonyms: ['bill no', 'bill number', 'invoice number', 'invoice no', 'document number', 'statement number'],
  }).optional(),
  billing_document_type: text({
    label: 'Bill type',
    help: 'What kind of bill this was.',
    synonyms: ['bill type', 'invoice type', 'document type'],
    documentedValues: ['ITEM_BASED'],
  }).optional(),
  issued_date: date({
    label: 'Bill issued on',
    help: 'Day the bill was issued.',
    synonyms: ['issued on', 'bill date', 'invoice date', 'issued date', 'issue date'],
  }).optional(),
  transactions: level(
    {
      label: 'Bill transactions',
      element: 'bill transaction',
      help: 'What the bill consisted of.',
      naturalKeys: [['transaction_id'], ['transaction_date', 'type', 'reason', 'amount']],
    },
    ledgerTransaction,
  ).optional(),
})

/** Source: service interface, "Element shape of `additional_historical_transactions` and `current_statement_transactions`: not shown." */
const opaqueArray = (label: string, element: string) =>
  level(
    {
      label,
      element,
      help: 'The interface does not show what belongs here, so it is not sent.',
      naturalKeys: [],
      isOpaque: true,
    },
    z.unknown(),
  )

const ledger = z.strictObject({
  ledger_code: text({
    label: 'Ledger code',
    help: 'Which of the account’s ledgers this is.',
    synonyms: ['ledger', 'ledger code', 'ledger type'],
    documentedValues: ['ENERGY'],
  }).optional(),
  billing_document_type: text({
    label: 'Ledger bill type',
    help: 'What kind of bills this ledger gets.',
    synonyms: ['ledger billing document type', 'billing type', 'billing document type'],
    documentedValues: ['ITEM_BASED'],
  }).optional(),
  ledger_balance: decimal({
    label: 'Balance',
    help: 'Balance of the account on the day of the move. Negative values occur.',
    synonyms: [
      'balance',
      'account balance',
      'current balance',
      'ledger balance',
      'outstanding',
      'amount due',
      'arrears',
    ],
  }).optional(),
  last_statement_closing_date: date({
    label: 'Last statement closed on',
    help: 'Last day covered by the latest statement.',
    synonyms: [
      'last statement close',
      'last stmt close',
      'statement closed',
      'statement closing date',
      'last bill to date',
      'statement end',
    ],
  }).optional(),
  last_statement_issue_date: date({
    label: 'Last statement issued on',
    help: 'Day the latest statement was sent.',
    synonyms: [
      'last statement issued',
      'last stmt issued',
      'statement issued',
      'last bill date',
      'last invoice date',
      'statement issue date',
    ],
  }).optional(),
  historical_billing_documents: level(
    {
      label: 'Past bills',
      element: 'past bill',
      help: 'Bills the customer already received.',
      naturalKeys: [['billing_document_identifier'], ['issued_date', 'billing_document_type']],
    },
    historicalBillingDocument,
  ).optional(),
  additional_historical_transactions: opaqueArray('Additional past transactions', 'past transaction').optional(),
  current_statement_transactions: opaqueArray('Current statement transactions', 'current transaction').optional(),
})

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

const agreement = z.strictObject({
  effective_from: date({
    label: 'Tariff valid from',
    help: 'First day of the agreement.',
    synonyms: ['effective from', 'tariff from', 'plan effective', 'contract start', 'tariff start', 'agreement from'],
  }).optional(),
  tariff_code: identifier({
    label: 'Tariff code',
    help: 'Code of the tariff or plan, as the operator knows it.',
    synonyms: ['tariff', 'tariff code', 'plan', 'plan code', 'product code', 'rate', 'rate code', 'contract'],
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

const register = z.strictObject({
  register_type: text({
    label: 'Register type',
    help: 'What the register counts.',
    synonyms: ['register', 'register type', 'register id', 'channel', 'reading type'],
    documentedValues: ['KWH_IMPORT'],
  }).optional(),
  digits: integer({
    label: 'Register digits',
    help: 'How many digits the register shows.',
    synonyms: ['digits', 'dials', 'number of digits', 'no of dials', 'register digits'],
  }).optional(),
  multiplier: text({
    label: 'Register multiplier',
    help: 'What a reading is multiplied by, as text.',
    synonyms: ['multiplier', 'factor', 'constant', 'meter constant', 'ct ratio', 'meter multiplier'],
  }).optional(),
})

const meter = z.strictObject({
  active_from: datetime({
    label: 'Meter installed at',
    help: 'When the meter started to count.',
    synonyms: ['active from', 'installed on', 'install date', 'meter set on', 'meter install date', 'fitted on'],
  }).optional(),
  serial_number: identifier({
    label: 'Meter serial number',
    help: 'Serial number on the meter. Leading zeros are kept.',
    synonyms: ['meter serial', 'serial number', 'meter serial number', 'meter number', 'meter no', 'msn', 'meter id'],
  }).optional(),
  status: text({
    label: 'Meter status',
    help: 'Whether the meter is on.',
    synonyms: ['meter status', 'status'],
    documentedValues: ['on'],
  }).optional(),
  service_type: text({
    label: 'Meter service type',
    help: 'What kind of service the meter measures.',
    synonyms: ['service type', 'meter service type', 'meter type'],
    documentedValues: ['metered_service_kwh'],
  }).optional(),
  voltage: number({
    label: 'Meter voltage',
    help: 'Voltage, as a number.',
    synonyms: ['voltage', 'volts', 'meter voltage'],
  }).optional(),
  size: number({
    label: 'Meter size',
    help: 'Size of the meter, as a number.',
    synonyms: ['meter size', 'size', 'amps'],
  }).optional(),
  phase: text({
    label: 'Meter phase',
    help: 'Phase of the meter.',
    synonyms: ['phase', 'phases', 'meter phase'],
  }).optional(),
  retrieval_method: text({
    label: 'Meter retrieval method',
    help: 'How readings are taken.',
    synonyms: ['retrieval method', 'read method', 'reading method', 'how read'],
  }).optional(),
  model: text({ label: 'Meter model', help: 'Model of the meter.', synonyms: ['model', 'meter model'] }).optional(),
  manufacturer: text({
    label: 'Meter manufacturer',
    help: 'Who made the meter.',
    synonyms: ['manufacturer', 'make', 'maker', 'meter make', 'meter manufacturer'],
  }).optional(),
  advance_meter_info: text({
    label: 'Smart meter information',
    help: 'What is known about a smart meter.',
    synonyms: ['advance meter info', 'advanced meter', 'ami', 'amr', 'smart meter', 'smart meter info'],
  }).optional(),
  is_net_metered: boolean({
    label: 'Net metered',
    help: 'Yes if the customer also delivers energy.',
    synonyms: ['net metered', 'net metering', 'is net metered', 'solar export', 'nem'],
  }).optional(),
  registers: level(
    {
      label: 'Registers',
      element: 'register',
      help: 'What the meter counts.',
      naturalKeys: [['register_type']],
    },
    register,
  ).optional(),
})

const supplyPoint = z.strictObject({
  supply_type: text({
    label: 'Supply type',
    help: 'What is supplied.',
    synonyms: ['supply type', 'fuel', 'fuel type', 'commodity', 'utility type'],
    documentedValues: ['ELECTRICITY'],
  }).optional(),
  identifier: identifier({
    label: 'Supply point number',
    help: 'Number of the supply point, such as the ESI ID or MPAN. Leading zeros are kept.',
    synonyms: [
      'supply point',
      'esi id',
      'esiid',
      'mpan',
      'mprn',
      'service point',
      'service point id',
      'pod',
      'ean',
      'premise id',
    ],
  }).optional(),
  operating_company: identifier({
    label: 'Operating company',
    help: 'Code of the company that runs the network.',
    synonyms: [
      'operating company',
      'tdsp',
      'tdu',
      'utility',
      'distributor',
      'dno',
      'network operator',
      'grid operator',
    ],
  }).optional(),
  supply_start_date: date({
    label: 'Supply started on',
    help: 'First day of supply.',
    synonyms: ['supply start', 'service start', 'start date', 'supply start date', 'on supply from', 'ssd'],
  }).optional(),
  last_billed_to_date: date({
    label: 'Billed up to',
    help: 'Last day that has been billed.',
    synonyms: ['billed to', 'billed through', 'billed up to', 'last billed to', 'billed until'],
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
        synonyms: ['standard point location code', 'splc', 'point location code'],
      }).optional(),
      load_profile_code: identifier({
        label: 'Load profile code',
        help: 'Code of the load profile.',
        synonyms: ['load profile', 'profile', 'load profile code', 'profile class'],
      }).optional(),
      service_drop: group(
        { label: 'Service drop', help: 'The line from the network to the building.' },
        {
          external_identifier: identifier({
            label: 'Service drop number',
            help: 'Number of the service drop in your system.',
            synonyms: ['service drop', 'service drop id', 'service drop number'],
          }).optional(),
          distribution_line_style: text({
            label: 'Distribution line style',
            help: 'How the line runs.',
            synonyms: ['distribution line style', 'line style', 'overhead underground'],
          }).optional(),
          delivery_voltage: text({
            label: 'Delivery voltage',
            help: 'Voltage delivered, as text.',
            synonyms: ['delivery voltage', 'service voltage'],
          }).optional(),
          metering_type: text({
            label: 'Metering type',
            help: 'How the service drop is metered.',
            synonyms: ['metering type'],
          }).optional(),
        },
      ).optional(),
    },
  ).optional(),
  meters: level(
    {
      label: 'Meters',
      element: 'meter',
      help: 'Meters of the supply point.',
      naturalKeys: [['serial_number']],
    },
    meter,
  ).optional(),
})

const supplyAddress = z.strictObject({
  customer_at_supply_address_from_date: date({
    label: 'Customer at address since',
    help: 'Day the customer moved in.',
    synonyms: ['at address since', 'occupied from', 'move in date', 'moved in', 'tenancy start'],
  }).optional(),
  supply_address: address({ label: 'Supply address', help: 'Where the energy is used.' }, 'Supply').optional(),
  external_identifier: identifier({
    label: 'Premise number',
    help: 'Number of the premises in your system.',
    synonyms: ['premise number', 'property id', 'property number', 'site id', 'site number', 'location id'],
  }).optional(),
  property_details: group(
    { label: 'Property details', help: 'What is known about the property.' },
    {
      driving_instructions: text({
        label: 'Driving instructions',
        help: 'How to get there.',
        synonyms: ['driving instructions', 'directions', 'how to find'],
      }).optional(),
      property_type_specific_details: group(
        { label: 'Property type details', help: 'What kind of property it is.' },
        {
          property_type: text({
            label: 'Property type',
            help: 'Kind of property.',
            synonyms: ['property type', 'property kind'],
            documentedValues: ['Premise'],
          }).optional(),
          premise_type: text({
            label: 'Premise type',
            help: 'Kind of building.',
            synonyms: ['premise type', 'building type', 'dwelling type', 'house type'],
            documentedValues: ['SINGLE_FAMILY'],
          }).optional(),
          entry_instructions: text({
            label: 'Entry instructions',
            help: 'How to get in.',
            synonyms: ['entry instructions', 'access instructions', 'access notes', 'how to get in'],
          }).optional(),
        },
      ).optional(),
    },
  ).optional(),
  supply_points: level(
    {
      label: 'Supply points',
      element: 'supply point',
      help: 'Where the network meets the premises.',
      naturalKeys: [['identifier']],
      isKeyUnique: true,
    },
    supplyPoint,
  ).optional(),
})

const metadata = z.strictObject({
  key: text({
    label: 'Metadata key',
    help: 'Name of an agreed piece of extra data.',
    synonyms: ['metadata key'],
  }).optional(),
  value: json({
    label: 'Metadata value',
    help: 'A JSON object, as agreed with the operator.',
    synonyms: ['metadata', 'metadata value'],
  }).optional(),
})

/** Every write payload carries these two. Source: service interface, "General payload rules". */
export const payloadHead = {
  import_supplier: identifier({
    label: 'Supplier code',
    help: 'The import supplier code that the operator gave you. It comes from the connection.',
    synonyms: ['import supplier', 'supplier code'],
    isRequired: true,
  }),
  external_account_number: identifier({
    label: 'Account number',
    help: 'Number of the account in your system. Leading zeros are kept.',
    synonyms: ['account number', 'account no', 'acct', 'account', 'account id', 'customer number', 'customer no'],
    isRequired: true,
  }),
}

export const accountPayload = z.strictObject({
  ...payloadHead,
  billing_address: address({ label: 'Billing address', help: 'Where letters and bills go.' }, 'Billing').optional(),
  metadata: level(
    {
      label: 'Metadata',
      element: 'metadata entry',
      help: 'Extra data agreed with the operator: a key with a JSON object.',
      naturalKeys: [['key']],
      selectorField: 'key',
    },
    metadata,
  ).optional(),
  customers: level(
    {
      label: 'Customers',
      element: 'customer',
      help: 'The people who hold the account.',
      naturalKeys: [['given_name', 'family_name'], ['email'], ['mobile']],
    },
    customer,
  ).optional(),
  notes: level(
    { label: 'Notes', element: 'note', help: 'Notes on the account.', naturalKeys: [['body', 'created_at']] },
    note,
  ).optional(),
  ledgers: level(
    { label: 'Ledgers', element: 'ledger', help: 'Balances and bills of the account.', naturalKeys: [['ledger_code']] },
    ledger,
  ).optional(),
  supply_addresses: level(
    {
      label: 'Supply addresses',
      element: 'supply address',
      help: 'Where the energy is used.',
      naturalKeys: [['external_identifier'], ['supply_address.street_address', 'supply_address.postal_code']],
    },
    supplyAddress,
  ).optional(),
})

export type AccountPayload = z.infer<typeof accountPayload>
