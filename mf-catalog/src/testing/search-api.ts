import type { Product, SearchAnswer } from '@prilavok/shared-kernel/contract'

/** What the search of a test knows. */
export interface SearchState {
  search: SearchAnswer
  /** Products by query, where a search does not find them all. */
  found: Record<string, Product[]>
  suggests: string[]
  /** Sections among the suggestions. */
  suggestedSections: { ID: number; NAME: string }[]
  /** Status of the suggestions and of the call that finds sections. @default 200 */
  suggestStatus: number
  /** The calls of the search field wait for it. */
  suggestGate: Promise<unknown> | undefined
}

export const noSearch = (): SearchState => ({
  search: { SUGGEST: null, SECTIONS: [], CNT: 0 },
  found: {},
  suggests: [],
  suggestedSections: [],
  suggestStatus: 200,
  suggestGate: undefined,
})

/** Calls of the search field and page. */
export const SEARCH_CALL = /\/search\/(catalog|suggests)\/$/

/** Answers the calls of the search field and page; undefined: another call. */
export function answerSearch(state: SearchState, path: string): object | number | undefined {
  const call = SEARCH_CALL.exec(path)?.[1]
  if (!call) return undefined
  if (state.suggestStatus !== 200) return state.suggestStatus
  if (call === 'catalog') return state.search
  return {
    SUGGESTS: [
      ...state.suggests.map((TITLE) => ({ TITLE, TYPE: 'query' })),
      ...state.suggestedSections.map(({ ID, NAME }) => ({ TITLE: NAME, TYPE: 'section', SECTION_ID: ID })),
    ],
  }
}
