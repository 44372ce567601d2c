/** How far the service says an account is. Source: service interface, "States and transitions". */
export const importStatuses = [
  ...(['PENDING', 'IN_PROGRESS', 'PROCESSED', 'ERRORED', 'CANCELLED'] as const),
  ...(['DRY_RUN_SUCCEEDED', 'DRY_RUN_ERRORED'] as const),
] as const
export type ImportStatus = (typeof importStatuses)[number]
