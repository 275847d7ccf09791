/** Tests of this file have a browser that is idle whenever it is asked: what waits for that happens at once. */
export function idleAtOnce(): void {
  beforeEach(() => {
    window.requestIdleCallback = (work) => {
      work({ didTimeout: false, timeRemaining: () => 50 })
      return 0
    }
    window.cancelIdleCallback = () => undefined
  })
  // What was rendered is taken away after this, and cancels.
  afterEach(() => void Reflect.deleteProperty(window, 'requestIdleCallback'))
}
