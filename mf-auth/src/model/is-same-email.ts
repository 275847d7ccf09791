/** Whether two addresses are one mailbox: capitals make no difference. */
export const isSameEmail = (one: string | undefined, other: string): boolean =>
  one?.toLowerCase() === other.toLowerCase()
