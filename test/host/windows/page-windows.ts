/**
 * `window.open` as a page finds it when the application denies it: it asks the main process and returns `null`. Chromium's own
 * would open a page for a moment, and a page that is closed while Playwright still looks at it can stop the one that opened it.
 * `denyWindows` is evaluated in the page from its source text, so nothing in it may refer to anything outside of it.
 */

/** @param binding  the name of the function that tells the main process; the page itself never sees it */
export function denyWindows(binding: string): void {
  const tell: (wanted: string) => void = Reflect.get(globalThis, binding)
  Reflect.deleteProperty(globalThis, binding)
  const openHere = window.open.bind(window)
  window.open = (url = '', target = '_blank', features = '') => {
    if (/^_(self|parent|top)$/i.test(target)) return openHere(url, target, features)
    const { href } = new URL(url || 'about:blank', document.baseURI)
    tell(JSON.stringify({ url: href, frameName: target, features, disposition: 'new-window' }))
    return null
  }
}
