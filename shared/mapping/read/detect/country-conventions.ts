/** How a country usually writes dates and decimals: the last resort where a workbook's own values leave it open. */
import type { DateOrder, DecimalMark } from '../../model/mapping.ts'

const monthFirst = ['US', 'PR', 'GU', 'PH', 'FM', 'MH', 'PW', 'AS', 'VI', 'MP']
const yearFirst = ['CN', 'JP', 'KR', 'TW', 'HU', 'LT', 'MN', 'BT', 'SE', 'IR']
/** Both orders are in daily use there, so the country says nothing. */
const undecided = ['CA', 'ZA', 'KE', 'PA']

// Source: CLDR, decimal symbol of each country's main language.
const decimalComma =
  'AT DE BE NL LU FR IT ES PT GR CY SI SK CZ PL HU HR RO BG EE LV LT FI SE NO DK IS RU UA TR RS BR AR CL CO UY ZA ID VN'.split(
    ' ',
  )

/** @param country  two letters; @returns `null` where the country's custom does not decide */
export function dateOrderOf(country: string): DateOrder | null {
  if (undecided.includes(country)) return null
  if (monthFirst.includes(country)) return 'MDY'
  return yearFirst.includes(country) ? 'YMD' : 'DMY'
}

/** @param country  two letters */
export const decimalMarkOf = (country: string): DecimalMark => (decimalComma.includes(country) ? ',' : '.')
