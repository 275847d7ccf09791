import { act } from '@testing-library/react'

/** Stands in for the browser's IntersectionObserver, which jsdom lacks, for the tests of the file or block that calls it. */
export function nearObserver() {
  const observed: ((near: boolean) => void)[] = []
  beforeEach(() => {
    observed.length = 0
    class Observer {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        observed.push((isIntersecting) => tell([{ isIntersecting }]))
      }
      observe() {}
      disconnect() {}
    }
    Object.assign(window, { IntersectionObserver: Observer })
  })
  afterEach(() => {
    Reflect.deleteProperty(window, 'IntersectionObserver')
  })
  return {
    /** How many places have been watched. */
    count: () => observed.length,
    /** Tells all of them that the visitor is near, or is not. */
    tell: (near: boolean) => act(() => observed.forEach((hear) => void hear(near))),
  }
}
