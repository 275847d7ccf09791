import type { LoyaltyStatusAnswer } from '@prilavok/shared-kernel/contract'
import { clientRow, updateClient } from '../../platform/database/client-row'
import type { Database } from '../../platform/database/connection'
import type { Session } from '../../platform/session/session'
import { sumText } from '../../platform/sum-text'
import { type Level, loadLevels } from './levels'
import { statusTexts } from './texts'
import { turnoverOf } from './turnover'

const rejected = (text: string): LoyaltyStatusAnswer => ({ SUCCESS: 'N', errors: { query_error: text } })

/**
 * Gives a participant the next level, or the named one above the present, once its threshold is reached (AMB-45).
 * @param levelId without it the next
 */
export function setLevel(
  db: Database,
  session: Session,
  clientId: number,
  levelId: number | undefined,
): Promise<LoyaltyStatusAnswer> {
  const { shopId } = session
  return db.transaction().execute(async (trx) => {
    const client = await clientRow(trx, shopId, clientId)
      .select('loyalty_level_id')
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
    const turnover = await turnoverOf(trx, shopId, clientId)
    const levels = await loadLevels(trx, shopId, client.loyalty_level_id, turnover)
    const wanted = levels.find((level) => (levelId === undefined ? level.next : level.id === levelId))
    if (!wanted) return rejected(levelId === undefined ? statusTexts.highest : statusTexts.unknown)
    if (!isAbove(wanted, levels)) return rejected(statusTexts.notHigher)
    if (wanted.rest > 0)
      return rejected(
        statusTexts.missing(wanted.name, sumText(wanted.rest, session.priceType, session.currency)),
      )
    await updateClient(trx, shopId, clientId, { loyalty_level_id: wanted.id })
    return { SUCCESS: 'Y', MESSAGE: statusTexts.set(wanted.name) }
  })
}

const isAbove = (level: Level, levels: readonly Level[]): boolean =>
  level.threshold > (levels.find(({ current }) => current)?.threshold ?? -1)
