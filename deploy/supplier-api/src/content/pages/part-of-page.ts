import type { ContentBlock } from '@prilavok/shared-kernel/contract'

/** The blocks from the one with that id up to the next header; empty when there is no such id. */
export function blocksFrom(blocks: readonly ContentBlock[], id: string): ContentBlock[] {
  const start = blocks.findIndex((block) => block.id === id)
  if (start < 0) return []
  const length = blocks.slice(start + 1).findIndex((block) => block.type === 'header')
  return blocks.slice(start, length < 0 ? undefined : start + 1 + length)
}
