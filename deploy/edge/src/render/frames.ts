import { randomBytes } from 'node:crypto'
import type { DocumentFrame, Plan, Shop } from '@prilavok/shared-kernel/contract'
import { reasonOf } from '../errors'
import type { Log } from '../log'
import type { RenderPool } from './pool'

/** The part of a document that depends on the shop alone. */
export interface Frames {
  of(shop: Shop, plan: Plan, nonce: string): Promise<DocumentFrame>
}

/** What the document begins with when the shell could not say it: the browser's scripts draw the rest. */
const BARE: DocumentFrame = {
  htmlAttributes: ' lang="ru"',
  head: '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
}
/** Longer than a cold start of a shell takes. */
const PATIENCE_MS = 1500

interface Kept {
  shellVersion: string
  frame: Promise<DocumentFrame>
}

const late = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`no answer within ${PATIENCE_MS} ms`)), PATIENCE_MS).unref()
  })

/** Frames are made once for a shop's data and a shell, with a stand-in that each page replaces by its own nonce. */
export function createFrames(pool: RenderPool, log: Log): Frames {
  const standIn = `nonce${randomBytes(12).toString('hex')}`
  const kept = new WeakMap<Shop, Kept>()

  const make = (shop: Shop, plan: Plan): Kept => {
    const { version: shellVersion, base } = plan.parts.shell
    const frame = Promise.race([pool.frame({ shellVersion, shop, base, nonce: standIn }), late()])
    const made = { shellVersion, frame }
    kept.set(shop, made)
    frame.catch((error) => {
      log.error(
        { shop: shop.DOMAIN_NAME, shellVersion, reason: reasonOf(error) },
        'no frame for the document',
      )
      if (kept.get(shop) === made) kept.delete(shop)
    })
    return made
  }
  return {
    async of(shop, plan, nonce) {
      const known = kept.get(shop)
      const fits = known?.shellVersion === plan.parts.shell.version
      try {
        const { htmlAttributes, head } = await (fits ? known : make(shop, plan)).frame
        return {
          htmlAttributes: htmlAttributes.replaceAll(standIn, nonce),
          head: head.replaceAll(standIn, nonce),
        }
      } catch {
        return BARE
      }
    },
  }
}
