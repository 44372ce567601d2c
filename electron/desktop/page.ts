/** The page's own address in the desktop host, and what counts as it. */

export const scheme = 'app'
export const pageHost = 'desk'
export const pageAddress = `${scheme}://${pageHost}/index.html`

/** By its beginning: the origin of an address with a scheme of our own is `null` in Node. */
export const isOurPage = (address: string): boolean => address.startsWith(`${scheme}://${pageHost}/`)
