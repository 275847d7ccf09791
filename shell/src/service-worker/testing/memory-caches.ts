const pathOf = (request: RequestInfo | URL) =>
  new URL(request instanceof Request ? request.url : request, 'http://demo-green.localhost').pathname

/** A cache as workers use it here, by path alone. @param load answers what is added */
function memoryCache(load: (path: string) => Promise<Response>) {
  const entries = new Map<string, Response>()
  return {
    match: async (request: RequestInfo) => entries.get(pathOf(request))?.clone(),
    put: async (request: RequestInfo, answer: Response) => void entries.set(pathOf(request), answer),
    async add(request: RequestInfo) {
      const answer = await load(pathOf(request))
      if (!answer.ok) throw new TypeError('The server does not answer so.')
      entries.set(pathOf(request), answer)
    },
    delete: async (request: RequestInfo) => entries.delete(pathOf(request)),
    keys: async () =>
      [...entries.keys()].map((path) => new Request(new URL(path, 'http://demo-green.localhost'))),
  }
}

/** The caches of a browser without one. */
export function memoryCaches(load: (path: string) => Promise<Response>): CacheStorage {
  const all = new Map<string, ReturnType<typeof memoryCache>>()
  const open = async (name: string) => {
    const cache = all.get(name) ?? memoryCache(load)
    all.set(name, cache)
    return cache
  }
  return {
    open,
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    has: async (name: string) => all.has(name),
  } as unknown as CacheStorage
}
