/** What `launch.ts` hands to the stand-in, in an environment variable: the application's own arguments stay its own. */

export type HostSettings = { readonly appPath: string; readonly userData: string }

export const settingsVariable = 'ELECTRON_STAND_IN'
