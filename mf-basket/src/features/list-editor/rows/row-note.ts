import type { RowNoteProps } from '@prilavok/shared-kernel/ui/row-texts'
import { countNote } from '../../../model/list-form/count-note'
import { isCut } from '../../../model/list-form/is-cut'
import { listFormTexts } from '../../../model/list-form/texts'
import type { PreviewRow } from '../model/preview-row'
import type { RowView } from '../model/view-rows'
import { pasteTexts } from '../texts'

/** What there is to choose from. */
export function fitText({ analogs, match }: PreviewRow, count: number): string {
  if (analogs || typeof match !== 'object') return listFormTexts.fit(count, false)
  const { MISSING = [] } = match
  return MISSING.length > 0 ? listFormTexts.missing(MISSING) : listFormTexts.fit(count, isCut(match))
}

const danger = (text: string): RowNoteProps => ({ tone: 'danger', icon: 'alert', text })

/** Why a row is as it is; undefined when there is nothing to explain. */
export function noteOf({ row, state, reason, addition, held }: RowView): RowNoteProps | undefined {
  if (row.rejection !== undefined) return danger(row.rejection)
  if (state === 'failed') return danger(pasteTexts.failed)
  if (row.analogs?.length === 0) return danger(pasteTexts.noAnalogs)
  if (reason !== undefined) return danger(reason)
  if (state === 'uncounted') return danger(listFormTexts.unread(row.line.unreadCount ?? ''))
  const asked = row.count === undefined ? row.line.quantity : undefined
  return state === 'ready' ? countNote({ asked, addition, held }) : undefined
}
