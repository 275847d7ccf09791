import { serve } from '../serve'

export type TestTask = { wait: number } | { fill: true } | { fail: string } | { end: true }

/** A thread that waits, fills the memory, fails or ends, as it is told. */
export default serve(async (task: TestTask) => {
  if ('end' in task) process.exit(1)
  if ('fail' in task) throw Object.assign(new Error('no'), { name: task.fail })
  if ('fill' in task) for (const kept: string[][] = []; ; ) kept.push(Array.from({ length: 1e5 }, String))
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, task.wait)
  return task.wait
})
