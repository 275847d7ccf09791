import { isObjectWith, isText } from '@prilavok/shared-kernel/api'
import type {
  HeaderBlock,
  ImageBlock,
  MessageTakenAnswer,
  ParagraphBlock,
} from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'

export type ReviewBlock = HeaderBlock | ParagraphBlock | ImageBlock

const shape = isObjectWith<MessageTakenAnswer>({ SUCCESS: isText })

/** POST /v1/personal/review: blocks of the content editor, pictures as data URLs (AMB-20). @throws ApiError */
export const sendReview = ({ api }: Kernel, blocks: readonly ReviewBlock[]): Promise<MessageTakenAnswer> =>
  api.post('/v1/personal/review', { blocks }, { shape })
