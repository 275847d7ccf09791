import type { CustomerSession } from '@prilavok/shared-kernel/contract'
import { sessionTexts } from './texts'

/** «Chrome, Windows». */
export const deviceOf = ({ BROWSER, SYSTEM }: CustomerSession): string =>
  [BROWSER, SYSTEM].filter(Boolean).join(', ') || sessionTexts.unknown
