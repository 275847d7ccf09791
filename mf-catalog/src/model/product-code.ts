/**
 * What stands for a product's code: six digits (000 §9), or as shops and letters write them: with a space or a hyphen in the middle,
 * «код» before them.
 */
export const CODE = /^\s*(?:(?:[Кк]од(?:\s+товара)?|[Аа]ртикул|[Аа]рт|№)[\s.:№]*)?\d{3}[\s-]?\d{3}\s*$/

/** The six digits of a code however it is typed; null: the text is none. */
export const readCode = (text: string): string | null => (CODE.test(text) ? text.replace(/\D/g, '') : null)
