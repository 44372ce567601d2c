/** Electron's `net`, over Node's own network. */
import type { Net } from 'electron'
import { onlyWhenReady } from '../processes/host-state.ts'
import { asWhole, type PartOf, refusingUnlisted } from './listed.ts'

const calls = {
  fetch: (input, init) => {
    onlyWhenReady('net.fetch()')
    return fetch(input, init)
  },
  isOnline: () => true,
  online: true,
} satisfies PartOf<Net>

export const net = refusingUnlisted('net', asWhole<Net>(calls))
