/** What refuses code without running it: the type checker or the linter. */
export interface Checker {
  /**
   * What is wrong with a file if it had this text, without places: they move with the text.
   * @param file path from the root
   */
  faultsOf(file: string, text: string): Promise<string[]>
  close(): Promise<void>
}
