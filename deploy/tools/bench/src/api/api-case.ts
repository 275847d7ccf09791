import type { Random } from '@prilavok/supplier-api/platform/random'
import type { BenchApi } from './bench-api'
import type { BenchClient, Call } from './client'

/** What a client does in one turn. The call it returns is measured; what it sends itself before is not. */
export type Turn = (client: BenchClient, random: Random) => Call | Promise<Call>

/** One figure of the API. A new one is a function that returns this, in a file of `cases/`, and a line in `cases.ts`. */
export interface ApiCase {
  /** «product by id» */
  name: string
  /** Milliseconds within which 95 of 100 calls should be answered. */
  aim: number
  /** Who asks. @default 'guest' */
  as?: 'guest' | 'client'
  /** Whether `api-sizes` measures it too: lists and searches, whose cost may depend on the size of the catalogue. */
  bySize?: boolean
  /** Looks up what the turns need: ids, words. Called once for each catalogue. */
  open(api: BenchApi): Promise<Turn>
}
