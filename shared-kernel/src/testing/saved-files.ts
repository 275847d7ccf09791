export interface SavedFile {
  name: string
  content: Blob
}

/** Files that are handed to the browser's downloads from now on, in order. */
export function catchSavedFiles(): readonly SavedFile[] {
  const saved: SavedFile[] = []
  const contents: Blob[] = []
  URL.createObjectURL = (content: Blob) => `blob:${contents.push(content) - 1}`
  URL.revokeObjectURL = () => undefined
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    const content = contents[Number(this.href.slice('blob:'.length))]
    if (content) saved.push({ name: this.download, content })
  })
  return saved
}
