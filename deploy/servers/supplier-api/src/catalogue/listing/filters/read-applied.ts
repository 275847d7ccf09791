import { type FilterState, readFilters } from '@prilavok/shared-kernel/contract'
import { apiErrors } from '../../../platform/errors'
import type { FilterQuery } from '../list-query'

/** Groups and values of one state: no panel offers more, and each costs time. */
const KEYS = 25
const VALUES = 400

/** The applied state of a call as text, from `filters` or from `filter` when that is a text. */
export const appliedText = ({ filter, filters }: FilterQuery): string =>
  filters ?? (typeof filter === 'string' ? filter : '')

/**
 * The applied state of a call.
 * @throws bad field when it is none, or too large
 */
export function readApplied(query: FilterQuery): FilterState {
  const state = readFilters(appliedText(query))
  const values = Object.values(state ?? {}).flat()
  const fits =
    values.length <= VALUES && values.every((value) => value.length <= 250 && !value.includes('\0'))
  if (!state || !fits || Object.keys(state).length > KEYS)
    throw apiErrors.badField('filters', 'Фильтр записан с ошибкой')
  return state
}

/** The section of a call: its id as sent, or undefined. */
export const sectionOf = ({ filter }: FilterQuery): number | undefined =>
  typeof filter === 'object' ? filter.SECTION_ID : undefined
