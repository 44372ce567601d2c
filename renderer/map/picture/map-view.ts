/** How the mapping is shown, as a table or as a picture: kept for as long as the window is open, also while another step is shown. */
import { useState } from 'react'
import type { Desk } from '../../../shared/ipc.ts'
import type { PlainKey } from '../../../shared/messages/say.ts'
import { useDesk } from '../../queries/desk-context.tsx'

export const mapViews = [
  { value: 'table', key: 'map_as_table' },
  { value: 'picture', key: 'map_as_picture' },
] as const satisfies readonly { readonly value: string; readonly key: PlainKey }[]
export type MapView = (typeof mapViews)[number]['value']

/** Each window has one desk. */
const chosen = new WeakMap<Desk, MapView>()

/** @param isLedHere  who was led to a line of the table sees the table */
export function useMapView(isLedHere: boolean): readonly [MapView, (view: MapView) => void] {
  const desk = useDesk()
  const [view, setView] = useState<MapView>(() => (isLedHere ? 'table' : (chosen.get(desk) ?? 'table')))
  const choose = (wanted: MapView): void => {
    chosen.set(desk, wanted)
    setView(wanted)
  }
  return [view, choose]
}
