interface ImportMeta {
  /** Every module below a folder whose path fits; webpack's own, see its «import.meta.webpackContext». */
  webpackContext(
    folder: string,
    options: { recursive: boolean; regExp: RegExp },
  ): ((path: string) => unknown) & { keys(): string[] }
}
