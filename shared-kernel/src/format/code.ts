/** A product code in threes with a thin space, for reading: `184 302`. Copy the code itself, not this. */
export const formatCode = (code: string): string => code.replace(/\B(?=(\d{3})+$)/g, '\u2009')
