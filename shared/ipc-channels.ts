/** The names alone of what a window may ask and hear: the preload needs no more, and stays small. */

export const channels = [
  'readDesk',
  'readConnection',
  'connectPractice',
  'connectLive',
  'testConnection',
  'forgetConnection',
  'listProjects',
  'openProject',
  'closeProject',
  'deleteProject',
  'loadSpreadsheet',
  'cancelLoading',
  'changeTextReading',
  'changeSheets',
  'readSheetPage',
  'findRow',
  'readColumns',
  'changeMapping',
  'suggestMapping',
  'listSavedMappings',
  'saveMapping',
  'useSavedMapping',
  'deleteSavedMapping',
  'listAccounts',
  'readAccount',
  'listProblems',
  'findNextProblem',
  'editCells',
  'undoEdit',
  'redoEdit',
  'startDryRun',
  'stopDryRun',
  'createAccount',
  'watchAccounts',
  'readAccountHistory',
  'exportPayloads',
  'exportResults',
  'exportTemplate',
  'rememberStep',
] as const
export type Channel = (typeof channels)[number]

/** What the desk tells a window by itself. */
export const newsNames = ['loadingProgress', 'projectChanged', 'dryRunProgress', 'accountsChanged'] as const
export type NewsName = (typeof newsNames)[number]
