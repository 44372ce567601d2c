/** A page that shows the window on a sample desk. The scene is named after the # in the address. It is no part of the product. */
import '../../renderer/theme/styles.ts'
import { createRoot } from 'react-dom/client'
import { App } from '../../renderer/app.tsx'
import { sampleDesk } from '../support/sample-desk.ts'
import { scenes } from './scenes.ts'

const name = decodeURIComponent(window.location.hash.slice(1))
const options = scenes[name]
const place = document.getElementById('root')
if (place === null || options === undefined) {
  document.body.textContent = `There is no scene “${name}”. There are: ${Object.keys(scenes).join(', ')}`
} else {
  createRoot(place).render(<App access={sampleDesk(options)} />)
}
