/**
 * Asks the application's permission handlers and tells Chromium what they answered. Chromium's protocol doesn't say when a
 * page asks, so the handlers are asked about everything beforehand, once per window, before its first page.
 */
import type { WebContents } from 'electron'
import { record, runningChromium } from '../processes/host-state.ts'
import { type PermissionRequestHandler, permissionHandlers } from './session.ts'

type Permission = Parameters<PermissionRequestHandler>[1]

/** Electron's names beside those of Chromium's protocol. */
const asked: readonly (readonly [Permission & string, string])[] = [
  ['geolocation', 'geolocation'],
  ['notifications', 'notifications'],
  ['clipboard-read', 'clipboard-read'],
  ['media', 'camera'],
  ['media', 'microphone'],
  ['midi', 'midi'],
  ['idle-detection', 'idle-detection'],
  ['persistent-storage', 'persistent-storage'],
  ['local-fonts', 'local-fonts'],
  ['window-management', 'window-management'],
]

export async function decidePermissions(contents: WebContents, requestingUrl: string): Promise<void> {
  const { request, check } = permissionHandlers
  if (!request) record.violations.push('no permission request handler: Electron would grant every permission')
  if (!check) record.violations.push('no permission check handler: Electron would confirm every permission')
  const details = { isMainFrame: true, requestingUrl }
  for (const [permission, name] of asked) {
    const isRequestGranted = request
      ? await new Promise<boolean>((resolve) => request(contents, permission, resolve, details))
      : true
    const isGranted = isRequestGranted && (check?.(contents, permission, requestingUrl, details) ?? true)
    const setting = isGranted ? 'granted' : 'denied'
    await runningChromium().browser.send('Browser.setPermission', { permission: { name }, setting })
  }
}
