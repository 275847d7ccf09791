import { randomUUID } from 'node:crypto'
import { createReadStream, mkdtempSync, rmSync } from 'node:fs'
import { type FileHandle, open, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { BodyError } from './body-error'

export interface BodyStorageOptions {
  /** Bytes that all bodies together may take in memory; what comes beyond goes to files. */
  memory: number
  /** Bytes that all bodies together may take in files. */
  disk: number
  /** Bytes of one body that stay in memory. */
  inMemory: number
}

/** One body as it grows. */
export interface StoredBody {
  /** @throws BodyError no-room */
  append(chunk: Buffer): Promise<void>
  /** Once, when it is whole. */
  read(): Readable
  /** The whole body, for small ones. */
  text(): Promise<string>
  /** Frees what it takes. May be called twice. */
  dispose(): Promise<void>
}

/** Where bodies wait until they are whole: small ones in memory, large ones in files that only this user can read. */
export interface BodyStorage {
  create(): StoredBody
  close(): void
}

export function createBodyStorage(options: BodyStorageOptions): BodyStorage {
  const used = { memory: 0, disk: 0 }
  let folder: string | undefined

  const openFile = async (): Promise<{ path: string; handle: FileHandle }> => {
    folder ??= mkdtempSync(join(tmpdir(), 'prilavok-edge-'))
    const path = join(folder, randomUUID())
    return { path, handle: await open(path, 'wx+', 0o600) }
  }
  const create = (): StoredBody => {
    let chunks: Buffer[] = []
    let inMemory = 0
    let inFile = 0
    let file: Awaited<ReturnType<typeof openFile>> | undefined

    const write = async (chunk: Buffer) => {
      if (used.disk + chunk.length > options.disk)
        throw new BodyError('no-room', `${used.disk} bytes lie in files`)
      used.disk += chunk.length
      inFile += chunk.length
      file ??= await openFile()
      await file.handle.write(chunk)
    }
    const freeMemory = () => {
      used.memory -= inMemory
      inMemory = 0
      chunks = []
    }
    return {
      async append(chunk) {
        const fits =
          inMemory + chunk.length <= options.inMemory && used.memory + chunk.length <= options.memory
        if (!file && fits) {
          chunks.push(chunk)
          inMemory += chunk.length
          used.memory += chunk.length
          return
        }
        const earlier = chunks
        freeMemory()
        for (const one of [...earlier, chunk]) await write(one)
      },
      read: () => (file ? createReadStream(file.path) : Readable.from(chunks)),
      text: async () => (file ? readFile(file.path, 'utf8') : Buffer.concat(chunks).toString('utf8')),
      async dispose() {
        freeMemory()
        used.disk -= inFile
        inFile = 0
        const stored = file
        file = undefined
        await stored?.handle.close()
        if (stored) await rm(stored.path, { force: true })
      },
    }
  }
  return {
    create,
    close: () => {
      if (folder) rmSync(folder, { recursive: true, force: true })
    },
  }
}
