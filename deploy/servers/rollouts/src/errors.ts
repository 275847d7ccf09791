import { isRecord } from './json-file'

/** Every way in which publishing or choosing a release can be rejected. `reasons` are listed below the sentence. */
const SENTENCES = {
  BUILD_UNREADABLE: (folder: string) =>
    `${folder} holds no build: its release.json cannot be read. Build the part first, then name its dist folder.`,
  RELEASE_INVALID: (release: string) => `${release} cannot be published: its release.json is not valid.`,
  FILES_DIFFER: (release: string) =>
    `${release} cannot be published: its files are not those that release.json names. Build it anew.`,
  VERSION_TAKEN: (release: string) =>
    `${release} is published already, with other content. A version is never published twice: raise the version and build again.`,
  BUDGET_EXCEEDED: (release: string) =>
    `${release} cannot be published: it is larger than deploy/tools/bench/budgets.json allows. Load it later or leave it out; where it is worth more than that, raise the budget.`,
  PART_UNKNOWN: (part: string) => `There is no part «${part}». Check the name.`,
  SUPPLIER_UNKNOWN: (shop: string) =>
    `${shop} is no supplier of this installation. Check the name; for one that is still to come add --new-supplier.`,
  RELEASE_UNKNOWN: (release: string) =>
    `${release} is not published. «list» shows what is; «publish» adds a release.`,
  CHANGED_MEANWHILE: (revisions: string) =>
    `The registry was changed meanwhile (${revisions}). Look at what is in force now, then decide again.`,
  CHANGE_INVALID: (rule: string) => `The rule of ${rule} cannot be changed like this.`,
  FROZEN: (rule: string) =>
    `${rule}: only a rollback changes it until then. «unfreeze» ends the freeze before its time.`,
  PINNED: (rule: string) => `${rule} is pinned: only a rollback changes its version. «unpin» it first.`,
  NO_CANDIDATE: (rule: string) => `${rule} has no candidate. «rollout» begins one.`,
  NO_LAST_GOOD: (rule: string) =>
    `${rule} has no version to go back to by itself. Name the version; «list» shows what is published.`,
  PART_LOST: (parts: string) =>
    `A shop would be left without ${parts}: nothing is changed. Give it a version by «use»; «rollback» goes back to the one before.`,
  WITHDRAWN: (release: string) =>
    `${release} was taken back. Where the cause is gone, give it again with «--again» and a reason.`,
  REASON_MISSING: (shop: string) =>
    `«--again» gives a version to ${shop} whatever was taken back: say why, for the log («--reason»).`,
  REGISTRY_UNREACHABLE: (database: string) =>
    `The registry's database ${database} does not answer. Check ROLLOUTS_DATABASE_URL (else DATABASE_URL) and that PostgreSQL runs there.`,
  PLAN_INCOMPATIBLE: (shop: string) => `The chosen releases do not fit together for ${shop}.`,
  SETTINGS_INVALID: (what: string) => `${what} cannot start with these settings.`,
  USAGE: (what: string) => `${what} «--help» shows how the command is used.`,
} as const

export type RolloutErrorCode = keyof typeof SENTENCES

/** An error with a code; its message says what happened, why and what to do. */
export class RolloutError extends Error {
  override readonly name = 'RolloutError'
  readonly code: RolloutErrorCode
  readonly reasons: readonly string[]

  constructor(code: RolloutErrorCode, subject: string, reasons: readonly string[] = []) {
    super([SENTENCES[code](subject), ...reasons.map((reason) => `  - ${reason}`)].join('\n'))
    this.code = code
    this.reasons = reasons
  }
}

/** The text of whatever was thrown, for a list of reasons. */
export const reasonOf = (thrown: unknown): string =>
  isRecord(thrown) && typeof thrown.message === 'string' ? thrown.message : String(thrown)
