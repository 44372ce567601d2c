/**
 * Where the lists of the Map step float: inside the step, because what stands beside the landmarks of a page is not found by
 * screen readers that go from landmark to landmark.
 */

const id = 'map-lists'

export const FloatingLists = () => <div id={id} />

/** For every list that opens over the step. */
export const floatingList = { portalProps: { target: `#${id}` } } as const

/** The same, for what is put there by hand; `null` where the step is not shown. */
export const floatingPlace = (): HTMLElement | null => document.getElementById(id)
