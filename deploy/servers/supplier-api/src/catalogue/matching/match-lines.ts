import type { LineMatch, Product } from '@prilavok/shared-kernel/contract'
import type { Database } from '../../platform/database/connection'
import { type Asker, fairLane } from '../../platform/limits/fair-lane'
import type { Session } from '../../platform/session/session'
import { loadProducts } from '../product/load-products'
import { type CodeMatch, findByCodes } from './find-by-codes'
import { findByName, type NameMatch } from './find-by-name'
import { findContradictions } from './find-contradictions'

/** A line of a list of products, as it was taken apart: a code, a name or both. */
export interface Line {
  code?: string
  name?: string
}

/**
 * Names of one call that are looked at for what they were meant to be: a list of nonsense would take the time of other shops, and
 * lists of offices have a few wrong names.
 */
const CORRECTIONS = 20
/** Names that one call searches for at the same time. */
const LANES = 3
/** Names are searched for by turns of the shops; pages and baskets need the connections to the database, too. */
export const nameInTurn = fairLane({ atOnce: 4, ofShopAtOnce: LANES })
/** Calls at once, which wait for the turns of their names: the last one is answered before its browser stops waiting. */
export const namesOfCall = fairLane({ atOnce: Infinity, ofShopAtOnce: Infinity, ofAsker: 32, ofShop: 64 })

async function findNames(
  db: Database,
  asker: Asker,
  names: readonly string[],
): Promise<Map<string, NameMatch>> {
  const matches = new Map<string, NameMatch>()
  let corrections = 0
  const mayCorrect = () => {
    corrections += 1
    return corrections <= CORRECTIONS
  }
  const lane = async (first: number): Promise<void> => {
    for (let at = first; at < names.length; at += LANES) {
      const name = names[at] ?? ''
      matches.set(name, await nameInTurn(asker, () => findByName(db, asker.shopId, name, mayCorrect)))
    }
  }
  await Promise.all(Array.from({ length: LANES }, (_, first) => lane(first)))
  return matches
}

const NOTHING = { BY: null, SURE: 'N' } as const

/** @param name searched for where no product has the code, or where the name is that of another product */
function chooseMatch(code: CodeMatch | undefined, name: NameMatch | undefined) {
  if (code?.exact) {
    const [id = 0] = code.ids
    // The search knows synonyms, too: what it finds by the name is called so.
    if (!name || name.ids.includes(id)) return { BY: 'code', SURE: 'Y', ids: code.ids } as const
    return { BY: name.ids.length > 0 ? 'name' : 'code', SURE: 'N', ids: [id, ...name.ids] } as const
  }
  // Of a wrong code its name says more than the codes around it.
  if (name && name.ids.length > 0) return { BY: 'name', SURE: name.sure ? 'Y' : 'N', ids: name.ids } as const
  if (code) return { BY: 'code', SURE: 'N', ids: code.ids } as const
  return { ...NOTHING, ids: [] }
}

/**
 * What each line of a list may mean: its code first, else its name; both where they contradict each other. The products are those
 * of the session's buyer.
 * @throws too_often (429), overloaded (503) when many lists of the asker or of the shop wait already
 */
export const matchLines = (
  db: Database,
  session: Session,
  asker: Asker,
  lines: readonly Line[],
): Promise<LineMatch[]> => namesOfCall(asker, () => match(db, session, asker, lines))

async function match(
  db: Database,
  session: Session,
  asker: Asker,
  lines: readonly Line[],
): Promise<LineMatch[]> {
  const { shopId } = session
  const codes = await findByCodes(db, shopId, [...new Set(lines.flatMap(({ code }) => code || []))])
  const exact = (code = '') => (codes.get(code)?.exact ? codes.get(code)?.ids[0] : undefined)
  const coded = lines.flatMap((line) => {
    const [id, name] = [exact(line.code), line.name?.trim()]
    return id !== undefined && name ? [{ id, name, line }] : []
  })
  const contradictions = await findContradictions(db, shopId, coded)
  const contradicted = new Set([...contradictions].map(({ line }) => line))
  const searched = new Set(lines.filter((line) => exact(line.code) === undefined || contradicted.has(line)))
  const names = await findNames(db, asker, [
    ...new Set([...searched].flatMap(({ name }) => name?.trim() || [])),
  ])
  const chosen = lines.map((line) => {
    const name = line.name && searched.has(line) ? names.get(line.name.trim()) : undefined
    return {
      ...chooseMatch(line.code ? codes.get(line.code) : undefined, name),
      missing: name?.missing ?? [],
    }
  })
  const products = await loadProducts(db, session, [...new Set(chosen.flatMap(({ ids }) => ids))])
  const byId = new Map<number, Product>(products.map((product) => [product.ID, product]))
  return chosen.map(({ BY, SURE, ids, missing }) => {
    const PRODUCTS = ids.flatMap((id) => byId.get(id) ?? [])
    const said = missing.length > 0 ? { MISSING: [...missing] } : {}
    return { ...(PRODUCTS.length > 0 ? { BY, SURE, PRODUCTS } : { ...NOTHING, PRODUCTS }), ...said }
  })
}
