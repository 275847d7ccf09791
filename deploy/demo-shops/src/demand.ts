import { readFile } from 'node:fs/promises'
import { DEMO_FOLDER, type Family, type Value } from './taxonomy'

/** What offices buy of each family. */
export type Demand = Readonly<Record<string, FamilyDemand>>

export interface FamilyDemand {
  /** How much of it offices order; the most wanted family has 100. */
  share: number
  /** By attribute: the values that most buyers mean when they say no more than what the thing is. */
  usual: Readonly<Record<string, readonly Value[]>>
}

/** One value that is not the usual one: as many buyers are left. */
const UNUSUAL = 0.4

export const readDemand = async (): Promise<Demand> =>
  JSON.parse(await readFile(`${DEMO_FOLDER}demand.json`, 'utf8')) as Demand

/**
 * How much a product is bought: white paper A4 of 80 g/m² the most, the same in A3 less, pink paper hardly.
 * @returns more than 0, at most 1
 */
export function demandFor(demand: Demand, family: Family, values: ReadonlyMap<string, Value>): number {
  const { share, usual } = demandOf(demand, family)
  const unusual = Object.entries(usual).filter(([code, own]) => !own.includes(values.get(code) ?? '')).length
  return (share / 100) * UNUSUAL ** unusual
}

/** @throws Error when the demand of the family is not told */
export function demandOf(demand: Demand, { id }: Family): FamilyDemand {
  const own = demand[id]
  if (!own) throw new Error(`demand.json tells nothing about the family ${id}`)
  return own
}
