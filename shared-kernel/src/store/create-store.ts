/** A value that components read and others may watch. */
export interface ReadableStore<T> {
  current(): T
  /** What it began with: the value of the server's markup, so that hydration meets what it expects. */
  initial(): T
  /** Told after each change. Returns the function that ends the subscription. */
  subscribe(listener: () => void): () => void
}

export interface Store<T> extends ReadableStore<T> {
  /** Takes the new value; listeners hear of it unless it is the same one. */
  set(next: T): void
  /** `set` with a value made from the current one. */
  update(change: (now: T) => T): void
}

/** State outside of React that hangs on the kernel, not on a module: one value and those who watch it. */
export function createStore<T>(initial: T): Store<T> {
  const listeners = new Set<() => void>()
  const state = { value: initial }
  const set = (next: T) => {
    if (Object.is(next, state.value)) return
    state.value = next
    for (const listener of [...listeners]) listener()
  }
  return {
    current: () => state.value,
    initial: () => initial,
    set,
    update: (change) => set(change(state.value)),
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
