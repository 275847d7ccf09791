import { type ChosenColumns, type PastedList, parseList } from '@prilavok/shared-kernel/contract/lists'
import { type KeyValueStore, useKernel } from '@prilavok/shared-kernel/kernel'
import { useState } from 'react'
import { columnTexts } from '../texts'
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
  const remembered = choiceFor(store, found)
  const byChoice = remembered && parseList(text, remembered)
  // Columns that give no lines are not worth a list.
  const chosen = byChoice && byChoice.lines.length > 0 ? remembered : undefined
  const list = chosen && byChoice ? byChoice : found
  return { text, chosen, list: list.lines.length > 0 ? withAskedCounts(list) : undefined }
}

/** While it is not clear which column says how many, no line of the table has a count; others around it say their own. */
export const withAskedCounts = (list: PastedList): PastedList => ({
  ...list,
  lines: list.columns?.alike.length
    ? list.lines.map((line) => (line.quantity === undefined ? { unreadCount: '', ...line } : line))
    : list.lines,
})

/** What a text lists; undefined: there is nothing to order in it. It is read anew as the text changes. */
export function useList(text: string) {
  const { platform, notices } = useKernel()
  const { local } = platform
  const [state, setState] = useState(() => read(local, text))
  if (state.text !== text) setState(read(local, text))
  const { list } = state
  return {
    list,
    /** The buyer has said which column has the codes. */
    isCodeChosen: state.chosen?.code !== undefined,
    /** Reads it by other columns, now and the next time; where they give no lines it stays as it is. */
    choose(changed: ChosenColumns) {
      if (!list) return
      const chosen = { ...state.chosen, ...changed }
      const next = withAskedCounts(parseList(text, chosen))
      if (next.lines.length === 0) return notices.show({ text: columnTexts.noLines })
      rememberChoice(local, list, chosen)
      setState({ text, chosen, list: next })
    },
  }
}
