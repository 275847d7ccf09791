import type { Personal } from '@prilavok/shared-kernel/contract'

/** Surname and name of the person who is logged in; empty while neither is known. */
export const fullName = (person: Pick<Personal, 'SURNAME' | 'NAME'> | undefined): string =>
  [person?.SURNAME, person?.NAME].filter(Boolean).join(' ')
