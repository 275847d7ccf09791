import type { Registry } from '@prilavok/rollouts/model/registry'
import type { Disposables } from './disposables'
import type { DemonstrationSize } from './prepare-data'

/** What a shop is started with: ports, data, databases, and what to do on the way. */
export interface StackOptions {
  /** Port of the edge; 0 takes a free one. */
  port: number
  /** Port of the supplier API; 0 takes a free one. */
  apiPort: number
  /** Port of the operators' console; 0 takes a free one. @default there is none */
  consolePort?: number | undefined
  /** Proxies in front of the console whose X-Forwarded-* are believed. @default none */
  consoleTrustProxy?: false | string[]
  dataDir: string
  /** Whether the data go when the shop stops: for tests and benches. @default false */
  temporary?: boolean
  /** @default the embedded database of `dataDir` */
  databaseUrl?: string | undefined
  /** A supplier's own API: then none is started here. */
  supplierApiOrigin?: string | undefined
  /** PostgreSQL of the registry of releases and rules. @default that of the supplier API, else the embedded one */
  rolloutsDatabaseUrl?: string | undefined
  /** `small`: 3,000 products in the first shop, `few`: 60, for tests. @default 'full' */
  demonstrationSize?: DemonstrationSize
  /** Whether to open when the first shop of the demonstration is filled; the others follow one by one. @default false */
  firstShopOnly?: boolean
  /** What must be done before the builds are published; runs beside the preparation of the data. */
  build?: (signal: AbortSignal) => Promise<void>
  /** Builds the page of the operators' console, after the parts; nobody waits for it. @default it has been built */
  buildConsole?: (signal: AbortSignal) => Promise<void>
  /** Publishes releases and chooses them. @default what lies in the parts' `dist`; returns what to tell of */
  publish?: (registry: Registry) => Promise<string[]>
  /** Prepares the registry's database and returns its address. @default it is taken as it is */
  rolloutsDatabase?: (databaseUrl: string) => Promise<string>
  /** Further settings of the edge (`EDGE_VARIABLES`). @default none */
  env?: Readonly<Record<string, string | undefined>>
  /** Told of each step, one line each. */
  onProgress?: (line: string) => void
  /** Interrupts the start; what was started by then is stopped. */
  signal?: AbortSignal
  /** What is open, for a caller that may have to leave at once. */
  disposables?: Disposables
}
