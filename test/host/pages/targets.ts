/** The pages that the application opened, and no others: what a page opens by itself is closed at once. */
import type { CdpSession } from './cdp.ts'
import type { Chromium } from './chromium.ts'

export type Target = { readonly targetId: string; readonly session: CdpSession }

const ours = new Set<string>()
let opening: Promise<unknown> = Promise.resolve()

export async function openTarget({ browser, connection }: Chromium): Promise<Target> {
  const created = browser.send('Target.createTarget', { url: 'about:blank', newWindow: true })
  opening = Promise.allSettled([opening, created])
  const { targetId } = await created
  ours.add(targetId)
  const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: true })
  return { targetId, session: connection.session(sessionId) }
}

/** To be called once, before the first page. Also makes Chromium tell of pages that change or end. */
export async function closeStrangers({ browser }: Chromium): Promise<void> {
  browser.on('Target.targetCreated', async ({ targetInfo }) => {
    if (targetInfo.type !== 'page') return
    await opening // Chromium may tell of a page of ours before it answers that it was created
    if (ours.has(targetInfo.targetId)) return
    await browser.send('Target.closeTarget', { targetId: targetInfo.targetId }).catch(() => undefined)
  })
  await browser.send('Target.setDiscoverTargets', { discover: true })
}
