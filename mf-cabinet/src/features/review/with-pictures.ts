import { MAX_FILE_BYTES } from '@prilavok/shared-kernel/files'
import {
  type BlockKey,
  type EditedBlock,
  insertAfter,
  MAX_BLOCKS,
  nextKey,
  type PictureBlock,
} from './edited-block'
import type { ReadPicture } from './read-picture'
import { reviewTexts } from './texts'

const LOOK = { caption: '', withBorder: false, withBackground: false, stretched: false } as const

const bytesOf = (blocks: readonly EditedBlock[]): number =>
  blocks.reduce((sum, block) => sum + (block.type === 'image' ? block.bytes : 0), 0)

/**
 * Puts pictures behind a block, as many as a review takes (AMB-20).
 * @returns `problem`: why some are left out
 */
export function withPictures(
  blocks: readonly EditedBlock[],
  after: BlockKey | undefined,
  pictures: readonly ReadPicture[],
): { blocks: EditedBlock[]; added: number; problem: string | undefined } {
  const added: PictureBlock[] = []
  let problem: string | undefined
  for (const picture of pictures) {
    if (blocks.length + added.length >= MAX_BLOCKS) problem = reviewTexts.full
    else if (bytesOf([...blocks, ...added]) + picture.bytes > MAX_FILE_BYTES) problem = reviewTexts.tooLarge
    else added.push({ key: nextKey(blocks) + added.length, type: 'image', ...picture, ...LOOK })
  }
  return { blocks: insertAfter(blocks, after, added), added: added.length, problem }
}
