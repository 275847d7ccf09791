/** A text of a review that is being written; plain, whatever it looks like. */
export interface TextBlock {
  key: number
  type: 'paragraph' | 'header'
  text: string
}

/** A picture of a review that is being written, with what the content editor keeps of it (001 §3). */
export interface PictureBlock {
  key: number
  type: 'image'
  /** A data URL (AMB-20). */
  url: string
  /** Size of the file. */
  bytes: number
  caption: string
  withBorder: boolean
  withBackground: boolean
  stretched: boolean
}

export type EditedBlock = TextBlock | PictureBlock
export type BlockKey = EditedBlock['key']

/** What the server takes (AMB-20): blocks of one review. */
export const MAX_BLOCKS = 100

export const FIRST_BLOCKS: readonly EditedBlock[] = [{ key: 1, type: 'paragraph', text: '' }]

export const nextKey = (blocks: readonly EditedBlock[]): BlockKey =>
  Math.max(0, ...blocks.map(({ key }) => key)) + 1

/** Puts blocks behind the one of a key, at the end where that is no longer there. */
export function insertAfter(
  blocks: readonly EditedBlock[],
  after: BlockKey | undefined,
  added: readonly EditedBlock[],
): EditedBlock[] {
  const index = blocks.findIndex(({ key }) => key === after)
  const at = index < 0 ? blocks.length : index + 1
  return [...blocks.slice(0, at), ...added, ...blocks.slice(at)]
}

/** Puts a removed block back behind the one that it stood behind; its key may have been given to another meanwhile. */
export const restored = (
  blocks: readonly EditedBlock[],
  block: EditedBlock,
  before: BlockKey | undefined,
): EditedBlock[] => {
  const back = { ...block, key: nextKey(blocks) }
  return before === undefined ? [back, ...blocks] : insertAfter(blocks, before, [back])
}

/** Moves a block by one place; at the end of the list it stays. */
export function moved(blocks: readonly EditedBlock[], key: BlockKey, by: -1 | 1): EditedBlock[] {
  const from = blocks.findIndex((block) => block.key === key)
  const [block, other] = [blocks[from], blocks[from + by]]
  if (!block || !other) return [...blocks]
  return blocks.map((one) => (one === block ? other : one === other ? block : one))
}

const isText = (block: EditedBlock): block is TextBlock => block.type !== 'image'

/** The texts of a review for the draft of the form: pictures are too large for what a tab stores. */
export const textsOf = (blocks: readonly EditedBlock[]): string => JSON.stringify(blocks.filter(isText))

const isSavedText = (value: unknown): value is TextBlock => {
  const { key, type, text } = Object(value) as Partial<Record<keyof TextBlock, unknown>>
  return typeof key === 'number' && (type === 'paragraph' || type === 'header') && typeof text === 'string'
}

export const countPictures = (blocks: readonly EditedBlock[]): number =>
  blocks.filter((block) => !isText(block)).length

/** The blocks of a draft; those that a form begins with when it cannot be read. */
export function blocksOfTexts(texts: string): readonly EditedBlock[] {
  try {
    const saved: unknown = JSON.parse(texts)
    const blocks = Array.isArray(saved) ? saved.filter(isSavedText) : []
    return blocks.length > 0 ? blocks : FIRST_BLOCKS
  } catch {
    return FIRST_BLOCKS
  }
}

/** Without blocks that hold nothing. */
export const filled = (blocks: readonly EditedBlock[]): EditedBlock[] =>
  blocks.filter((block) => !isText(block) || block.text.trim() !== '')
