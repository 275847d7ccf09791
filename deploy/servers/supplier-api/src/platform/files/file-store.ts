import type { Readable } from 'node:stream'

export interface StoredFile {
  content: Readable
  /** Bytes. */
  size: number
  /** Media type. */
  type: string
}

/** Where files lie: a folder, or an object store. Keys begin with the shop: `7/client/15/…`. */
export interface FileStore {
  put(key: string, content: Buffer, type: string): Promise<void>
  /** @returns null when there is no such file */
  get(key: string): Promise<StoredFile | null>
  remove(key: string): Promise<void>
}
