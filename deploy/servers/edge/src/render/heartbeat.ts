import { readFileSync } from 'node:fs'

/** What the system says about a thread. */
export interface ThreadState {
  /** Processor time so far, milliseconds. */
  processorTime: number
  /** Whether it runs or would run if there were a processor for it. */
  runnable: boolean
}

/** Linux counts the time of a thread in hundredths of a second. */
const TICK_MS = 10

/** @returns undefined where the system does not tell */
export function readThread(id: number | undefined): ThreadState | undefined {
  if (id === undefined) return undefined
  try {
    const text = readFileSync(`/proc/self/task/${id}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return { processorTime: (Number(fields[11]) + Number(fields[12])) * TICK_MS, runnable: fields[0] === 'R' }
  } catch {
    return undefined
  }
}

export interface Heartbeat {
  /**
   * Looks whether there were beats since the last look.
   * @param beats counted by the worker
   * @param now milliseconds, monotonic
   * @returns for how long there were none, when the code that runs is to blame for it
   */
  check(beats: number, now: number): number | undefined
  /** Silence until now means nothing. */
  reset(now: number): void
}

/** Of a silence, this share must be the thread's own doing: it ran, or it waited for something itself. */
const OWN_SHARE = 0.5

/**
 * Tells a thread that blocks from one that gets no processor: on a busy machine a healthy thread is silent, too, but then it
 * neither runs nor sleeps. Where the system does not tell, every silence counts.
 */
export function createHeartbeat(limit: number, thread: () => ThreadState | undefined): Heartbeat {
  const last = { beats: -1, at: performance.now(), looked: performance.now(), own: 0, ran: 0 }

  const restart = (now: number) => {
    Object.assign(last, { at: now, looked: now, own: 0, ran: thread()?.processorTime ?? 0 })
  }
  return {
    check(beats, now) {
      if (beats !== last.beats) {
        last.beats = beats
        restart(now)
        return undefined
      }
      const state = thread()
      if (state) {
        last.own += state.runnable ? state.processorTime - last.ran : now - last.looked
        last.ran = state.processorTime
      }
      last.looked = now
      const silence = now - last.at
      const isOwn = !state || last.own >= limit * OWN_SHARE
      return silence > limit && isOwn ? silence : undefined
    },
    reset: restart,
  }
}
