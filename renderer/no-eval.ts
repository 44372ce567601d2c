/**
 * Told before anything is made of it, zod reads without the functions that it writes for itself where it may: the window's content policy
 * forbids them, and finding that out costs each start the time in which all scripts are parsed once more.
 */
import { z } from 'zod'

z.config({ jitless: true })
