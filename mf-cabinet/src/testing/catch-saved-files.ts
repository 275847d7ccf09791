/** Names of the files that are handed to the browser's downloads from now on, in order. */
export function catchSavedFiles(): readonly string[] {
  const names: string[] = []
  URL.createObjectURL = () => 'blob:file'
  URL.revokeObjectURL = () => undefined
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
  return names
}
