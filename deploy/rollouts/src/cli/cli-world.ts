import type { Override } from '../decision/override'
import type { Actor } from '../model/change'
import type { Registry } from '../model/registry'

export interface OpenRegistry {
  registry: Registry
  /** Folder of the published releases. */
  releasesDir: string
  close(): Promise<void>
}

/** What the command line needs of the place where it runs. */
export interface CliWorld {
  /** Folder that relative paths start from. */
  cwd: string
  actor: Actor
  print(line: string): void
  open(): Promise<OpenRegistry>
  /** Signs what a developer's browser hands to the edges. */
  sign(override: Override): string
  /** Address of the pages of a shop. */
  addressOf(shop: string): string
  /** Builds a part of this workspace; undefined where there is no part of that name. Returns the folder of the build. */
  build(part: string, version: string | undefined): Promise<string | undefined>
}

/** What a command says: `text` to people, `data` to programs (`--json`). */
export interface CommandOutput {
  text: string
  data: unknown
}
