import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** The edge's script that removes a service worker deletes this database, too (`deploy/servers/edge/src/offline/remover.ts`). */
export const DATABASE = 'saved-answers'

/** One answer of the API, as a query of the page holds it. */
export interface SavedAnswer {
  owner: string
  /** Hash of the query's key. */
  hash: string
  data: unknown
  /** Milliseconds since 1970 at which the server gave it. */
  at: number
}

/** A page that can be opened without a connection. */
export interface SavedPage {
  /** Path and query. */
  path: string
  title: string
  /** Milliseconds since 1970 at which it was looked at last. */
  at: number
}

interface Schema extends DBSchema {
  answers: { key: [owner: string, hash: string]; value: SavedAnswer; indexes: { at: number } }
  pages: { key: [owner: string, path: string]; value: SavedPage & { owner: string }; indexes: { at: number } }
}
const STORES = ['answers', 'pages'] as const
type StoreName = (typeof STORES)[number]

/** Prices of last week help nobody. */
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000
/** A section page needs about ten. The oldest go first. */
const MAX_RECORDS: Record<StoreName, number> = { answers: 400, pages: 40 }

/**
 * Answers and pages as this browser has saved them. Every record belongs to one owner and is read and written under that name
 * alone. Storage that is denied or full is no error: then nothing is saved.
 */
export interface AnswerStore {
  read(owner: string, hash: string): Promise<SavedAnswer | undefined>
  write(answers: readonly SavedAnswer[]): Promise<void>
  /** The pages of an owner, the last one first. */
  pages(owner: string): Promise<SavedPage[]>
  writePage(owner: string, page: SavedPage): Promise<void>
  /** Deletes everything that belongs to anybody else. @param owner undefined: everything */
  keepOnly(owner: string | undefined): Promise<void>
}

/** Keys of one owner, and those before and after them: an array is behind every text in the order of IndexedDB. */
const ofOwner = (owner: string) => IDBKeyRange.bound([owner], [owner, []])
const ofOthers = (owner: string) => [
  IDBKeyRange.upperBound([owner], true),
  IDBKeyRange.lowerBound([owner, []], true),
]

async function prune(database: IDBPDatabase<Schema>, name: StoreName): Promise<void> {
  const transaction = database.transaction(name, 'readwrite')
  const spare = (await transaction.store.count()) - MAX_RECORDS[name]
  let cursor = spare > 0 ? await transaction.store.index('at').openCursor() : null
  for (let left = spare; cursor && left > 0; left--) {
    await cursor.delete()
    cursor = await cursor.continue()
  }
  await transaction.done
}

/** @throws DOMException where storage is denied */
async function openStore(): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(DATABASE, 1, {
    upgrade(database) {
      database.createObjectStore('answers', { keyPath: ['owner', 'hash'] }).createIndex('at', 'at')
      database.createObjectStore('pages', { keyPath: ['owner', 'path'] }).createIndex('at', 'at')
    },
    // Another page deletes it, or brings a newer form of it.
    blocking: (_old, _new, event) => (event.target as IDBDatabase).close(),
  })
}

/** @param now milliseconds since 1970 */
export function createAnswerStore(now: () => number): AnswerStore {
  const opened = openStore()
  opened.catch(() => undefined)
  const attempt = async <T>(
    work: (database: IDBPDatabase<Schema>) => Promise<T>,
    otherwise: T,
  ): Promise<T> => {
    try {
      return await work(await opened)
    } catch {
      return otherwise
    }
  }
  const isFresh = ({ at }: { at: number }) => now() - at < MAX_AGE_MS

  return {
    read: (owner, hash) =>
      attempt(async (database) => {
        const found = await database.get('answers', [owner, hash])
        return found && isFresh(found) ? found : undefined
      }, undefined),
    write: (answers) =>
      attempt(async (database) => {
        const { store, done } = database.transaction('answers', 'readwrite')
        // What cannot be copied (a function, a class) is no answer of a server.
        const written = answers.map(async (answer) => {
          await store.put(answer)
        })
        await Promise.allSettled(written)
        await done
        await prune(database, 'answers')
      }, undefined),
    pages: (owner) =>
      attempt(async (database) => {
        const found = await database.getAll('pages', ofOwner(owner))
        return found.filter(isFresh).sort((one, other) => other.at - one.at)
      }, []),
    writePage: (owner, page) =>
      attempt(async (database) => {
        await database.put('pages', { ...page, owner })
        await prune(database, 'pages')
      }, undefined),
    keepOnly: (owner) =>
      attempt(async (database) => {
        const transaction = database.transaction(STORES, 'readwrite')
        const removed = STORES.flatMap((name) => {
          const store = transaction.objectStore(name)
          return owner === undefined ? [store.clear()] : ofOthers(owner).map((range) => store.delete(range))
        })
        await Promise.all([...removed, transaction.done])
      }, undefined),
  }
}
