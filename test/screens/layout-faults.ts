/**
 * What is wrong with how a page lies: words that are cut off, things that lie under others, a page that slides. It is looked for in the
 * page itself, so everything it needs is in one function.
 */

/**
 * Words that are cut with an ellipsis are said in full elsewhere: in a tooltip (`title`), or in the line about the active cell of a sheet.
 * What can be scrolled to is neither cut nor covered. Behind a dialog nothing is looked at.
 * @returns one line for each fault, with the words concerned
 */
export async function layoutFaults(): Promise<readonly string[]> {
  // Twice: what is measured once the size is known is drawn in the picture after it.
  for (let drawn = 0; drawn < 3; drawn += 1) await new Promise((next) => requestAnimationFrame(next))

  const slack = 1.5
  /** What lies as high as this stands over the page until it is closed: a list, a menu, the tour. */
  const overThePage = 300
  /** Below what can be scrolled to. */
  const mostAirBelow = 64
  const faults = new Set<string>()
  const short = (text: string): string => `“${text.replace(/\s+/g, ' ').trim().slice(0, 60)}”`
  const nameOf = (element: Element): string =>
    short(element.getAttribute('aria-label') ?? (element.textContent || element.getAttribute('placeholder')) ?? '')

  const page = document.documentElement
  if (page.scrollWidth > page.clientWidth) faults.add(`the page is ${page.scrollWidth - page.clientWidth} px too wide`)
  if (page.scrollHeight > page.clientHeight)
    faults.add(`the page is ${page.scrollHeight - page.clientHeight} px too high`)
  // What is meant to slide sideways has a name or takes the focus; a part of the page that does so for want of room has neither.
  const slidesSideways = (element: Element): boolean =>
    element.scrollWidth > element.clientWidth + slack &&
    ['auto', 'scroll'].includes(getComputedStyle(element).overflowX) &&
    element.checkVisibility() &&
    element.closest('[tabindex="0"], [role="grid"], section[aria-label], textarea') === null
  // With letters twice as large buttons may be wider than half of a window.
  const parts = page.style.fontSize === '' ? document.body.querySelectorAll('*') : []
  for (const part of parts)
    if (slidesSideways(part)) faults.add(`${part.scrollWidth - part.clientWidth} px too wide: ${nameOf(part)}`)

  // What only ears need has a place too, and one that lies below all that is seen is scrolled to.
  const isClipped = (element: Element, by: Element): boolean => {
    for (let at = element.parentElement; at !== null && at !== by; at = at.parentElement)
      if (getComputedStyle(at).overflowY !== 'visible') return true
    return false
  }
  const nothingBelow = (element: Element): number => {
    const top = element.getBoundingClientRect().top + element.clientTop - element.scrollTop
    const bottoms = [...element.querySelectorAll('*')].map((part) => {
      const { width, height, bottom } = part.getBoundingClientRect()
      return width <= 2 || height <= 2 || isClipped(part, element) ? 0 : bottom - top
    })
    return element.scrollHeight - Math.max(...bottoms)
  }
  for (const part of parts) {
    const canScroll = ['auto', 'scroll'].includes(getComputedStyle(part).overflowY) && part.checkVisibility()
    // The rows of a grid that are out of sight have no elements.
    if (!canScroll || part.role === 'grid' || part.scrollHeight <= part.clientHeight + slack) continue
    const empty = Math.round(nothingBelow(part))
    if (empty > mostAirBelow) faults.add(`${empty} px of nothing below: ${nameOf(part)}`)
  }

  const dialogs = [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')].filter((at) =>
    at.checkVisibility(),
  )
  const scope = dialogs.at(-1) ?? document.body

  type Cuts = {
    readonly inside: Box | null
    readonly isFixed: boolean
    readonly scrollsX: boolean
    readonly scrollsY: boolean
  }
  const cutsOf = new Map<Element, Cuts | null>()
  /** @returns how a part of the page limits what is in it; asked for again and again, of the same few */
  function limitsOf(element: Element): Cuts | null {
    const known = cutsOf.get(element)
    if (known !== undefined) return known
    const { overflowX, overflowY, position } = getComputedStyle(element)
    const isFixed = position === 'fixed'
    const canScroll = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
    const inside = overflowX === 'visible' && overflowY === 'visible' ? null : insideOf(element)
    const cuts =
      inside === null && !isFixed
        ? null
        : { inside, isFixed, scrollsX: canScroll(overflowX), scrollsY: canScroll(overflowY) }
    cutsOf.set(element, cuts)
    return cuts
  }

  const isSeen = (element: Element): boolean => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    const { width, height } = element.getBoundingClientRect()
    return width > 2 && height > 2 && element.closest('[aria-hidden="true"]') === null
  }
  /** For those who can't see the screen, or until it has the focus. */
  const isForEars = (element: Element): boolean => {
    for (let at: Element | null = element; at !== null && at !== scope; at = at.parentElement) {
      const { width, height, bottom } = at.getBoundingClientRect()
      if (((width <= 2 && height <= 2) || bottom <= 0) && getComputedStyle(at).position === 'absolute') return true
    }
    return false
  }
  // A tooltip is beside the pointer, which does not go along when the size changes.
  const isSaidElsewhere = (element: Element): boolean =>
    element.closest('[title], [role="gridcell"], [role="tooltip"]') !== null

  type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }
  const insideOf = (element: Element): Box => {
    const { left, top } = element.getBoundingClientRect()
    const x = left + element.clientLeft
    const y = top + element.clientTop
    return { left: x, top: y, right: x + element.clientWidth, bottom: y + element.clientHeight }
  }
  const common = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  })
  const isEmpty = ({ left, top, right, bottom }: Box): boolean => right - left < 4 || bottom - top < 4

  /** @returns the part of a box that is on the screen, and whether something on the way there cuts it off for good */
  function cutOf(element: Element, box: Box): { readonly seen: Box; readonly isCut: boolean } {
    const screen = { left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight }
    let seen = common(box, screen)
    let isCut = false
    let mayScrollX = false
    let mayScrollY = false
    const cutBy = (inside: Box): boolean =>
      (!mayScrollX && (box.left < inside.left - slack || box.right > inside.right + slack)) ||
      (!mayScrollY && (box.top < inside.top - slack || box.bottom > inside.bottom + slack))
    for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
      const limits = limitsOf(at)
      if (limits === null) continue
      mayScrollX ||= limits.scrollsX
      mayScrollY ||= limits.scrollsY
      if (limits.inside !== null) {
        isCut ||= cutBy(limits.inside)
        seen = common(seen, limits.inside)
      }
      if (limits.isFixed) break
    }
    return { seen, isCut: isCut || cutBy(screen) }
  }

  /** What is clear and empty covers no words, but it takes the press. */
  const isPainted = (element: Element): boolean => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element)
    const isClear = backgroundColor === 'transparent' || /[,/] ?0\)$/.test(backgroundColor)
    const hasWords = [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim())
    return !isClear || backgroundImage !== 'none' || hasWords
  }

  /** @returns whether something stands over the page, of which the thing is no part */
  const isClosedFirst = (top: Element, element: Element): boolean => {
    for (let at: Element | null = top; at !== null && !at.contains(element); at = at.parentElement)
      if (Number(getComputedStyle(at).zIndex) >= overThePage) return true
    return false
  }

  /** @returns what lies on a thing where it should be seen or pressed, or null */
  function coverOf(element: Element, box: Box, isPressed: boolean): Element | null {
    // What lets presses through is not found by its place, though it is seen.
    const passing = element as HTMLElement
    const own = passing.style.pointerEvents
    const isPassing = !isPressed && getComputedStyle(element).pointerEvents === 'none'
    if (isPassing) passing.style.pointerEvents = 'auto'
    const label = element.closest('label') ?? (element as HTMLInputElement).labels?.[0]
    const covers = (top: Element | null): boolean =>
      top !== null &&
      !(element.contains(top) || top.contains(element) || label?.contains(top) || isClosedFirst(top, element)) &&
      (isPressed || isPainted(top))
    // Words are read to their ends; what is pressed is pressed in the middle.
    const middle = (box.left + box.right) / 2
    const tops = (
      isPressed ? [middle] : [middle, box.left + 2, (box.left + middle) / 2, (box.right + middle) / 2, box.right - 2]
    ).map((x) => document.elementFromPoint(x, (box.top + box.bottom) / 2))
    if (isPassing) passing.style.pointerEvents = own
    return tops.find(covers) ?? null
  }

  type Covered = {
    readonly element: Element
    readonly isPressed: boolean
    readonly words: string
    readonly measure: () => Box
  }
  const covered: Covered[] = []
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const words = node.textContent ?? ''
    const element = node.parentElement
    if (words.trim() === '' || element === null || isSaidElsewhere(element)) continue
    if (!isSeen(element) || isForEars(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const [index, rect] of [...range.getClientRects()].entries()) {
      if (isEmpty(rect)) continue
      const { seen, isCut } = cutOf(element, rect)
      if (isCut) faults.add(`cut off: ${short(words)}`)
      if (isEmpty(seen) || coverOf(element, seen, false) === null) continue
      const measure = (): Box => cutOf(element, range.getClientRects()[index] ?? new DOMRect()).seen
      covered.push({ element, isPressed: false, words: short(words), measure })
    }
  }

  const pen = document.createElement('canvas').getContext('2d')
  const writtenIn = 'select, input:is([type="text"], [type="search"], [type="email"], [type="url"], :not([type]))'
  for (const field of scope.querySelectorAll<HTMLInputElement | HTMLSelectElement>(writtenIn)) {
    if (!isSeen(field) || field.title !== '' || pen === null) continue
    const isList = field instanceof HTMLSelectElement
    const words = isList ? (field.selectedOptions[0]?.textContent ?? '') : field.value || field.placeholder
    // Through what somebody types the cursor leads; what is said in a field can only be read.
    if (!isList && !field.readOnly && field.value !== '') continue
    const style = getComputedStyle(field)
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
    const room = field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
    if (pen.measureText(words).width > room + 2) faults.add(`cut off in a field: ${short(words)}`)
  }

  const pressed =
    'button, a[href], input:not([type="hidden"]), select, textarea, summary, [role="tab"], [role="option"]'
  for (const element of scope.querySelectorAll(pressed)) {
    if (!isSeen(element) || isForEars(element)) continue
    const measure = (): Box => cutOf(element, element.getBoundingClientRect()).seen
    const seen = measure()
    if (isEmpty(seen) || coverOf(element, seen, true) === null) continue
    covered.push({ element, isPressed: true, words: nameOf(element), measure })
  }

  // What lies under a heading or a foot that stays can be scrolled out from under it.
  for (const { element, isPressed, words, measure } of covered) {
    const places = new Map<Element, readonly [number, number]>()
    for (let at: Element | null = element; at !== null; at = at.parentElement)
      places.set(at, [at.scrollLeft, at.scrollTop])
    element.scrollIntoView({ block: 'center', inline: 'center' })
    cutsOf.clear()
    const seen = measure()
    const cover = isEmpty(seen) ? element : coverOf(element, seen, isPressed)
    if (cover !== null) faults.add(`${words} lies under ${nameOf(cover)}`)
    for (const [at, [left, top]] of places) {
      at.scrollLeft = left
      at.scrollTop = top
    }
    cutsOf.clear()
  }
  return [...faults]
}
