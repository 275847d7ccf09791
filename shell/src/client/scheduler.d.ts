/** What is used of React's scheduler; its types on npm leave this out. */
declare module 'scheduler' {
  /** Lets React work for `floor(1000 / fps)` ms before it yields; 0: for 5 ms. */
  export function unstable_forceFrameRate(fps: number): void
  export function unstable_scheduleCallback(priority: number, work: () => void): void
  export function unstable_shouldYield(): boolean
  export const unstable_NormalPriority: number
}
