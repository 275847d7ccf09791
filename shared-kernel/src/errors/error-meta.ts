/** Who tells the buyer of a failed call. */
export type ErrorDisplay =
  /** One of the configured server statuses opens the server error modal (AMB-05); the rest is rendered where the data belong. */
  | 'modal'
  /** A notice over the page, besides the modal of a server status. */
  | 'notice'
  /** The caller renders every error in its place: forms, rows of a table. */
  | 'inline'
  /** Nobody: the buyer has not asked for it, and it can be had later. Prefetches, suggestions, checks. */
  | 'silent'

/**
 * `meta` of a query or a mutation, and what `kernel.errors.report` is told. A type and not an interface: react-query wants an
 * index signature.
 */
export type ErrorMeta = {
  /** @default 'modal' */
  errors?: ErrorDisplay
  /** Of a query whose page is of use without it: further rows. @default the page has nothing to show */
  isFurther?: true
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: ErrorMeta
    mutationMeta: ErrorMeta
  }
}

/**
 * The one place that failed calls come to. Queries and mutations report by themselves; who calls the API in a handler reports
 * what it catches. What is shown is decided by the shell.
 */
export interface Errors {
  /** @returns whether the buyer has been told over the page, so that the caller need not say the reason again */
  report(error: unknown, meta?: ErrorMeta): boolean
}
