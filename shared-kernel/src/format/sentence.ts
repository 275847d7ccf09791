const ENDS = /[.!?…]$/

/** A text that others follow: with a full stop, unless it ends a sentence already. */
export const asSentence = (text: string): string => (text === '' || ENDS.test(text) ? text : `${text}.`)
