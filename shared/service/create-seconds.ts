import { z } from 'zod'

/**
 * How long the service may be at work on creating an account, in seconds: not shown in the interface. After an answer that was lost, its
 * "I don't know this account" is not believed before that.
 */
export const longestCreateSeconds = 600
export const createSeconds = z.int().min(1).max(longestCreateSeconds)
/** As long as web servers and gateways of this kind let a request work. */
export const defaultCreateSeconds = 30
