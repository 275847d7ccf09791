import type { Suggest } from '@prilavok/shared-kernel/contract'
import type { Database } from '../../../platform/database/connection'
import { versionedAnswer } from '../../scope/versioned-cache'
import { suggestQuery } from '../correction/suggest-query'
import { findProducts } from '../found-products'
import { loadFoundSections } from '../found-sections'
import { searchVersion } from '../query/search-version'
import { findPhrases, type Phrase } from './find-phrases'
import { otherBeginnings } from './other-beginnings'

/** From here on something is offered (AMB-28). */
const SHORTEST = 2
/** Sections of products that a long query finds. */
const SECTIONS = 3

/**
 * What completes the text that is being typed. When nothing does: what completes it as it was meant (other layout, Latin
 * letters, a mistake in a word), and last the query as it was meant and the sections of what it finds.
 */
export async function suggestPhrases(db: Database, shopId: number, query: string): Promise<Suggest[]> {
  const typed = query.trim()
  if (typed.length < SHORTEST) return []
  const direct = await findPhrases(db, shopId, [typed])
  if (direct.length > 0) return direct.map(toSuggest)
  const { version } = await searchVersion(db, shopId)
  const key = JSON.stringify(['suggest', typed.toLowerCase()])
  return versionedAnswer(db, {
    shopId,
    key,
    version,
    size: () => 0,
    make: () => suggestMeant(db, shopId, typed),
  })
}

async function suggestMeant(db: Database, shopId: number, typed: string): Promise<Suggest[]> {
  const others = await otherBeginnings(db, shopId, typed)
  const meant = others.length > 0 ? await findPhrases(db, shopId, others) : []
  if (meant.length > 0) return meant.map(toSuggest)
  const { count } = await findProducts(db, shopId, typed)
  const corrected = count > 0 ? typed : await suggestQuery(db, shopId, typed)
  if (!corrected) return []
  const phrases = count > 0 ? [] : await findPhrases(db, shopId, [corrected])
  if (phrases.length > 0) return phrases.map(toSuggest)
  const sections = (await loadFoundSections(db, shopId, corrected)).slice(0, SECTIONS)
  return [
    ...(count > 0 ? [] : [{ TITLE: corrected, TYPE: 'query' as const }]),
    ...sections.map(({ NAME, ID }) => ({ TITLE: NAME, TYPE: 'section' as const, SECTION_ID: ID })),
  ]
}

const toSuggest = ({ title, section_id }: Phrase): Suggest =>
  section_id === null
    ? { TITLE: title, TYPE: 'query' }
    : { TITLE: title, TYPE: 'section', SECTION_ID: section_id }
