import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import type { FileStore } from './file-store'

/** Files in a folder; the media type lies beside each as `<key>.type`. */
export function folderStore(folder: string): FileStore {
  const root = resolve(folder)
  const pathOf = (key: string): string => {
    const path = resolve(root, key)
    if (!path.startsWith(root + sep)) throw new Error(`The key «${key}» leads out of the folder of files`)
    return path
  }
  return {
    async put(key, content, type) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      const draft = join(dirname(path), `.${randomUUID()}`)
      await writeFile(`${path}.type`, type)
      await writeFile(draft, content, { mode: 0o600 })
      await rename(draft, path)
    },
    async get(key) {
      const path = pathOf(key)
      const file = await open(path).catch(absent)
      if (!file) return null
      const { size } = await file.stat()
      const type = await readFile(`${path}.type`, 'utf8').catch(() => 'application/octet-stream')
      return { content: createReadStream(path, { fd: file }), size, type }
    },
    async remove(key) {
      const path = pathOf(key)
      await Promise.all([rm(path, { force: true }), rm(`${path}.type`, { force: true })])
    },
  }
}

function absent(cause: NodeJS.ErrnoException): null {
  if (cause.code === 'ENOENT') return null
  throw cause
}
