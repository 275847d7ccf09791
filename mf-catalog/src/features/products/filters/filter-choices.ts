import type { FilterState } from '@prilavok/shared-kernel/contract'

/** One chosen value and the group that it is of. */
export interface Choice {
  key: string
  value: string
}

/** The key whose two values are the ends of a range. */
export const PRICE = 'price'

export const isChosen = (state: FilterState, { key, value }: Choice): boolean =>
  state[key]?.includes(value) ?? false

/** A group keeps its place among the others, and so do its chips. */
const withValues = (state: FilterState, key: string, values: string[]): FilterState => {
  if (values.length > 0) return { ...state, [key]: values }
  const { [key]: _before, ...others } = state
  return others
}

export const toggle = (state: FilterState, choice: Choice): FilterState => {
  const { key, value } = choice
  const before = state[key] ?? []
  return withValues(
    state,
    key,
    isChosen(state, choice) ? before.filter((one) => one !== value) : [...before, value],
  )
}

export const withoutGroup = (state: FilterState, key: string): FilterState => withValues(state, key, [])

/** @param from roubles, '' is an open end, as is `to`; both open: no range */
export const withPrice = (state: FilterState, from: string, to: string): FilterState =>
  withValues(state, PRICE, from === '' && to === '' ? [] : [from, to])

/** Every choice by itself; both ends of the price are one. */
export const choicesOf = (state: FilterState): Choice[] =>
  Object.entries(state).flatMap(([key, values]) =>
    key === PRICE ? [{ key, value: values.join() }] : values.map((value) => ({ key, value })),
  )

export const withoutChoice = (state: FilterState, choice: Choice): FilterState =>
  choice.key === PRICE ? withoutGroup(state, PRICE) : toggle(state, choice)
