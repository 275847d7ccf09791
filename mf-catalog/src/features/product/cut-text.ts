/** Signs that search engines show of a description. */
const LONGEST = 200

/** A text in one line, cut between words: the description of a page. */
export function cutText(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= LONGEST) return line
  return `${line.slice(0, line.lastIndexOf(' ', LONGEST)).replace(/[,.;:—–-]+$/, '')}…`
}
