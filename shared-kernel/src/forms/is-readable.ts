/**
 * Whether every field of a form makes sense of its text. One that does not (`setCustomValidity`: an unfinished day) still has its last
 * value, which is not what the buyer sees; it says now what is wrong.
 */
export const isReadable = (form: HTMLFormElement): boolean =>
  [...form.elements]
    .filter((control) => control instanceof HTMLInputElement)
    .map((input) => !input.validity.customError || input.checkValidity())
    .every(Boolean)
