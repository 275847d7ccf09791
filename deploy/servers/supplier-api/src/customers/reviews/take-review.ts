import { randomUUID } from 'node:crypto'
import type { ContentBlock } from '@prilavok/shared-kernel/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { loadLetterhead } from '../../content/shop/shop-pages'
import type { EmailAttachment } from '../../platform/emails/email'
import { queueEmail } from '../../platform/emails/queue-email'
import { countCall, rules } from '../../platform/limits/count-call'
import { ownerOf } from '../account/owner'
import { type ReviewImage, readBlocks } from './read-blocks'
import type { ReviewBody } from './review-body'

function plainText(blocks: readonly ContentBlock[]): string {
  let image = 0
  const parts = blocks.map((block) => {
    if (block.type === 'header') return block.data.text.toUpperCase()
    if (block.type === 'paragraph') return block.data.text
    if (block.type === 'list') return block.data.items.map((item) => `— ${item}`).join('\n')
    image += 1
    return `[Рисунок ${image}]${block.data.caption && ` ${block.data.caption}`}`
  })
  return parts.join('\n\n')
}

/** Names the pictures in their blocks by their keys of the file store. */
const nameImages = (folder: string, images: readonly ReviewImage[]): EmailAttachment[] =>
  images.map(({ block, type, extension }, index) => {
    const name = `${index + 1}.${extension}`
    block.data.url = `${folder}/${name}`
    return { name: `Рисунок ${name}`, type, key: block.data.url }
  })

/**
 * Stores a review with its pictures, and has it sent to the shop.
 * @throws bad_field (400) for what the editor does not make; too_often (429)
 */
export async function takeReview(
  app: FastifyInstance,
  { session }: FastifyRequest,
  clientId: number,
  body: ReviewBody,
): Promise<void> {
  const { shopId } = session
  const { blocks, images } = readBlocks(body.blocks ?? {})
  await countCall(app.db, shopId, rules.reviewsOfClient, clientId)
  const head = await loadLetterhead(app.db, app.services.pages, shopId)
  const client = await ownerOf(app.db, shopId, clientId)
  const { files } = app.services
  const attachments = nameImages(`${shopId}/reviews/${clientId}/${randomUUID()}`, images)
  try {
    for (const { block, content, type } of images) await files.put(block.data.url, content, type)
    await app.db.transaction().execute(async (trx) => {
      await trx
        .insertInto('reviews')
        .values({ shop_id: shopId, client_id: clientId, blocks: JSON.stringify(blocks) })
        .execute()
      if (head.email === '') return
      await queueEmail(trx, shopId, {
        to: head.email,
        subject: `Отзыв с сайта: ${client.name}`,
        plain: `${plainText(blocks)}\n\n—\n${client.name}\n${client.email}\n`,
        replyTo: client.email,
        attachments,
      })
    })
  } catch (cause) {
    await Promise.allSettled(attachments.map(({ key }) => files.remove(key)))
    throw cause
  }
}
