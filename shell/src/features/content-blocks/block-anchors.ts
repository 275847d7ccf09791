import type { ContentBlock } from '@prilavok/shared-kernel/contract'

/** Ids of the document that a link into the text may not lead to. */
const TAKEN = ['root', 'main', 'boot']

/** `Зоны и стоимость` → `зоны-и-стоимость`: readable in an address, which may hold any letters. */
const anchorOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')

/**
 * For each block the id that a link leads to: its own, a header's made of its text, else none. No two are the same.
 */
export function blockAnchors(blocks: readonly ContentBlock[]): (string | undefined)[] {
  const used = new Set(TAKEN)
  const unique = (anchor: string) => {
    let id = anchor
    for (let next = 2; used.has(id); next++) id = `${anchor}-${next}`
    used.add(id)
    return id
  }
  return blocks.map((block) => {
    if (block.id) return unique(block.id)
    return block.type === 'header' ? unique(anchorOf(block.data.text) || 'text') : undefined
  })
}

export interface Heading {
  id: string
  title: string
}

/** The headers of a text with their ids, for its table of contents. */
export function headingsOf(blocks: readonly ContentBlock[]): Heading[] {
  const anchors = blockAnchors(blocks)
  return blocks.flatMap((block, at) =>
    block.type === 'header' ? [{ id: anchors[at] ?? '', title: block.data.text }] : [],
  )
}
