import type { PastedList } from '@prilavok/shared-kernel/contract/lists'
import { listTexts } from './texts'

/** What of a text is not in its list, and why. */
export const listWarnings = ({ tooLong, cut }: PastedList): string[] => [
  ...(tooLong ? [listTexts.tooLong] : []),
  ...(cut > 0 ? [listTexts.cut(cut)] : []),
]
