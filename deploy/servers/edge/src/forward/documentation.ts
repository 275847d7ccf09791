/** Where the supplier API explains itself. */
const DOCUMENTATION = /^\/+v3\/+api\/+docs(\/|$)/i

/** Whether a target leads to the pages of documentation, however it is spelled. */
export function isDocumentation(target: string): boolean {
  const path = target.split('?', 1)[0] ?? ''
  try {
    return DOCUMENTATION.test(decodeURIComponent(path))
  } catch {
    return DOCUMENTATION.test(path)
  }
}
