/** Where a person says what a connection is: on a screen of the window, in the environment of a command, or in a file for it. */
import type { Message } from '../messages/message.ts'

/** Of money alone also `map`: it is asked beside the columns that hold it. */
export type SettingsPlace = 'connect' | 'map' | 'environment' | 'answers'

/** The variable that says it to a command. */
export const settingVariables = {
  address: 'MIGRATION_DESK_BASE_URL',
  apiKey: 'MIGRATION_DESK_API_KEY',
  graphqlPath: 'MIGRATION_DESK_GRAPHQL_PATH',
  document: 'MIGRATION_DESK_TOKEN_MUTATION',
  variables: 'MIGRATION_DESK_TOKEN_VARIABLES',
  tokenPath: 'MIGRATION_DESK_TOKEN_PATH',
  positiveBalance: 'MIGRATION_DESK_POSITIVE_BALANCE',
  amountUnit: 'MIGRATION_DESK_AMOUNT_UNIT',
} as const

export type Setting = keyof typeof settingVariables

/** Known to whoever words something of a connection. */
export type SaidIn = { readonly settingsIn: SettingsPlace }

const advanced: ReadonlySet<Setting> = new Set<Setting>(['graphqlPath', 'document', 'variables', 'tokenPath'])

/** "under Connect", or "in MIGRATION_DESK_BASE_URL". */
export const placeOfSetting = (setting: Setting, { settingsIn }: SaidIn): Message => ({
  key: 'place_of_setting',
  facts: { settingsIn, variable: settingVariables[setting], isAdvanced: advanced.has(setting) },
})
