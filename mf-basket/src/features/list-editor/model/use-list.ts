import { type ChosenColumns, type PastedList, parseList } from '@prilavok/shared-kernel/contract/lists'
import { type KeyValueStore, useKernel } from '@prilavok/shared-kernel/kernel'
import { useState } from 'react'
import { choiceFor, rememberChoice } from './column-choices'

interface ReadText {
  text: string
  /** Undefined: there is nothing to order in it. */
  list: PastedList | undefined
  /** Columns in place of those that were found. */
  chosen: ChosenColumns | undefined
}

/** A text by the columns that were chosen for lists of its shape. */
function read(store: KeyValueStore, text: string): ReadText {
  const found = parseList(text)
  const chosen = choiceFor(store, found)
  const list = chosen ? parseList(text, chosen) : found
  return { text, chosen, list: list.lines.length > 0 ? withAskedCounts(list) : undefined }
}

/** While it is not clear which column says how many, no line has a count. */
export const withAskedCounts = (list: PastedList): PastedList => ({
  ...list,
  lines: list.columns?.alike.length ? list.lines.map((line) => ({ unreadCount: '', ...line })) : list.lines,
})

/** What a text lists; undefined: there is nothing to order in it. It is read anew as the text changes. */
export function useList(text: string) {
  const { local } = useKernel().platform
  const [state, setState] = useState(() => read(local, text))
  if (state.text !== text) setState(read(local, text))
  const { list } = state
  return {
    list,
    /** The buyer has said which column has the codes. */
    isCodeChosen: state.chosen?.code !== undefined,
    /** Reads it by other columns, now and the next time. */
    choose(changed: ChosenColumns) {
      if (!list) return
      const chosen = { ...state.chosen, ...changed }
      rememberChoice(local, list, chosen)
      const next = withAskedCounts(parseList(text, chosen))
      setState({ text, chosen, list: next.lines.length > 0 ? next : { ...next, lines: list.lines } })
    },
  }
}
