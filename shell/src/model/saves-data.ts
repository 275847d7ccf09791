/** What the types of the browser do not know yet. */
interface ConnectionHints {
  connection?: { saveData?: boolean }
}

/** Whether the buyer has asked for as little traffic as possible. Not every browser tells; then nobody has. */
export const savesData = (navigator: Partial<Navigator> & ConnectionHints): boolean =>
  navigator.connection?.saveData === true
