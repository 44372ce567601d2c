/** Entry of the preparation process. */
import { parentPort } from '../shell/processes/process-port.ts'
import { servePreparation } from './serve-preparation.ts'

servePreparation(parentPort())
