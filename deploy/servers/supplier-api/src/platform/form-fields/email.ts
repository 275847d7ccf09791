/** AMB-23: Latin letters, digits and . _ + - before the sign, 64 at most as mail servers take them, a domain behind it. */
const EMAIL = /^(?=[^@]{1,64}@)[a-z0-9_+-]+(\.[a-z0-9_+-]+)*@[a-z0-9-]+(\.[a-z0-9-]+)+$/

/** An address as it is compared and stored. */
export const plainEmail = (text: string): string => text.trim().toLowerCase()

/** @param email a plain one */
export const isEmail = (email: string): boolean => email.length <= 254 && EMAIL.test(email)
