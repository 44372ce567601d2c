/** It is always this moment on the sample desk. */
export const now = '2026-11-21T14:03:00.000Z'
