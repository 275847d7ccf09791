import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connection'
import { preparedStatement } from '../../../platform/database/prepared-statement'
import { inRussian, soundOf } from '../query/sound'
import { editDistance } from './edit-distance'
import { exactSpellings } from './exact-spellings'

/** A word of the catalogue that another may have been meant to be. */
export interface NearWord {
  word: string
  /** Mistakes between them; those that sound the same count half. */
  cost: number
}

/** Shorter words are like too many others. */
const SHORTEST = 3
const LONGEST = 32
/** From this length on two mistakes are believed. */
const TWO_MISTAKES_FROM = 6
const NEAREST = 3
/** Cost of a mistake that is not heard. */
const SAME_SOUND = 0.6
/** The first letter is rarely wrong; in a short word, or with another mistake, it makes another word. */
const OTHER_START = 0.4
/** Letters of the other alphabet are compared by their sound alone. */
const OTHER_ALPHABET = 0.5
/** Shorter sounds are those of too many words. */
const SHORTEST_SOUND = 3

/** The nearest words of a shop's catalogue for each of the unknown words. */
export async function nearestWords(
  db: Database,
  shopId: number,
  unknown: readonly string[],
): Promise<Map<string, NearWord[]>> {
  const words = [...new Set(unknown)].filter(
    (word) => word.length >= SHORTEST && word.length <= LONGEST && /^[a-zа-я]+$/.test(word),
  )
  if (words.length === 0) return new Map()
  const { rows } = await sql<{ word: string; uses: number; sound: string }>`
    ${preparedStatement} select word, uses, sound from near_search_words(${shopId}, ${words},
      ${words.flatMap(exactSpellings)}, ${words.filter((word) => word.length > SHORTEST).map(soundOf)})`.execute(
    db,
  )
  return new Map(words.map((word) => [word, nearestOf(word, rows)]))
}

function nearestOf(word: string, rows: readonly { word: string; uses: number; sound: string }[]): NearWord[] {
  const sound = soundOf(word)
  const allowed = word.length >= TWO_MISTAKES_FROM ? 2 : 1
  return rows
    .flatMap((row) => {
      const distance = editDistance(inRussian(word), inRussian(row.word))
      const sameSound = row.sound === sound && sound.length >= SHORTEST_SOUND
      if (distance > (sameSound ? allowed + 1 : allowed)) return []
      const start = inRussian(row.word)[0] === inRussian(word)[0] ? 0 : OTHER_START
      if (start > 0 && (word.length < TWO_MISTAKES_FROM || (distance > 1 && !sameSound))) return []
      // «визитки» is no «визит»: what is left of a word without its ending may be any other word.
      if (distance > 1 && word.startsWith(row.word)) return []
      return [
        {
          word: row.word,
          cost:
            Math.max(1, distance) * (sameSound ? SAME_SOUND : 1) +
            start +
            (sameSound || /[a-z]/.test(word) === /[a-z]/.test(row.word) ? 0 : OTHER_ALPHABET),
          uses: row.uses,
        },
      ]
    })
    .sort((a, b) => a.cost - b.cost || b.uses - a.uses)
    .slice(0, NEAREST)
    .map(({ word: near, cost }) => ({ word: near, cost }))
}
