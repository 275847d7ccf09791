import { isListOf, isObjectWith, isText, type Shape } from '@prilavok/shared-kernel/api'
import type { ContentBlock } from '@prilavok/shared-kernel/contract'

/** Any list of objects: what its blocks hold is looked at one by one. */
export const isBlockList = isListOf(isObjectWith<ContentBlock>({}))

/** What a block of each type cannot be shown without. */
const DATA: Record<ContentBlock['type'], Shape<object>> = {
  header: isObjectWith<{ text: string }>({ text: isText }),
  paragraph: isObjectWith<{ text: string }>({ text: isText }),
  list: isObjectWith<{ items: string[] }>({ items: isListOf(isText) }),
  image: isObjectWith<{ url: string }>({ url: isText }),
}

const isReadable = ({ type, data }: ContentBlock): boolean => Object.hasOwn(DATA, type) && DATA[type](data)

/** The blocks that this shop can show: an editor may know more types, and one bad block is no reason to show none. */
export const readableBlocks = (blocks: readonly ContentBlock[]): ContentBlock[] => blocks.filter(isReadable)
