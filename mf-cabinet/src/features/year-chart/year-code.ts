/** What the block shows when its orders have come: one chunk. */
export { MonthsPanel } from './MonthsPanel'
export { monthsOfYear } from './months-of-year'
export { ViewChoice } from './ViewChoice'
