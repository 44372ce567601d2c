/** A page that shows the window on a sample desk. The scene is named after the # in the address, the language as `?de`. It is no part of the product. */
import '../../renderer/theme/styles.ts'
import { createRoot, type Root } from 'react-dom/client'
import { App } from '../../renderer/app.tsx'
import { languageOf } from '../../shared/messages/languages.ts'
import { speak } from '../../shared/messages/speech.ts'
import { sampleDesk } from '../support/sample/sample-desk.ts'
import { scenes } from './scenes.ts'

let shown: Root | undefined
let shownCount = 0

function show(): void {
  const name = decodeURIComponent(window.location.hash.slice(1))
  const options = scenes[name]
  const place = document.getElementById('root')
  shown?.unmount()
  shown = undefined
  if (place === null || options === undefined) {
    document.body.textContent = `There is no scene “${name}”. There are: ${Object.keys(scenes).join(', ')}`
    return
  }
  shown = createRoot(place)
  shownCount += 1
  document.documentElement.dataset.scene = name
  // Another scene, another window: nothing of the one before stays.
  shown.render(<App key={shownCount} access={sampleDesk(options)} />)
}

await speak(languageOf(window.location.search.slice(1)))
window.addEventListener('hashchange', show)
show()
