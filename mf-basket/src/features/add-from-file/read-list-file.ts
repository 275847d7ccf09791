import { MAX_FILE_BYTES } from '@prilavok/shared-kernel/files'

/** Files that are a text: the list in them can be pasted instead of being sent. */
export const isListFile = ({ name, size }: Pick<File, 'name' | 'size'>): boolean =>
  /\.(csv|tsv|txt)$/i.test(name) && size > 0 && size <= MAX_FILE_BYTES

/** The text of a file in UTF-8, else in the Windows-1251 of Russian table programs. */
export async function readListFile(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1251').decode(bytes)
  }
}
