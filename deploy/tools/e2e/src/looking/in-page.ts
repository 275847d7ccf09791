import { findInBoxes } from './boxes'
import { findInLines } from './lines'

export { findCoveredFocus } from './focus'
export { findInForcedColours } from './forced-colours'

/** What a buyer would stumble over on the page as it is laid out, each as «what: where». */
export function findDefects(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const wider = scrollWidth > clientWidth ? [`scrolls sideways by ${scrollWidth - clientWidth}`] : []
  return [...new Set([...findInLines(), ...findInBoxes(), ...wider])]
}
