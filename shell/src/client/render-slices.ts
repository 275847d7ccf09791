import { unstable_forceFrameRate as forceFrameRate } from 'scheduler'

const SLICE_MS = 12

/**
 * React works in slices of 5 ms and lets the browser paint between them. As it hydrates a list, each slice changes a few fields,
 * and on a slow telephone the frame that follows takes four times as long as the slice: 40 frames, a second. Slices that are longer,
 * and still shorter than a frame, are fewer.
 */
export const renderInLongerSlices = (): void => forceFrameRate(Math.floor(1000 / SLICE_MS))
