import { queryOptions } from '@tanstack/react-query'
import { keys } from '../api/keys'

/** Code that loads apart from its page, by a query: what waits for it knows whether it comes, and can ask for it again. */
export const codeQuery = <Code>(name: string, load: () => Promise<Code>) =>
  queryOptions({
    queryKey: [...keys.code, name],
    queryFn: load,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })
