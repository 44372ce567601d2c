/** Fields of accounts by their paths, as columns of the tests name them. */
export const account = 'external_account_number'
export const name = ['customers[].given_name', 'customers[].family_name']
export const street = 'supply_addresses[].supply_address.street_address'
export const point = 'supply_addresses[].supply_points[].identifier'
export const serial = 'supply_addresses[].supply_points[].meters[].serial_number'
export const register = 'supply_addresses[].supply_points[].meters[].registers[].register_type'
export const digits = 'supply_addresses[].supply_points[].meters[].registers[].digits'
