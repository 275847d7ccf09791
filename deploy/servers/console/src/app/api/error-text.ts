import { ERROR_TEXTS, texts } from '../texts'
import { CallError } from './client'

/** What a failed call says, with its reasons. */
export function errorText(error: unknown): { text: string; reasons: string[] } {
  if (!(error instanceof CallError)) return { text: texts.failedToLoad, reasons: [] }
  const { code, message, reasons } = error.answer
  return { text: ERROR_TEXTS[code] ?? (message || texts.failedToLoad), reasons }
}
