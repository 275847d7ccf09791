import type { Browser, Page } from 'playwright'
import { openStill } from './open-still'

export interface MainThreadFigures {
  /** Total blocking time, ms: what every task after the first paint takes beyond 50 ms. */
  blocking: number
  /** Milliseconds of the longest task after the first paint. */
  longest: number
}

/** The fields of Chromium's trace events that are read here; times are microseconds. */
interface TraceEvent {
  name: string
  pid: number
  tid: number
  ts: number
  dur?: number
  /** Processor time of the thread: other processes of a busy machine do not count. */
  tdur?: number
}

const CATEGORIES = ['toplevel', 'devtools.timeline', 'loading', 'blink.user_timing']
const LONG_MS = 50

/**
 * Loads a page and adds up its long tasks between the first paint and the moment when it stands still: what is loaded after
 * hydration counts, too.
 * @param slowdown multiplies each task: 4 for an unthrottled visit counts as Lighthouse's simulation does, 1 for a throttled one
 */
export async function mainThreadFigures(
  browser: Browser,
  page: Page,
  url: string,
  slowdown: number,
): Promise<MainThreadFigures> {
  await browser.startTracing(page, { categories: CATEGORIES })
  await openStill(page, url)
  const trace = JSON.parse((await browser.stopTracing()).toString('utf8')) as { traceEvents: TraceEvent[] }
  return figuresOf(trace.traceEvents, slowdown)
}

function figuresOf(events: readonly TraceEvent[], slowdown: number): MainThreadFigures {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint')
  if (!paint) throw new Error('the trace has no first paint')
  const tasks = events
    .filter(({ name, pid, tid, ts, dur = 0 }) => {
      const isTask = name === 'RunTask' || name === 'ThreadControllerImpl::RunTask'
      return isTask && pid === paint.pid && tid === paint.tid && ts + dur > paint.ts
    })
    .map(({ tdur, dur = 0 }) => ((tdur ?? dur) / 1000) * slowdown)
  return {
    blocking: tasks.reduce((sum, task) => sum + Math.max(0, task - LONG_MS), 0),
    longest: Math.max(0, ...tasks),
  }
}
