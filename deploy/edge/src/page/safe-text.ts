const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const ESCAPES: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' }

/** Text for an element or an attribute in double quotes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

/** JSON for a script element: nothing in it can end the element or be read as markup. */
export const safeJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (sign) => ESCAPES[sign] ?? sign)
