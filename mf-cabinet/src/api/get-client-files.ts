import { isListOf, isNumber, isObjectWith, isText } from '@prilavok/shared-kernel/api'
import type { ClientFile, ClientFilesAnswer } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryOptions } from '@tanstack/react-query'
import { keys } from './keys'

const shape = isObjectWith<ClientFilesAnswer>({
  FILES: isListOf(isObjectWith<ClientFile>({ ID: isNumber, NAME: isText, PATH: isText })),
})

/** Files that the customer has sent, for as long as their links hold (an hour or two): GET /v3/api/client/files/. */
export const clientFilesQuery = ({ api }: Kernel) =>
  queryOptions({
    queryKey: keys.clientFiles,
    queryFn: async ({ signal }) => (await api.get('/v3/api/client/files/', {}, { signal, shape })).FILES,
  })

/** Those files, read anew when the list is older than `staleTime` ms: their links are good for a while only. */
export const fetchClientFiles = (kernel: Kernel, staleTime: number): Promise<readonly ClientFile[]> =>
  kernel.query.fetchQuery({ ...clientFilesQuery(kernel), staleTime })
