/** Name of a part's container: a JavaScript identifier. */
export const federationName = (part: string): string => part.replaceAll('-', '_')
