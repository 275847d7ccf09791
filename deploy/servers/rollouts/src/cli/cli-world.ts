import type { Override } from '../decision/override'
import type { Actor } from '../model/change'
import type { Registry } from '../model/registry'

/** The suppliers of an installation, as far as the command line can see them. */
export interface Suppliers {
  /** Domains that the edge beside this command line has credentials for. */
  domains: readonly string[]
  /** Whether these are the suppliers of the very installation that the registry belongs to. */
  complete: boolean
}

export interface OpenRegistry {
  registry: Registry
  /** Folder of the published releases. */
  releasesDir: string
  suppliers(): Promise<Suppliers>
  /** Whether a page of the supplier ever reported to the registry. */
  hasPageViews(supplier: string): Promise<boolean>
  close(): Promise<void>
}

/** What the command line needs of the place where it runs. */
export interface CliWorld {
  /** Folder that relative paths start from. */
  cwd: string
  actor: Actor
  print(line: string): void
  /** Errors and warnings, apart from what is piped on. */
  printError(line: string): void
  open(): Promise<OpenRegistry>
  /** Signs what a developer's browser hands to the edges. */
  sign(override: Override): string
  /** Address of the pages of a shop. */
  addressOf(shop: string): string
  /** Parts of this workspace. */
  parts(): Promise<readonly string[]>
  /** Builds a part of this workspace; undefined where there is no part of that name. Returns the folder of the build. */
  build(part: string, version: string | undefined): Promise<string | undefined>
}

/** What a command says: `text` to people, `data` to programs (`--json`). */
export interface CommandOutput {
  text: string
  data: unknown
}
