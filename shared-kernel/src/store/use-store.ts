import { useSyncExternalStore } from 'react'
import type { ReadableStore } from './create-store'

/** The store's value; the component renders again when it changes. */
export function useStore<T>(store: ReadableStore<T>): T
/** A piece of the store's value; renders again only when that piece changes. `select` returns no new object. */
export function useStore<T, Piece>(store: ReadableStore<T>, select: (value: T) => Piece): Piece
export function useStore<T>(
  store: ReadableStore<T>,
  select: (value: T) => unknown = (value) => value,
): unknown {
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.current()),
    () => select(store.initial()),
  )
}
