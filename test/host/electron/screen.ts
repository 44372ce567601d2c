/** Electron's `screen`: one display of a usual size. */
import type { Display, Point, Rectangle, Screen } from 'electron'
import { asWhole, listedEmitter, type PartOf, refusingUnlisted } from './listed.ts'

const size = { width: 1920, height: 1080 }
const workArea = { x: 0, y: 0, width: 1920, height: 1040 }

const display = refusingUnlisted(
  'Display',
  asWhole<Display>({
    id: 1,
    label: 'stand-in',
    bounds: { x: 0, y: 0, ...size },
    size,
    workArea,
    workAreaSize: { width: workArea.width, height: workArea.height },
    scaleFactor: 1,
    rotation: 0,
    internal: true,
  }),
)

const calls = {
  getPrimaryDisplay: () => display,
  getAllDisplays: () => [display],
  getDisplayMatching: (_area: Rectangle) => display,
  getDisplayNearestPoint: (_point: Point) => display,
  getCursorScreenPoint: () => ({ x: 0, y: 0 }),
} satisfies PartOf<Screen>

class StandInScreen extends listedEmitter('screen', ['display-added', 'display-metrics-changed', 'display-removed']) {}

export const screen = asWhole<Screen>(Object.assign(new StandInScreen(), calls))
