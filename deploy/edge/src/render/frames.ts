import { randomBytes } from 'node:crypto'
import type { DocumentFrame, Plan, Shop } from '@prilavok/shared-kernel/contract'
import { reasonOf } from '../errors'
import type { Log } from '../log'
import { releaseKey } from './messages'
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
/** A shell that could give no frame is left alone so long: its pages begin at once, without one. */
const RETRY_MS = 5000

interface Kept {
  shellVersion: string
  frame: Promise<DocumentFrame>
  /** Set when there came no frame: when to ask again. */
  retryAt?: number
}

const late = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`no answer within ${PATIENCE_MS} ms`)), PATIENCE_MS).unref()
  })

/**
 * Frames are made once for a shop's data and a shell, with a stand-in that each page replaces by its own nonce.
 * @param now milliseconds
 */
export function createFrames(
  pool: Pick<RenderPool, 'frame' | 'isBroken'>,
  log: Pick<Log, 'error'>,
  now: () => number = Date.now,
): Frames {
  const standIn = `nonce${randomBytes(12).toString('hex')}`
  const kept = new WeakMap<Shop, Kept>()

  const make = (shop: Shop, plan: Plan): Kept => {
    const { version: shellVersion, base } = plan.parts.shell
    const frame = Promise.race([pool.frame({ shellVersion, shop, base, nonce: standIn }), late()])
    const made: Kept = { shellVersion, frame }
    kept.set(shop, made)
    frame.catch((error) => {
      log.error(
        { shop: shop.DOMAIN_NAME, shellVersion, reason: reasonOf(error) },
        'no frame for the document',
      )
      made.retryAt = now() + RETRY_MS
    })
    return made
  }
  return {
    async of(shop, plan, nonce) {
      const known = kept.get(shop)
      const { version } = plan.parts.shell
      const fits = known?.shellVersion === version && (known.retryAt ?? Number.POSITIVE_INFINITY) > now()
      if (!fits && pool.isBroken(releaseKey('shell', version))) return BARE
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
