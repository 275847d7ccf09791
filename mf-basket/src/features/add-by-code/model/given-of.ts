import type { PastedLine } from '@prilavok/shared-kernel/contract/lists'
import { listFormTexts } from '../../../model/list-form/texts'
import type { GivenRow } from './code-row'

/** Rows of the form for the lines of a list; a line without code and name stands there as it was given. */
export const givenOf = (lines: readonly PastedLine[]): GivenRow[] =>
  lines.map(({ code, name, text, quantity, unreadCount }) => ({
    ...{ code: code ?? (name ? '' : text), name, quantity },
    problem: unreadCount === undefined ? undefined : listFormTexts.unread(unreadCount),
  }))
