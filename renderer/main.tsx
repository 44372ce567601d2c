/** Starts the window: finds the way to the desk, and shows the wizard on it. */
import './no-eval.ts'
import './theme/styles.ts'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { connectDesk } from './transport/connect-desk.ts'
import { speakAsDesk } from './transport/speak-as-desk.ts'
import { readingWholeDesk } from './transport/whole-desk.ts'

const place = document.getElementById('root')
if (place === null) throw new Error('The page has no place for the application.')

const access = readingWholeDesk(await connectDesk())
await speakAsDesk(access)
createRoot(place).render(<App access={access} />)
