/** Keys of everything that the console asks for. What the registry says stands below `registry`, so one word refreshes it. */
export const keys = {
  me: ['me'],
  registry: ['registry'],
  overview: (at?: string) => ['registry', 'overview', at ?? 'now'],
  plan: (shop: string, at?: string) => ['registry', 'plan', shop, at ?? 'now'],
  releases: ['registry', 'releases'],
  log: (filter: object) => ['registry', 'log', filter],
  dryRun: (changes: unknown, opening: number) => ['registry', 'dry-run', changes, opening],
  health: ['health'],
  waiting: ['health', 'waiting'],
  reasons: (of: object) => ['health', 'reasons', of],
} as const
