/** What stands for a product's code: six digits (000 §9), or as the shop prints them, with any space in the middle. */
export const CODE = /^\s*\d{3}\s?\d{3}\s*$/

/** The six digits of a code however it is typed; null: the text is none. */
export const readCode = (text: string): string | null => (CODE.test(text) ? text.replace(/\s/g, '') : null)
