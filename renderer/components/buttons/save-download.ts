/** Gives bytes to the person as a download, where the host has no save dialog of its own. */

/** Long enough for the browser to have taken hold of the bytes. */
const keepForMs = 60_000

export function saveDownload(name: string, bytes: Uint8Array): void {
  const address = URL.createObjectURL(new Blob([Uint8Array.from(bytes)], { type: 'application/octet-stream' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(address), keepForMs)
}
